import { refuseForeignContent } from './foreign-content';
import { RefusedFile } from './refused-file';
import { tasks, type Answer, type TaskName } from './tasks';
import { exitCodes, megabytesFor } from './terms';

/**
 * A process of its own reads each file, whoever sent it: `process.ts <task> <file> <type> <target>`
 * carries out a task and tells what came of it, or ends with the code for what cannot be read.
 */
const [task = '', file = '', type = '', target = ''] = process.argv.slice(2);

// Where the system holds no process to its memory, this one looks itself.
const mostBytes = megabytesFor(type) * 1024 * 1024;
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(exitCodes.unreadable);
}, 20).unref();

async function carryOut(): Promise<Answer> {
  try {
    await refuseForeignContent(file, type);
    return { made: (await tasks[task as TaskName](file, type, target)) ?? null };
  } catch (error) {
    if (error instanceof RefusedFile) return { refused: error.problem };
    throw error;
  }
}

carryOut().then(
  // On a line of its own: decoders write what they please before.
  (answer) => process.stdout.write(`\n${JSON.stringify(answer)}`),
  (error: NodeJS.ErrnoException) => {
    console.error(error);
    process.exitCode = exitCodes[outcomeOf(error)];
  },
);

/** A disk that is full or a file that is not there carries the system's code. */
function outcomeOf({ code, syscall }: NodeJS.ErrnoException): keyof typeof exitCodes {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'noRoom';
  return syscall === undefined ? 'unreadable' : 'failed';
}
