import { join } from 'node:path';
import { connect } from '../../server/api/db/connect';
import { uploads } from '../../server/api/db/schema/uploads';
import { uploadsFolder } from '../../server/api/uploads/folder';
import { sweepUnknownFiles, sweepUploads } from '../../server/api/uploads/sweep';

/**
 * Sweeps the uploads of the data folder that is named as if it were the time that is named, for files
 * that wait so many milliseconds; prints the ids that still wait.
 */
async function main([dataDir = '', now = '', keepMs = '']: readonly string[]): Promise<void> {
  const { db, close } = await connect({ databaseUrl: process.env.DATABASE_URL ?? null, dataDir });
  const sweeping = { db, folder: join(dataDir, uploadsFolder), keepMs: Number(keepMs) };
  await sweepUploads(sweeping, new Date(now));
  await sweepUnknownFiles(sweeping, new Date(now));
  const waiting = await db.select({ id: uploads.id }).from(uploads);
  process.stdout.write(JSON.stringify(waiting.map(({ id }) => id)));
  await close();
}

void main(process.argv.slice(2));
