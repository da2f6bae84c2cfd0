import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { jpegClaiming, packedZeros, png, chunk } from './bytes';
import { bmpHeader, manyPasses, runsOfBmp, tiffOf, withSizes, withTags } from './crafted';
import { type HostileFile } from './hostile-file';

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: 'white' } });

/** Pictures that claim, or unpack to, more than can be held, and such as break off. */
export async function oversizedPictures(): Promise<HostileFile[]> {
  return [...bombs(), ...(await claims()), ...(await whole()), ...(await broken())];
}

function bombs(): HostileFile[] {
  const dot = deflateSync(Buffer.alloc(2));
  return [
    {
      what: 'a PNG of 151 megapixels in 150 KB',
      bytes: png({ width: 12_300, height: 12_300 }, packedZeros(145)),
      problem: 'pictureTooLarge',
    },
    {
      what: 'a PNG of 64 megapixels that comes in passes',
      bytes: png({ width: 8000, height: 8000, colour: 2, isInterlaced: true }, packedZeros(184)),
      problem: 'pictureTooLarge',
    },
    {
      what: 'a PNG of 65,500 by 65,500',
      bytes: png({ width: 65_500, height: 65_500 }, dot),
      problem: 'pictureTooLarge',
    },
    {
      what: 'a PNG of two thousand million columns',
      bytes: png({ width: 2 ** 31 - 1, height: 1 }, dot),
      problem: 'pictureBroken',
    },
    {
      what: 'a PNG whose colour profile unpacks to 512 MB, without its pixels',
      bytes: png({ width: 100, height: 100 }, dot, [
        chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), packedZeros(512)])),
      ]),
      problem: 'pictureBroken',
    },
    {
      what: 'a PNG whose text unpacks to 512 MB, without its pixels',
      bytes: png({ width: 100, height: 100 }, dot, [
        chunk('zTXt', Buffer.concat([Buffer.from('t\0\0'), packedZeros(512)])),
      ]),
      problem: 'pictureBroken',
    },
  ];
}

async function claims(): Promise<HostileFile[]> {
  const jpeg = await blank(20, 20).jpeg().toBuffer();
  const gif = await blank(20, 20).gif().toBuffer();
  const wideGif = Buffer.from(gif);
  // The canvas, then the first frame.
  for (const at of [6, wideGif.indexOf(0x2c, 13) + 5]) wideGif.fill(0xff, at, at + 4);
  const tiff = await blank(20, 20).tiff({ compression: 'deflate' }).toBuffer();
  const bmp = (width: number, height: number) =>
    Buffer.concat([bmpHeader({ width, height, bits: 24, length: 54 + 1200 }), Buffer.alloc(1200)]);
  const kept = (name: string) => readFile(join(__dirname, '../pictures', name));
  return [
    {
      what: 'a JPEG of 65,500 by 65,500',
      bytes: jpegClaiming(jpeg, 65_500, 65_500),
      problem: 'pictureTooLarge',
    },
    { what: 'a GIF of 65,535 by 65,535', bytes: wideGif, problem: 'pictureTooLarge' },
    {
      what: 'a TIFF of 100,000 by 100,000',
      bytes: withTags(tiff, { 256: 100_000, 257: 100_000 }),
      problem: 'pictureTooLarge',
    },
    { what: 'a BMP of 100,000 by 100,000', bytes: bmp(1e5, 1e5), problem: 'pictureTooLarge' },
    { what: 'a BMP without a column', bytes: bmp(0, 20), problem: 'pictureBroken' },
    { what: 'a BMP of half its rows', bytes: bmp(28, 28), problem: 'pictureBroken' },
    {
      what: 'a HEIC of 40,000 by 40,000',
      bytes: withSizes(await kept('still.heic'), 'ispe', 4, 40_000),
      problem: 'pictureTooLarge',
    },
    {
      what: 'a JPEG 2000 of 40,000 by 40,000',
      bytes: withSizes(await kept('still.jp2'), '\xff\x4f\xff\x51', 4, 40_000),
      problem: 'pictureTooLarge',
    },
  ];
}

/** What a decoder must hold as a whole, however little the file is. */
async function whole(): Promise<HostileFile[]> {
  return [
    {
      what: 'a progressive JPEG of 64 megapixels',
      bytes: await blank(8000, 8000).jpeg({ progressive: true }).toBuffer(),
      problem: 'pictureTooLarge',
    },
    {
      what: 'a GIF of 56 megapixels',
      bytes: await blank(7500, 7500).gif({ effort: 1 }).toBuffer(),
      problem: 'pictureTooLarge',
    },
    {
      what: 'a TIFF of 169 megapixels in one strip',
      bytes: tiffOf(13_000),
      problem: 'pictureTooLarge',
    },
    {
      what: 'a BMP of 49 megapixels in runs',
      bytes: runsOfBmp(7000),
      problem: 'pictureTooLarge',
    },
    {
      what: 'a TIFF of 144 megapixels in one tile, more than its decoder may take',
      bytes: tiffOf(12_000, true),
      problem: 'pictureBroken',
    },
    {
      what: 'a JPEG of 25 megapixels in hundreds of passes',
      bytes: manyPasses(await blank(5000, 5000).jpeg({ progressive: true }).toBuffer(), 600),
      problem: 'pictureBroken',
    },
  ];
}

async function broken(): Promise<HostileFile[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({
    create: { width: 200, height: 150, channels: 3, noise, background: 'white' },
  });
  const files = {
    JPEG: await picture.clone().jpeg().toBuffer(),
    PNG: await picture.clone().png().toBuffer(),
    GIF: await picture.clone().gif().toBuffer(),
    TIFF: await picture.clone().tiff().toBuffer(),
    HEIC: await readFile(join(__dirname, '../pictures/still.heic')),
  };
  return Object.entries(files).map(([kind, bytes]) => ({
    what: `a ${kind} that breaks off`,
    bytes: bytes.subarray(0, Math.floor(bytes.length * 0.4)),
    problem: 'pictureBroken',
  }));
}
