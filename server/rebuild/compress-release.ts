import { join } from 'node:path';
import { constants } from 'node:zlib';
import { compressedTree, compressible, encodings, type Encoding } from '../releases/compressed';
import { inFolder, type FileAccess } from './file-access';
import { isHashedAsset } from './published-files';

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
export async function writeCopies(file: PublishedFile, access: FileAccess): Promise<void> {
  const { site, path, size, knownSite } = file;
  if (!compressible.test(path) || size < minBytes) return;
  for (const encoding of encodings) {
    const copy = join(compressedTree(site, encoding), path);
    const known = knownSite && join(compressedTree(knownSite, encoding), path);
    if (known && (await isLinked(known, copy, access))) continue;
    const content = await file.content();
    const compressed = await compress(
      content,
      { encoding, isForGood: isHashedAsset(path) },
      access,
    );
    if (compressed.length < content.length)
      await inFolder(access, copy, () => access.writeFile(copy, compressed));
  }
}

/** Links a copy of the release before; false when it has none. */
async function isLinked(existing: string, copy: string, access: FileAccess): Promise<boolean> {
  try {
    await inFolder(access, copy, () => access.link(existing, copy));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function compress(
  content: Buffer,
  { encoding, isForGood }: { encoding: Encoding; isForGood: boolean },
  access: FileAccess,
): Buffer | Promise<Buffer> {
  // Hashed assets are sent to everyone and never change: worth more time than a page. Of a page gzip's
  // copy is for the few that do not know brotli: a tenth larger, in half the time.
  if (encoding === 'gzip') return access.gzip(content, { level: isForGood ? 6 : 3 });
  return access.brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isForGood ? 10 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
