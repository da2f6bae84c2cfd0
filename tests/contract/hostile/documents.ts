import { deflateSync } from 'node:zlib';
import { packedZeros, zip } from './bytes';
import { type HostileFile } from './hostile-file';

const end = 'trailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';

/** A PDF with one stream, by the filters that its object names. */
export function pdf(stream: Buffer, filters = '/FlateDecode'): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n'),
    Buffer.from(`2 0 obj << /Filter [${filters}] /Length ${stream.length} >>\nstream\n`),
    stream,
    Buffer.from(`\nendstream endobj\n${end}`),
  ]);
}

/** Documents that unpack to too much, break off, or are something else too. */
export function hostileDocuments(): HostileFile[] {
  const small = pdf(deflateSync(Buffer.from('q Q')));
  return [
    {
      what: 'a PDF whose stream unpacks to 400 MB',
      bytes: pdf(packedZeros(400)),
      problem: 'documentBroken',
    },
    {
      what: 'a PDF whose stream is packed twice and unpacks to 800 MB',
      bytes: pdf(deflateSync(packedZeros(800)), '/FlateDecode /FlateDecode'),
      problem: 'documentBroken',
    },
    {
      what: 'a PDF that breaks off',
      bytes: small.subarray(0, small.length - end.length),
      problem: 'documentBroken',
    },
    {
      what: 'a PDF with a page after it',
      bytes: Buffer.concat([small, Buffer.from('<html><script>alert(1)</script></html>')]),
      problem: 'fileMixed',
    },
    {
      what: 'a PDF that is an archive too',
      bytes: Buffer.concat([small, zip('a.class', Buffer.from('a'))]),
      problem: 'fileMixed',
    },
  ];
}
