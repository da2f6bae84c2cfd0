import { limits } from '../../../src/config/limits';
import { type Problem } from '../../../src/contract/problems';
import { uploadKeyPattern } from '../../../src/contract/uploads';
import { type Database } from '../db/connect';
import { addUpload, type ExceededBound, type UploadBounds } from '../db/repositories/uploads';
import { ApiFailure, invalid } from '../http/failure';
import { hashToken, newToken } from '../tokens';
import { fileName, isNamedAsAccepted } from './file-name';
import { removeSentFile, sentAs } from './folder';

/** What a creation of the tus protocol says, as it comes. */
export interface AskedUpload {
  /** Key of the form. */
  key: string | undefined;
  length: string | undefined;
  metadata: string | undefined;
  /** What the visitor is counted by. */
  network: string;
}

const problemsOf: Record<ExceededBound, Problem> = {
  files: 'tooManyFiles',
  bytesPerAddress: 'uploadsFull',
  bytes: 'uploadsFull',
};

/**
 * Makes room for a file of a visitor.
 * @returns id of the new upload, which has no bytes yet
 * @throws ApiFailure 400 without what names and measures a file, 422 naming `file` when it may not come
 */
export async function beginUpload(
  db: Database,
  folder: string,
  bounds: Omit<UploadBounds, 'files'>,
  asked: AskedUpload,
): Promise<string> {
  const { filename = '', key: fileKey = '' } = metadataOf(asked.metadata);
  const size = Number(asked.length);
  const isNamed = uploadKeyPattern.test(asked.key ?? '') && /^[\w-]{1,64}$/.test(fileKey);
  if (!isNamed || !/^\d+$/.test(asked.length ?? '')) throw new ApiFailure(400);
  if (size > limits.uploadFileBytes) throw invalid({ file: ['fileTooLarge'] });
  const name = fileName(filename);
  if (size === 0 || !isNamedAsAccepted(name)) throw invalid({ file: ['fileTypeWrong'] });
  const id = newToken();
  const added = await addUpload(
    db,
    {
      id,
      keyHash: hashToken(asked.key ?? ''),
      fileKey,
      address: asked.network,
      name,
      size,
      storedAs: sentAs(id),
    },
    { ...bounds, files: limits.uploadFiles },
  );
  if ('exceeded' in added) throw invalid({ file: [problemsOf[added.exceeded]] });
  if (added.replaced) await removeSentFile(folder, added.replaced);
  return id;
}

/** Values by name, as the tus protocol writes them: `name base64,name base64`. */
function metadataOf(header = ''): { [name: string]: string | undefined } {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]),
  );
}
