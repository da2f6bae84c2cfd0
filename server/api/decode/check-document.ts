import { readFile } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { RefusedFile } from './refused-file';

/** Bytes of one stream: a page that was scanned in colour at 600 points an inch has 105 MB. */
const mostOfStream = 256 * 1024 * 1024;
/** Bytes of all streams. */
const mostOfAll = 1024 * 1024 * 1024;

/** Where the mark of the end stands, in bytes from the end; some programs write something after it. */
const endMarkWithin = 64 * 1024;

/**
 * Looks whether a PDF has come whole and unpacks to what a person's program can hold. Nothing of it is
 * drawn: the house keeps the file as it is.
 * @throws RefusedFile otherwise
 */
export async function checkDocument(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.lastIndexOf('%%EOF') < Math.max(1, bytes.length - endMarkWithin)) {
    throw new RefusedFile('documentBroken', 'no end mark');
  }
  let all = 0;
  for (const stream of packedStreams(bytes)) {
    all += await unpackedSize(stream);
    if (all > mostOfAll) throw new RefusedFile('documentBroken', `streams of ${all} bytes`);
  }
}

/** Streams that begin as zlib does, whatever name their object gives to the filter. */
function* packedStreams(bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at)) {
    const start = at + (bytes[at + 6] === 0x0d ? 8 : 7);
    const end = bytes.indexOf('endstream', start);
    const stream = bytes.subarray(start, end === -1 ? undefined : end);
    if (isPacked(stream)) yield stream;
    at = end === -1 ? bytes.length : end + 'endstream'.length;
  }
}

/** RFC 1950 §2.2: the method is deflate, and the first two bytes are a multiple of 31. */
function isPacked(bytes: Buffer): boolean {
  return bytes.length > 2 && (bytes.readUInt8(0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0;
}

/** Streams within streams are looked into so deep: programs pack once, and seldom twice. */
const deepest = 3;

/**
 * Bytes that a stream unpacks to, with what is packed within it once more. One that is damaged or
 * encrypted counts as far as it can be read.
 * @throws RefusedFile when it is too much
 */
async function unpackedSize(packed: Buffer, depth = 1): Promise<number> {
  let size = 0;
  let isPackedAgain = false;
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (size === 0) isPackedAgain = isPacked(chunk);
      size += chunk.length;
      const isTooMuch = size > mostOfStream;
      done(isTooMuch ? new RefusedFile('documentBroken', `a stream of ${size} bytes`) : null);
    },
  });
  try {
    const inflaters = Array.from({ length: depth }, () => createInflate());
    await pipeline([Readable.from([packed]), ...inflaters, counter]);
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
  }
  return isPackedAgain && depth < deepest ? size + (await unpackedSize(packed, depth + 1)) : size;
}
