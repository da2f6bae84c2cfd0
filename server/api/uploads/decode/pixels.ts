/** The bytes are no picture that can be read. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** A decoded picture, one byte a sample. */
export interface Pixels {
  width: number;
  height: number;
  /** Samples of a pixel: grey, grey and alpha, colours, colours and alpha. */
  channels: 1 | 2 | 3 | 4;
  data: Uint8Array | Uint8ClampedArray;
}

/** Pictures that are held as a whole; phones take pictures of 48 megapixels as HEIC. */
const mostPixels = 50_000_000;

/** @throws UnreadablePicture when a header claims what no picture has, or what would take gigabytes to hold */
export function checkSize(width: number, height: number): void {
  const isSize = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!isSize || width * height > mostPixels) {
    throw new UnreadablePicture(`${width} × ${height} pixels`);
  }
}
