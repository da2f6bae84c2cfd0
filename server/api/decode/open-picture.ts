import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { checkSize, type Pixels } from './pixels';
import { RefusedFile } from './refused-file';
import { mostHeldBytes } from './terms';

type Decode = (bytes: Buffer) => Pixels | Promise<Pixels>;

const heic = async (bytes: Buffer) => (await import('./heic')).decodeHeic(bytes);
const bmp = async (bytes: Buffer) => (await import('./bmp')).decodeBmp(bytes);
const jpeg2000 = async (bytes: Buffer) => (await import('./jpeg2000')).decodeJpeg2000(bytes);

/** What sharp cannot read, by media type; a decoder is loaded with the first file that needs it. */
const decoders: { [type: string]: Decode | undefined } = {
  'image/heic': heic,
  'image/heic-sequence': heic,
  'image/heif': heic,
  'image/heif-sequence': heic,
  'image/bmp': bmp,
  'image/jp2': jpeg2000,
  'image/jpx': jpeg2000,
  'image/jpm': jpeg2000,
};

/** Of pictures that sharp reads in strips. */
const mostStripPixels = 150_000_000;

// One picture, read once: nothing is worth keeping, and each thread has buffers of its own.
sharp.cache(false);
sharp.concurrency(1);
// What a file is taken for by its first bytes is all that it may be: libvips knows many formats more.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Tiff'].map((name) => `VipsForeignLoad${name}File`),
});

/**
 * Opens a picture of a media type that visitors may send, to be drawn upright.
 * @throws RefusedFile, or Error of the decoder, when it cannot be read; what sharp reads is read when it
 * is drawn
 */
export async function openPicture(file: string, type: string): Promise<Sharp> {
  const decode = decoders[type];
  if (!decode) {
    checkHeader(await sharp(file, { limitInputPixels: false }).metadata(), type);
    // Cameras write files of which strict readers complain: what counts is that all of it is there.
    return sharp(file, { limitInputPixels: mostStripPixels, failOn: 'error' }).rotate();
  }
  const { data, ...raw } = await decode(await readFile(file));
  return sharp(data, { raw }).removeAlpha();
}

/** Before anything is decoded: some megabytes of header can claim a picture of gigabytes. */
function checkHeader(header: Metadata, type: string): void {
  const { format, width, height } = header;
  if (`image/${format}` !== type) throw new RefusedFile('pictureBroken', `${type} is ${format}`);
  checkSize(width, height, Math.min(mostStripPixels, mostHeldBytes / heldBytesOfPixel(header)));
}

/** What comes in passes is complete with its last byte only. */
function heldBytesOfPixel({
  format,
  isProgressive = false,
  channels,
  depth,
  chromaSubsampling,
}: Metadata): number {
  if (format === 'gif') return 4;
  if (!isProgressive) return 0;
  // Of a JPEG two bytes for each coefficient; colours mostly have a quarter of them.
  if (format === 'jpeg') return 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  return channels * (depth === 'ushort' ? 2 : 1);
}
