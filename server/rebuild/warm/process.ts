import { writeFile } from 'node:fs/promises';
import { unfinishedBuildPath } from '../../../src/config/unfinished-build';
import { messageOf } from '../../message-of';
import type { ChangedNode } from './edit-facts';
import { editReasons } from './edit-reasons';
import * as gatsby from './gatsby-inside';
import type { Answer, EditRequest, Edited } from './messages';
import { readAgain } from './read-again';

/** Milliseconds without an edit after which what edits have left is collected. */
const restMs = 10_000;

const send = process.send?.bind(process);
const tell = (answer: Answer) => send?.(answer);

/**
 * The process of a warm builder: runs Gatsby once in the work directory that it is started in, and
 * then stays for edits. It ends with the process that started it.
 */
async function main(): Promise<void> {
  // Gatsby's workers are started like this process, but need no compiler of TypeScript.
  process.execArgv = [];
  // With it Gatsby would tell every step of its own over the same channel.
  process.send = undefined;
  process.once('disconnect', () => process.exit());
  const built = await gatsby.buildWhole(process.cwd());
  process.on('message', (request: EditRequest) => {
    edit(built, request)
      .then(
        (edited) => tell({ kind: 'edited', edited }),
        (error: unknown) => {
          const isUntouched = error instanceof Unread;
          tell({ kind: 'failed', reason: messageOf(error), isUntouched });
        },
      )
      .finally(collectAtRest);
  });
  tell({ kind: 'ready' });
  collectAtRest();
}

let rest: NodeJS.Timeout | undefined;

/** A process that waits allocates nothing, so V8 would keep what the last build has left for hours. */
function collectAtRest(): void {
  clearTimeout(rest);
  rest = setTimeout(() => void gc?.({ type: 'major', execution: 'async' }), restMs);
}

/** Content could not be read; no node has been touched. */
class Unread extends Error {}

async function edit(built: gatsby.Built, request: EditRequest): Promise<Edited> {
  const steps: Record<string, number> = {};
  const timed = async <Result>(step: string, run: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const result = await run();
    steps[step] = Math.round(performance.now() - begun);
    return result;
  };
  let isRead = false;
  const onRead = () => {
    isRead = true;
    // From now to the end, a process that finds this begins without what Gatsby has kept.
    return writeFile(unfinishedBuildPath, '');
  };
  const warn = (text: string) => tell({ kind: 'progress', text });
  let changed: ChangedNode[];
  try {
    changed = await timed('read', () => readAgain(built, request, { warn, onRead }));
  } catch (error) {
    throw isRead ? error : new Unread(messageOf(error), { cause: error });
  }
  const dirty = await timed('queries', () => gatsby.makePagesAndQuery(built, changed));
  const { rendered, deleted, slices } = await timed('render', () => gatsby.render(built));
  await timed('finish', () => gatsby.finish(built));
  const reasons = editReasons({ changed, dirty, rendered, deleted, slices });
  return { rendered, deleted, steps, reasons };
}

main().catch((error: unknown) => {
  tell({ kind: 'failed', reason: messageOf(error), isUntouched: false });
  process.exitCode = 1;
  process.disconnect();
});
