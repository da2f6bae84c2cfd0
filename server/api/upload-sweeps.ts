import { join } from 'node:path';
import { reportError } from '../error-reports';
import { loggedError } from '../logged-error';
import { type ApiConfig } from './config';
import { type Database } from './db/connect';
import { startLoop, type Loop } from './delivery/loop';
import { uploadsFolder } from './uploads/folder';
import { sweepUnknownFiles, sweepUploads } from './uploads/sweep';

/** Removes what visitors sent and no request claimed; once at the start also what a crash left. */
export function startUploadSweeps({ db, config }: { db: Database; config: ApiConfig }): Loop {
  const sweeping = {
    db,
    folder: join(config.dataDir, uploadsFolder),
    keepMs: config.uploads.keepMs,
  };
  let isFirst = true;
  return startLoop(
    async () => {
      await sweepUploads(sweeping, new Date());
      if (isFirst) await sweepUnknownFiles(sweeping, new Date());
      isFirst = false;
      return null;
    },
    (error) => {
      console.error('old uploads could not be removed:', loggedError(error));
      reportError(error, { component: 'api', context: 'uploads' });
    },
  );
}
