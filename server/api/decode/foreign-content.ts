import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { RefusedFile } from './refused-file';

/**
 * Markup and archives that neither cameras nor office programs write into a picture or a document. Each
 * is long enough not to come about by chance within 20 MB of compressed bytes.
 */
const signs = [
  /<script[\s/>]/,
  /<!doctype\s+html/,
  /<html[\s>]/,
  /<iframe[\s>]/,
  /<\?php\s/,
  /javascript:/,
  /\son(?:error|load)\s*=/,
  /rar!\x1a\x07/,
  /7z\xbc\xaf\x27\x1c/,
];
const anySign = new RegExp(signs.map(({ source }) => source).join('|'), 'i');

/** Bytes; a sign at the end of one part is looked for in the next as well. */
const partSize = 1024 * 1024;
const longestSign = 64;

/** Where readers of PDF look for its first line. */
const pdfStart = 1024;
/** The record that ends a ZIP archive, and the longest comment after it. */
const zipRecord = 22;
const longestZipTail = zipRecord + 0xffff;

/**
 * A file that is a picture to one program and a page or an archive to another is nobody's photo.
 * @throws RefusedFile when there is something else within the file
 */
export async function refuseForeignContent(file: string, type: string): Promise<void> {
  let isFirst = true;
  let before = '';
  for await (const part of createReadStream(file, { highWaterMark: partSize })) {
    const text = before + (part as Buffer).toString('latin1');
    const sign = anySign.exec(text)?.[0];
    if (sign) throw new RefusedFile('fileMixed', `${JSON.stringify(sign)} in ${type}`);
    if (isFirst && type !== 'application/pdf' && text.slice(0, pdfStart).includes('%PDF-')) {
      throw new RefusedFile('fileMixed', `a document in ${type}`);
    }
    isFirst = false;
    before = text.slice(-longestSign);
  }
  if (endsAsZip(await lastBytes(file, longestZipTail))) {
    throw new RefusedFile('fileMixed', `an archive in ${type}`);
  }
}

/** An archive is read from its end: one disk, and as many entries on it as there are in all. */
function endsAsZip(tail: Buffer): boolean {
  for (let at = tail.indexOf('PK\x05\x06'); at !== -1; at = tail.indexOf('PK\x05\x06', at + 1)) {
    if (at + zipRecord > tail.length) return false;
    const [disk, firstDisk, here, all] = [4, 6, 8, 10].map((by) => tail.readUInt16LE(at + by));
    if (disk === 0 && firstDisk === 0 && here === all) return true;
  }
  return false;
}

async function lastBytes(file: string, count: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, count);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer;
  } finally {
    await handle.close();
  }
}
