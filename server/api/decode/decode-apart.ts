import pLimit from 'p-limit';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Problem } from '../../../src/contract/problems';
import { runHeld, type Limits } from './run-held';
import type { Answer, TaskName } from './tasks';
import { exitCodes, megabytesFor } from './terms';

/** A file that somebody sent. */
export interface SentFile {
  path: string;
  /** Media type by its first bytes. */
  type: string;
}

/** One at a time: what reads a file may take as much memory as the backend itself. */
const oneAtATime = pLimit(1);

const program = join(__dirname, 'process.ts');

/** Milliseconds; a photo of an editor is drawn large, a visitor's is only looked through. */
const mostTime: Record<TaskName, number> = { preview: 15_000, document: 15_000, photo: 60_000 };

/**
 * Carries out a task on a file that somebody sent, in a process of its own with limits of time, memory
 * and pixels.
 * @param target what the task writes, if it does
 * @returns what came of it, or what is wrong with the file; nothing is left at `target` then
 * @throws Error when it is not the file's fault
 */
export function decodeApart<Name extends TaskName>(
  task: Name,
  { path, type }: SentFile,
  target = '',
): Promise<Answer<Name>> {
  return oneAtATime(async () => {
    const args = ['--import', require.resolve('tsx'), program, task, path, type, target];
    const { code, told, complaint } = await runHeld(args, limitsOf(task, type));
    const isUnreadable = code === null || code === exitCodes.unreadable;
    if (!isUnreadable && code !== 0) throw failureOf(code, complaint);
    const answer = isUnreadable ? brokenFile(task) : answerIn<Name>(told);
    if ('refused' in answer && target !== '') await rm(target, { force: true });
    return answer;
  });
}

function failureOf(code: number, complaint: string): Error {
  const failure = new Error(`a file was not read: ${complaint}`);
  return code === exitCodes.noRoom ? Object.assign(failure, { code: 'ENOSPC' }) : failure;
}

function limitsOf(task: TaskName, type: string): Limits {
  const time = mostTime[task];
  return {
    time,
    megabytes: megabytesFor(type),
    processorSeconds: (2 * time) / 1000,
    writtenMegabytes: 64,
  };
}

function answerIn<Name extends TaskName>(told: string): Answer<Name> {
  return JSON.parse(told.slice(told.lastIndexOf('\n') + 1)) as Answer<Name>;
}

const brokenFile = (task: TaskName): { refused: Problem } => ({
  refused: task === 'document' ? 'documentBroken' : 'pictureBroken',
});
