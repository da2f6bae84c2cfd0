import { FileStore } from '@tus/file-store';
import { ERRORS, Upload, type KvStore } from '@tus/utils';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { findUpload, removeUpload, touchUpload } from '../db/repositories/uploads';
import { type Database } from '../db/connect';
import { ApiFailure, invalid } from '../http/failure';
import { acceptedType, tellingBytes } from './file-kinds';
import { firstBytesOf } from './first-bytes';
import { removeSentFile, sentAs } from './folder';

/** Keeps the bytes of uploads as files, and what is known of them in the database. */
export class UploadStore extends FileStore {
  /** @param folder folder of uploads */
  constructor(
    private readonly db: Database,
    private readonly folder: string,
  ) {
    super({ directory: join(folder, sentAs('')), configstore: new UploadRows(db) });
    // A length that is told later could not be held to its limit at the creation.
    this.extensions = ['creation', 'termination'];
  }

  /** @throws ApiFailure 503 when it could not be written, 422 once the first bytes tell that the file is of no accepted kind; it is gone then */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const reached = await super.write(bytes, id, offset).catch(refuseUnwritten);
    await touchUpload(this.db, id, new Date());
    if (offset < tellingBytes && !(await this.mayBeAccepted(id, reached))) {
      await this.remove(id);
      throw invalid({ file: ['fileTypeWrong'] });
    }
    return reached;
  }

  override async remove(id: string): Promise<void> {
    await removeUpload(this.db, id);
    await removeSentFile(this.folder, id);
  }

  /** Whether its kind is accepted, or cannot be told from so few bytes. */
  private async mayBeAccepted(id: string, reached: number): Promise<boolean> {
    const row = await findUpload(this.db, id);
    if (reached < Math.min(tellingBytes, row?.size ?? 0)) return true;
    return (await acceptedType(await firstBytesOf(join(this.folder, sentAs(id))))) !== null;
  }
}

/** The store hides why a file could not be written: a full disk, or a line that broke and hears no answer. */
function refuseUnwritten(error: unknown): never {
  throw error === ERRORS.FILE_WRITE_ERROR ? new ApiFailure(503) : error;
}

/** Uploads as rows. A row is there before its file, since the bounds are counted by rows. */
class UploadRows implements KvStore {
  constructor(private readonly db: Database) {}

  async get(id: string): Promise<Upload | undefined> {
    const row = await findUpload(this.db, id);
    return row && new Upload({ id, size: row.size, offset: 0 });
  }

  async set(id: string): Promise<void> {
    if (!(await findUpload(this.db, id))) throw new Error(`the upload ${id} has no row`);
  }

  async delete(id: string): Promise<void> {
    await removeUpload(this.db, id);
  }
}
