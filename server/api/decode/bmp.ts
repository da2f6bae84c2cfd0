import { decode } from 'bmp-ts';
import { checkSize, type Pixels } from './pixels';
import { mostHeldBytes } from './terms';

/** Places of width and height in the header. */
const widthAt = 18;
const heightAt = 22;

const bytesOfPixel = 4;

export function decodeBmp(bytes: Buffer): Pixels {
  // A negative height is that of a picture that is stored from top to bottom.
  const claimed = [bytes.readInt32LE(widthAt), Math.abs(bytes.readInt32LE(heightAt))] as const;
  checkSize(...claimed, mostHeldBytes / bytesOfPixel);
  const { width, height, data } = decode(bytes, { toRGBA: true });
  return { width, height: Math.abs(height), channels: 4, data };
}
