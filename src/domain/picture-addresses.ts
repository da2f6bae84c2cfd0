/** Widths, in pixels, that pictures are asked for; 640 is a phone's whole width on most of them. */
const widths = [240, 360, 480, 640, 960, 1440];
/** For browsers that choose none of them. */
const fallbackWidth = 640;

export type PictureFormat = 'webp' | 'jpg';

/** Address of a picture made `width` pixels wide by the image CDN. */
function pictureAddress(src: string, width: number, format: PictureFormat): string {
  return `/.netlify/images?url=${encodeURIComponent(src)}&w=${width}&fm=${format}`;
}

/** A `srcset` with every width that a picture of `width` pixels can be made to. */
export function pictureSourceSet(src: string, width: number, format: PictureFormat): string {
  return widths
    .filter((candidate) => candidate <= width)
    .map((candidate) => `${pictureAddress(src, candidate, format)} ${candidate}w`)
    .join(', ');
}

/** Address for a browser without WebP, of a picture of `width` pixels. */
export function fallbackAddress(src: string, width: number): string {
  return pictureAddress(src, Math.min(width, fallbackWidth), 'jpg');
}
