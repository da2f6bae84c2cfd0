import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseForeignContent } from './foreign-content';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'karat-foreign-'))));
afterAll(() => rm(folder, { recursive: true }));

async function look(bytes: Uint8Array, type = 'image/jpeg'): Promise<void> {
  const file = join(folder, 'file');
  await writeFile(file, bytes);
  await refuseForeignContent(file, type);
}

test('bytes of chance are no second file, wherever they begin', async () => {
  const bytes = fc.uint8Array({ minLength: 0, maxLength: 100_000 });
  await fc.assert(
    fc.asyncProperty(bytes, (some) => look(some)),
    { numRuns: 100 },
  );
});

test('markup is found wherever it stands, also across the parts that a file is read in', async () => {
  const at = fc.oneof(fc.nat(3_000_000), fc.integer({ min: 1_048_500, max: 1_048_600 }));
  const sign = fc.constantFrom('<script>', '<HTML ', '<?php ', 'JavaScript:', ' onerror=');
  await fc.assert(
    fc.asyncProperty(at, sign, async (place, text) => {
      const bytes = Buffer.alloc(place + 100, 0x20);
      bytes.write(text, place);
      await expect(look(bytes)).rejects.toMatchObject({ problem: 'fileMixed' });
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['a film after the photo', '\0\0\0\x18ftypmp42'],
  ['XMP', '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>'],
  ['the start of an archive without its end', 'PK\x03\x04 and more'],
  [
    'an end of an archive that does not fit',
    'PK\x05\x06\x01\x00\x02\x00\x03\x00\x04\x00 more bytes',
  ],
])('%s stays allowed', async (_, text) => {
  await expect(look(Buffer.from(`photo ${text}`, 'latin1'))).resolves.toBeUndefined();
});

test('a PDF may be a PDF', async () => {
  await expect(look(Buffer.from('%PDF-1.7'), 'application/pdf')).resolves.toBeUndefined();
});
