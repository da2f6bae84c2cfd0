import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

const megabyte = 1024 * 1024;

/** So many megabytes of zeros, packed by zlib: about a thousandth of it. */
export function packedZeros(megabytes: number): Buffer {
  return deflateSync(Buffer.alloc(megabytes * megabyte), { level: 9 });
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A chunk of PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

interface Header {
  width: number;
  height: number;
  /** 0 grey, 2 colours. */
  colour?: 0 | 2;
  isInterlaced?: boolean;
}

/** A PNG of eight bits a sample, with chunks between its header and its pixels. */
export function png(
  { width, height, colour = 0, isInterlaced = false }: Header,
  packed: Buffer,
  between: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.from([8, colour, 0, 0, isInterlaced ? 1 : 0]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), header])),
    ...between,
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A ZIP archive of one file. */
export function zip(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    facts,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}

/** A segment of JPEG, right after its first two bytes. */
export function withSegment(jpeg: Buffer, marker: number, content: string): Buffer {
  const data = Buffer.from(content, 'latin1');
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A JPEG whose frame claims another size. */
export function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(jpeg);
  const frame = claimed.findIndex(
    (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(claimed[at + 1] ?? 0),
  );
  claimed.writeUInt16BE(height, frame + 5);
  claimed.writeUInt16BE(width, frame + 7);
  return claimed;
}
