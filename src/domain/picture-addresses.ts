/** Widths, in pixels, that pictures are asked for. */
const widths = [240, 360, 480, 720, 960, 1440];

export type PictureFormat = 'webp' | 'jpg';

/** Address of a picture made `width` pixels wide by the image CDN. */
export function pictureAddress(src: string, width: number, format: PictureFormat): string {
  return `/.netlify/images?url=${encodeURIComponent(src)}&w=${width}&fm=${format}`;
}

/** A `srcset` with every width that a picture of `width` pixels can be made to. */
export function pictureSourceSet(src: string, width: number, format: PictureFormat): string {
  return widths
    .filter((candidate) => candidate <= width)
    .map((candidate) => `${pictureAddress(src, candidate, format)} ${candidate}w`)
    .join(', ');
}
