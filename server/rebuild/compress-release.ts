import { link, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedTree, compressible, encodings, type Encoding } from '../releases/compressed';
import { isHashedAsset } from './published-files';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

// Below this a compressed answer is hardly smaller than its own headers.
const minBytes = 512;

/** A file of a published tree. */
interface PublishedFile {
  site: string;
  path: string;
  /** Bytes. */
  size: number;
  /** Called when a copy has to be made. */
  content: () => Buffer | Promise<Buffer>;
  /** Published tree that has the same file: its copies are linked; null for none. */
  knownSite: string | null;
}

/**
 * Writes the compressed copies of a file beside its published tree, for the edge to send as they are;
 * none of a file that would not become smaller.
 */
export async function writeCopies(file: PublishedFile): Promise<void> {
  const { site, path, size, knownSite } = file;
  if (!compressible.test(path) || size < minBytes) return;
  for (const encoding of encodings) {
    const copy = join(compressedTree(site, encoding), path);
    await mkdir(dirname(copy), { recursive: true });
    const known = knownSite && join(compressedTree(knownSite, encoding), path);
    if (known && (await isLinked(known, copy))) continue;
    const content = await file.content();
    const compressed = await compress(content, encoding, isHashedAsset(path));
    if (compressed.length < content.length) await writeFile(copy, compressed);
  }
}

/** Links a copy of the release before; false when it has none. */
async function isLinked(existing: string, copy: string): Promise<boolean> {
  try {
    await link(existing, copy);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function compress(content: Buffer, encoding: Encoding, isForGood: boolean): Promise<Buffer> {
  // Hashed assets are sent to everyone and never change: worth more time than a page. Of a page gzip's
  // copy is for the few that do not know brotli: a tenth larger, in half the time.
  if (encoding === 'gzip') return gzipOf(content, { level: isForGood ? 6 : 3 });
  return brotliOf(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isForGood ? 10 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
