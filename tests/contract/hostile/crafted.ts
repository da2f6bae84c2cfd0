import { packedZeros } from './bytes';

/** A TIFF with other values of some tags. */
export function withTags(tiff: Buffer, values: Record<number, number>): Buffer {
  const changed = Buffer.from(tiff);
  const directory = changed.readUInt32LE(4);
  for (let entry = 0; entry < changed.readUInt16LE(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    const value = values[changed.readUInt16LE(at)];
    if (value === undefined) continue;
    changed.writeUInt16LE(4, at + 2);
    changed.writeUInt32LE(value, at + 8);
  }
  return changed;
}

/** Colours, packed, all rows in one strip; one tile has to be unpacked as a whole. */
export function tiffOf(side: number, isTiled = false): Buffer {
  const strip = packedZeros(Math.ceil((side * side * 3) / 1024 / 1024));
  const strips: [number, number][] = [
    [278, side],
    [279, strip.length],
  ];
  const tiles: [number, number][] = [
    [322, side],
    [323, side],
    [324, 8],
    [325, strip.length],
  ];
  const tags: [number, number][] = [
    [256, side],
    [257, side],
    [258, 8],
    [259, 8],
    [262, 2],
    ...(isTiled ? [] : ([[273, 8]] as [number, number][])),
    [277, 3],
    ...(isTiled ? tiles : strips),
  ];
  const directory = Buffer.alloc(2 + tags.length * 12 + 4);
  directory.writeUInt16LE(tags.length);
  tags.forEach(([tag, value], index) => {
    const at = 2 + index * 12;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(4, at + 2);
    directory.writeUInt32LE(1, at + 4);
    directory.writeUInt32LE(value, at + 8);
  });
  const head = Buffer.from('49492a0000000000', 'hex');
  head.writeUInt32LE(8 + strip.length, 4);
  return Buffer.concat([head, strip, directory]);
}

export function bmpHeader(picture: {
  width: number;
  height: number;
  bits: number;
  length: number;
}) {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(picture.length, 2);
  header.writeUInt32LE(54 + (picture.bits === 8 ? 1024 : 0), 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(picture.width, 18);
  header.writeInt32LE(picture.height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(picture.bits, 28);
  return header;
}

/** A BMP of one colour, packed by runs of 250 pixels. */
export function runsOfBmp(side: number): Buffer {
  const row = Buffer.concat([
    Buffer.alloc((side / 250) * 2, Buffer.from([250, 1])),
    Buffer.alloc(2),
  ]);
  const rows = Buffer.concat([Buffer.alloc(row.length * side, row), Buffer.from([0, 1])]);
  const palette = Buffer.alloc(1024, 0x80);
  const length = 54 + palette.length + rows.length;
  const header = bmpHeader({ width: side, height: side, bits: 8, length });
  header.writeUInt32LE(1, 30);
  return Buffer.concat([header, palette, rows]);
}

/** The last pass of a progressive JPEG again and again. */
export function manyPasses(jpeg: Buffer, times: number): Buffer {
  const pass = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    Buffer.alloc(pass.length * times, pass),
    jpeg.subarray(-2),
  ]);
}

/** Width and height, of four bytes each, written anew after each place of a mark. */
export function withSizes(file: Buffer, mark: string, gap: number, side: number): Buffer {
  const changed = Buffer.from(file);
  const wanted = Buffer.from(mark, 'latin1');
  for (let at = changed.indexOf(wanted); at !== -1; at = changed.indexOf(wanted, at + 4)) {
    changed.writeUInt32BE(side, at + 4 + gap);
    changed.writeUInt32BE(side, at + 8 + gap);
  }
  return changed;
}
