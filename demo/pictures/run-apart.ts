import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Milliseconds that a test waits for it: hundreds of pictures are drawn with what other suites leave of
 * the processor, so the limit only ends a program that hangs.
 */
export const drawingLimit = 1_800_000;

/**
 * What a program of this folder prints as JSON. In a process of its own: drawing hundreds of pictures
 * takes three times as long inside the test runner.
 */
export async function runApart(program: string): Promise<unknown> {
  const args = ['--import', 'tsx', `demo/pictures/${program}.ts`];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout);
}
