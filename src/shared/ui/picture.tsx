import type { CSSProperties } from 'react';
import type { Picture as PictureFacts } from '../../contract/wire';
import * as styles from './picture.module.css';

const widths = [240, 360, 480, 720, 960, 1440];

interface PictureProps {
  picture: PictureFacts;
  /** The `sizes` attribute: how wide the picture shows. */
  sizes: string;
  /** The picture that a visitor sees first: asked for at once. */
  isFirst?: boolean;
  className?: string;
}

/** A photo through the image CDN, with its place kept in its dominant colour until it is there. */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  const { src, width, height, color, alt } = picture;
  return (
    <picture className={`${styles.frame} ${className ?? ''}`}>
      <source type="image/webp" srcSet={sourceSet(src, width, 'webp')} sizes={sizes} />
      <img
        className={styles.image}
        style={{ '--picture-color': color } as CSSProperties}
        src={transformed(src, Math.min(width, 720), 'jpg')}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        // React 18 knows the attribute only in lower case.
        {...(isFirst && { fetchpriority: 'high' })}
        decoding="async"
      />
    </picture>
  );
}

function sourceSet(src: string, width: number, format: string): string {
  return widths
    .filter((candidate) => candidate <= width)
    .map((candidate) => `${transformed(src, candidate, format)} ${candidate}w`)
    .join(', ');
}

function transformed(src: string, width: number, format: string): string {
  return `/.netlify/images?url=${encodeURIComponent(src)}&w=${width}&fm=${format}`;
}
