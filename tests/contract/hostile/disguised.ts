import sharp from 'sharp';
import { chunk, png, withSegment, zip } from './bytes';
import { deflateSync, gzipSync } from 'node:zlib';
import { type HostileFile } from './hostile-file';

const page = '<!doctype html><html><body><script>alert(1)</script></body></html>';
const program = '<?php system($_GET["c"]); ?>';
const jar = zip('Evil.class', Buffer.from('\xca\xfe\xba\xbe', 'latin1'));

/** Files that are two things at once, and such as are no picture or are called otherwise. */
export async function disguisedFiles(): Promise<HostileFile[]> {
  const dot = sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } });
  const jpeg = await dot.clone().jpeg().toBuffer();
  const gif = await dot.clone().gif().toBuffer();
  const webp = await dot.clone().webp().toBuffer();
  return [
    ...mixed(jpeg, gif),
    ...otherKinds(webp),
    { what: 'a JPEG called a page', bytes: jpeg, name: 'photo.html', problem: 'fileTypeWrong' },
    { what: 'a JPEG called a program', bytes: jpeg, name: 'a.jpg.exe', problem: 'fileTypeWrong' },
  ];
}

function mixed(jpeg: Buffer, gif: Buffer): HostileFile[] {
  const dot = (text: Buffer) =>
    png({ width: 1, height: 1 }, deflateSync(Buffer.alloc(2)), [chunk('tEXt', text)]);
  const after = (file: Buffer, more: Buffer | string) => Buffer.concat([file, Buffer.from(more)]);
  const files: [string, Buffer][] = [
    ['a JPEG with a page after it', after(jpeg, page)],
    ['a JPEG with a page in its comment', withSegment(jpeg, 0xfe, page)],
    ['a JPEG with a program in its EXIF', withSegment(jpeg, 0xe1, `Exif\0\0II*\0${program}`)],
    ['a JPEG with a handler in its XMP', withSegment(jpeg, 0xe1, '"><img src=x onerror=go()>')],
    ['a JPEG with an archive after it', after(jpeg, jar)],
    ['a JPEG with a RAR after it', after(jpeg, 'Rar!\x1a\x07\x00')],
    ['a JPEG with a 7z after it', after(jpeg, Buffer.from('377abcaf271c0004', 'hex'))],
    ['a JPEG that is a PDF too', withSegment(jpeg, 0xfe, '%PDF-1.7\n%%EOF')],
    ['a PNG with an archive after it', after(dot(Buffer.from('a\0b')), jar)],
    ['a PNG with a page in its text', dot(Buffer.from(`Comment\0${page}`))],
    ['a PNG with a program in its text', dot(Buffer.from(`Comment\0${program}`))],
    ['a GIF that is a Java archive too', after(gif, jar)],
    ['a GIF with a page in its comment', withGifComment(gif, page)],
  ];
  return files.map(([what, bytes]) => ({ what, bytes, problem: 'fileMixed' }));
}

function otherKinds(webp: Buffer): HostileFile[] {
  const laughs = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('');
  const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]><svg xmlns="http://www.w3.org/2000/svg"><text>&l9;</text></svg>`;
  const files: [string, Buffer, name?: string][] = [
    ['an SVG whose entities unpack to gigabytes', Buffer.from(svg)],
    ['an SVG called so', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'drawing.svg'],
    ['a WebP', webp],
    ['a page by the name of a photo', Buffer.from(page)],
    ['an archive that unpacks to 64 MB', zip('zeros', Buffer.alloc(64 * 1024 * 1024))],
    ['packed zeros', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
    ['a program by the name of a photo', Buffer.alloc(8000, 'MZ')],
    ['the first bytes of a JPEG, then a page', Buffer.from(`\xff\xd8${page}`, 'latin1')],
  ];
  return files.map(([what, bytes, name]) => ({
    what,
    bytes,
    problem: 'fileTypeWrong',
    ...(name !== undefined && { name }),
  }));
}

function withGifComment(gif: Buffer, text: string): Buffer {
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, text.length]),
    Buffer.from(text),
    Buffer.from([0]),
  ]);
  // The last byte ends the file.
  return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
}
