import { RefusedFile } from './refused-file';

/** A decoded picture, one byte a sample. */
export interface Pixels {
  width: number;
  height: number;
  /** Samples of a pixel: grey, grey and alpha, colours, colours and alpha. */
  channels: 1 | 2 | 3 | 4;
  data: Uint8Array | Uint8ClampedArray;
}

/** Of decoders that have the memory for it; phones take pictures of 48 megapixels as HEIC. */
const mostPixelsOfPhones = 50_000_000;

/** @throws RefusedFile when a header claims what no picture has, or what would take gigabytes to hold */
export function checkSize(width: number, height: number, mostPixels = mostPixelsOfPhones): void {
  const isSize = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!isSize) throw new RefusedFile('pictureBroken', `${width} × ${height} pixels`);
  if (width * height > mostPixels) {
    throw new RefusedFile('pictureTooLarge', `${width} × ${height} pixels`);
  }
}
