import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, markOf, signalGroup, type ProcessMark } from './process-mark';

interface LockContent {
  owner: ProcessMark;
  /** The build that the owner runs; it may outlive an owner that was killed. */
  child: ProcessMark | null;
}

export interface BuildLock {
  /** Notes the process group of the running build, so that a successor can end it. */
  noteChild: (pid: number) => Promise<void>;
  release: () => Promise<void>;
}

const lookAgainMs = 250;

/**
 * Takes the lock file of a host's work directory, waiting while another build holds it (`onWait` is
 * told once by whom). The lock of a dead process is taken over, and what it left running is ended.
 */
export async function takeLock(
  file: string,
  onWait: (pid: number) => void,
  signal?: AbortSignal,
): Promise<BuildLock> {
  await mkdir(dirname(file), { recursive: true });
  const owner = markOf(process.pid);
  let hasWaited = false;
  while (!(await create(file, { owner, child: null }))) {
    signal?.throwIfAborted();
    const text = await readIfPresent(file);
    const holder = text === null ? null : (JSON.parse(text) as LockContent);
    if (holder && isAlive(holder.owner)) {
      if (!hasWaited) onWait(holder.owner.pid);
      hasWaited = true;
      await wait(lookAgainMs);
    } else if (text !== null && holder && (await discard(file, text)) && holder.child) {
      if (isAlive(holder.child)) signalGroup(holder.child.pid, 'SIGKILL');
    }
  }
  return {
    noteChild: (pid) => replace(file, { owner, child: markOf(pid) }),
    release: () => rm(file, { force: true }),
  };
}

/** Writes the lock unless there is one; whole or not at all, so that nobody reads half of it. */
async function create(file: string, content: LockContent): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(content));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft);
  }
}

async function replace(file: string, content: LockContent): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(content));
  await rename(draft, file);
}

async function readIfPresent(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes the lock of a dead process; false when another successor was faster. */
async function discard(file: string, text: string): Promise<boolean> {
  const grave = `${file}.${randomUUID()}`;
  try {
    await rename(file, grave);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  const isTheDeadOne = (await readFile(grave, 'utf8')) === text;
  // The lock of a faster successor goes back to where it was.
  if (!isTheDeadOne) await link(grave, file).catch(() => undefined);
  await rm(grave);
  return isTheDeadOne;
}
