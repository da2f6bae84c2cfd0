import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDayPath } from '../config/build-day';

/**
 * Says on which day (UTC) the site was built, for pages that cannot reach the backend. A day, not a
 * time: builds of one day leave the file as it is.
 */
export async function writeBuildDay(publicDirectory: string, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await writeFile(join(publicDirectory, buildDayPath), JSON.stringify({ day }));
}
