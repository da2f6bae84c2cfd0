import pLimit from 'p-limit';
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exitCodes, mostTime } from './decode/terms';

/** One at a time: what reads a picture may take as much memory as the backend itself. */
const oneAtATime = pLimit(1);

const program = join(__dirname, 'decode', 'process.ts');

/**
 * Reads the whole of a picture that a visitor sent, apart from this process and with limits of time,
 * memory and pixels, and writes a small copy of it.
 * @returns false when it cannot be read within these limits; nothing is left at `target` then
 * @throws Error when it is not the picture's fault
 */
export function readPicture(file: string, type: string, target: string): Promise<boolean> {
  return oneAtATime(async () => {
    const { code, complaint } = await runToEnd([file, type, target]);
    if (code === 0) return true;
    await rm(target, { force: true });
    // A process that was ended by a signal has no code: it took too long, or brought itself down.
    if (code === null || code === exitCodes.unreadable) return false;
    throw new Error(`a picture was not read: ${complaint}`);
  });
}

function runToEnd(args: readonly string[]): Promise<{ code: number | null; complaint: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', require.resolve('tsx'), program, ...args],
      { timeout: mostTime, killSignal: 'SIGKILL', maxBuffer: 1024 * 1024 },
      (_, __, complaint) => resolve({ code: child.exitCode, complaint }),
    );
  });
}
