import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForLock } from '../lock';
import { isAlive, markOf, signalGroup, type ProcessMark } from '../process-group';

export interface BuildLock {
  /** Notes the process group of the running build, so that a successor can end it. */
  noteChild: (pid: number) => Promise<void>;
  release: () => Promise<void>;
}

/**
 * Takes the lock of a host's work directory, waiting while another build holds it (`onWait` gets the
 * id of its process once). A build outlives the process that ran it when that was killed: what is
 * left of one is ended.
 */
export async function takeBuildLock(
  directory: string,
  onWait: (pid: number) => void,
  signal?: AbortSignal,
): Promise<BuildLock> {
  await mkdir(directory, { recursive: true });
  const lock = await waitForLock(directory, onWait, signal);
  const note = join(directory, 'build.json');
  try {
    const orphan = await readNote(note);
    if (orphan && isAlive(orphan)) signalGroup(orphan.pid, 'SIGKILL');
    await rm(note, { force: true });
  } catch (error) {
    await lock.release();
    throw error;
  }
  return {
    noteChild: (pid) => writeNote(note, markOf(pid)),
    release: async () => {
      await rm(note, { force: true });
      await lock.release();
    },
  };
}

/** Whole or not at all: whoever writes it may be killed at any moment. */
async function writeNote(file: string, mark: ProcessMark): Promise<void> {
  await writeFile(`${file}.draft`, JSON.stringify(mark));
  await rename(`${file}.draft`, file);
}

async function readNote(file: string): Promise<ProcessMark | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessMark;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
