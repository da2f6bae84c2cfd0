import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type Pixels } from './pixels';

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
const mostPixels = 150_000_000;

/**
 * Opens a picture of a media type that visitors may send, to be drawn upright.
 * @throws Error of the decoder when it cannot be read; what sharp reads is read when it is drawn
 */
export async function openPicture(file: string, type: string): Promise<Sharp> {
  const decode = decoders[type];
  if (!decode) {
    // Cameras write files of which strict readers complain: what counts is that all of it is there.
    return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' }).rotate();
  }
  const { data, ...raw } = await decode(await readFile(file));
  return sharp(data, { raw }).removeAlpha();
}
