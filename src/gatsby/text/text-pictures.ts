import { fallbackAddress, pictureSourceSet } from '../../domain/picture-addresses';
import { attributeOf, escapedText, htmlParts } from './html-parts';

/** Where a picture tells no width, pixels. */
const assumedWidth = 960;
/** How wide a picture shows within a text. */
const sizes = '(min-width: 768px) 680px, 92vw';

/**
 * Shows the pictures of a sanitised text as the picture component does: through the image CDN, in the
 * width and format that suit. A picture of another origin than the backend's would be asked from
 * there before a visitor has agreed to it: its words lead to it instead.
 */
export function withPictures(html: string, backendOrigin: string): string {
  let linkDepth = 0;
  return htmlParts(html)
    .map(({ kind, name, raw }) => {
      if (name === 'a') linkDepth += kind === 'open' ? 1 : -1;
      return name === 'img' ? shown(raw, backendOrigin, linkDepth > 0) : raw;
    })
    .join('');
}

function shown(tag: string, backendOrigin: string, isInLink: boolean): string {
  const src = attributeOf(tag, 'src') ?? '';
  const alt = escapedText(attributeOf(tag, 'alt') ?? '');
  if (!URL.canParse(src) || new URL(src).origin !== backendOrigin) {
    if (isInLink || alt === '') return alt;
    return `<a href="${escapedText(src)}" rel="noopener">${alt}</a>`;
  }
  const told = Number(attributeOf(tag, 'width'));
  const height = attributeOf(tag, 'height');
  const width = told || assumedWidth;
  const size = told && height ? ` width="${told}" height="${height}"` : '';
  const address = escapedText(fallbackAddress(src, width));
  const sources = escapedText(pictureSourceSet(src, width, 'webp'));
  return (
    `<picture><source type="image/webp" srcset="${sources}" sizes="${sizes}" />` +
    `<img src="${address}" alt="${alt}"${size} loading="lazy" decoding="async" /></picture>`
  );
}
