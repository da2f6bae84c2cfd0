import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const markFile = (work: string) => join(work, 'built.id');

/** Notes in a work directory that it is being built, for whoever believes to know what was built. */
export async function writeMark(work: string): Promise<string> {
  const mark = randomUUID();
  await writeFile(markFile(work), mark);
  return mark;
}

/** The mark of the last build; null before the first. */
export async function readMark(work: string): Promise<string | null> {
  try {
    return await readFile(markFile(work), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
