import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database } from '../db/connect';
import {
  findUpload,
  isChecked,
  markChecked,
  removeUpload,
  type CheckedRow,
  type UploadRow,
} from '../db/repositories/uploads';
import { invalid, notFound } from '../http/failure';
import { hashToken } from '../tokens';
import { previewOf, removeSentFile } from './folder';
import { inspectFile } from './inspect-file';

/**
 * The upload that a visitor sends with this key.
 * @throws ApiFailure 404 when there is none, or it is somebody else's
 */
export async function ownUpload(
  db: Database,
  id: string,
  key: string | undefined,
): Promise<UploadRow> {
  const row = await findUpload(db, id);
  if (!row || row.keyHash !== hashToken(key ?? '')) throw notFound();
  return row;
}

type Checked = Pick<CheckedRow, 'type' | 'previewAs'>;

/** Checks uploads; one that is asked for twice is read once. */
export function uploadChecks(db: Database, folder: string) {
  const underWay = new Map<string, Promise<Checked>>();

  async function inspect({ id, size, storedAs }: UploadRow): Promise<Checked> {
    const file = join(folder, storedAs);
    if ((await stat(file)).size < size) throw invalid({ file: ['uploadUnfinished'] });
    const found = await inspectFile(file, join(folder, previewOf(storedAs)));
    if (typeof found === 'string') {
      await removeUpload(db, id);
      await removeSentFile(folder, id);
      throw invalid({ file: [found] });
    }
    const checked = { type: found.type, previewAs: found.isPictured ? previewOf(storedAs) : null };
    await markChecked(db, id, checked);
    return checked;
  }

  /**
   * Reads a file that was sent as a whole, once.
   * @returns its media type, and its small picture as a data address
   * @throws ApiFailure 422 naming `file` while bytes are missing, and when it cannot be accepted: it is
   * gone then
   */
  return async (row: UploadRow): Promise<{ type: string; preview: string | null }> => {
    const { type, previewAs } = isChecked(row) ? row : await (underWay.get(row.id) ?? begin(row));
    const preview = previewAs && (await readFile(join(folder, previewAs), 'base64'));
    return { type, preview: preview && `data:image/webp;base64,${preview}` };
  };

  function begin(row: UploadRow): Promise<Checked> {
    const checking = inspect(row).finally(() => underWay.delete(row.id));
    underWay.set(row.id, checking);
    return checking;
  }
}
