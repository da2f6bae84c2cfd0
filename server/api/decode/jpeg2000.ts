import openCodec from '@cornerstonejs/codec-openjpeg/decode';
import { checkSize, type Pixels } from './pixels';
import { RefusedFile } from './refused-file';

/** Begins the codestream: start of it, then the marker of its size. */
const sizeMarker = Buffer.from('ff4fff51', 'hex');

const isChannels = (count: number): count is Pixels['channels'] => count >= 1 && count <= 4;

export async function decodeJpeg2000(bytes: Buffer): Promise<Pixels> {
  checkClaimedSize(bytes);
  const { J2KDecoder } = await openCodec();
  const decoder = new J2KDecoder();
  try {
    decoder.getEncodedBuffer(bytes.length).set(bytes);
    decoder.decode();
    // What could not be decoded is told by a picture without pixels.
    const { width, height, componentCount, bitsPerSample } = decoder.getFrameInfo();
    checkSize(width, height);
    if (!isChannels(componentCount))
      throw new RefusedFile('pictureBroken', `${componentCount} channels`);
    const data = bytesOf(decoder.getDecodedBuffer(), bitsPerSample);
    return { width, height, channels: componentCount, data };
  } finally {
    decoder.delete();
  }
}

/** The codec reads no header of a container, only all of it. */
function checkClaimedSize(bytes: Buffer): void {
  const at = bytes.indexOf(sizeMarker);
  if (at === -1) throw new RefusedFile('pictureBroken', 'no codestream in it');
  // Length and capabilities of two bytes each, the far corner, then the near one.
  const [right, bottom, left, top] = [8, 12, 16, 20].map((place) => bytes.readUInt32BE(at + place));
  checkSize((right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0));
}

/** One byte a sample: what has more than eight bits comes as two bytes, the lower one first. */
function bytesOf(samples: Uint8Array | Uint8ClampedArray, bits: number): Uint8Array {
  if (bits <= 8) return Uint8Array.from(samples);
  const words = Buffer.from(samples);
  return Uint8Array.from(
    { length: words.length / 2 },
    (_, index) => words.readUInt16LE(index * 2) >> (bits - 8),
  );
}
