import sharp from 'sharp';
import { generateCatalogue } from '../catalogue/generate/generate';
import { drawPicture } from './draw';

/** Pixels of a side of the hash; it looks at each of three colours. */
const side = 32;
/** Bits of 3072 in which two pictures of different things must differ at least. */
const least = 40;

/** Difference hash, packed: whether each pixel is lighter than the one to its right. */
async function hashOf(svg: string): Promise<Uint32Array> {
  const pixels = await sharp(Buffer.from(svg))
    .flatten({ background: '#faf8f4' })
    .resize(side + 1, side, { fit: 'fill' })
    .raw()
    .toBuffer();
  const across = (side + 1) * 3;
  const bits = new Uint32Array((side * side * 3) / 32);
  for (let bit = 0; bit < side * side * 3; bit += 1) {
    const at = Math.floor(bit / (side * 3)) * across + (bit % (side * 3));
    const isLighter = (pixels[at] ?? 0) > (pixels[at + 3] ?? 0);
    if (isLighter) bits[bit >> 5] = (bits[bit >> 5] ?? 0) | (1 << (bit & 31));
  }
  return bits;
}

/** In how many bits two hashes differ; a plain loop, because all pairs are compared. */
function distance(one: Uint32Array, other: Uint32Array): number {
  let differing = 0;
  for (let word = 0; word < one.length; word += 1) {
    let left = ((one[word] ?? 0) ^ (other[word] ?? 0)) >>> 0;
    left -= (left >>> 1) & 0x55555555;
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
    differing += (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return differing;
}

/** `tsx demo/pictures/likeness.ts`: prints which first views of the stock look alike, as JSON. */
async function main(): Promise<void> {
  const { items, makers } = generateCatalogue();
  const titles = new Map(makers.map(({ url, title }) => [url, title.en]));
  const hashes: { url: string; bits: Uint32Array }[] = [];
  for (const { url, kind, look, maker, reference } of items) {
    const subject = { kind: 'item', url, kindOfItem: kind, look, reference } as const;
    const svg = drawPicture({ ...subject, maker: titles.get(maker) ?? null }, 'front');
    hashes.push({ url, bits: await hashOf(svg) });
  }
  const alike = hashes.flatMap((one, index) =>
    hashes
      .slice(index + 1)
      .map((other) => ({ one: one.url, other: other.url, bits: distance(one.bits, other.bits) }))
      .filter(({ bits }) => bits < least),
  );
  process.stdout.write(JSON.stringify({ compared: hashes.length, alike }));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
