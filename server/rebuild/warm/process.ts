import { rm, writeFile } from 'node:fs/promises';
import { unfinishedBuildPath, unsavedEditPath } from '../../../src/config/unfinished-build';
import { messageOf } from '../../message-of';
import type { ChangedNode } from './edit-facts';
import { editReasons } from './edit-reasons';
import { makePages } from './gatsby/pages';
import { runDirtyQueries } from './gatsby/queries';
import { render, runPostBuild, saveState } from './gatsby/render';
import { takeUpBuild } from './gatsby/take-up-build';
import { buildWhole, type Built } from './gatsby/whole-build';
import type { Answer, EditRequest, Edited, Start } from './messages';
import { readAgain } from './read-again';

/** Milliseconds without an edit after which what edits have left is collected. */
const restMs = 10_000;

const send = process.send?.bind(process);
const tell = (answer: Answer) => send?.(answer);

/**
 * The process of a warm builder: runs Gatsby once in the work directory that it is started in, or takes
 * up what the last build has left there when it is told `taken-up`, and then stays for edits. It ends
 * with the process that started it.
 */
async function main(): Promise<void> {
  // Gatsby's workers are started like this process, but need no compiler of TypeScript.
  process.execArgv = [];
  // With it Gatsby would tell every step of its own over the same channel.
  process.send = undefined;
  process.once('disconnect', () => process.exit());
  const [start] = process.argv.slice(2) as Start[];
  const begin = start === 'taken-up' ? takeUpBuild : buildWhole;
  const built = await begin(process.cwd());
  process.on('message', (request: EditRequest) => {
    editAndSave(built, request)
      .catch((error: unknown) => {
        const isUntouched = error instanceof Unread;
        tell({ kind: 'failed', reason: messageOf(error), isUntouched });
      })
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

/** Keeping what is known of the build takes longer than many edits: the edit is told before. */
async function editAndSave(built: Built, request: EditRequest): Promise<void> {
  tell({ kind: 'edited', edited: await edit(built, request) });
  await saveState();
  await rm(unsavedEditPath, { force: true });
  tell({ kind: 'saved' });
}

async function edit(built: Built, request: EditRequest): Promise<Edited> {
  const steps: Record<string, number> = {};
  const timed = async <Result>(step: string, run: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const result = await run();
    steps[step] = Math.round(performance.now() - begun);
    return result;
  };
  let isRead = false;
  const onRead = async () => {
    isRead = true;
    // From now until all is saved, a process that finds these begins without what Gatsby has kept.
    await writeFile(unsavedEditPath, '');
    await writeFile(unfinishedBuildPath, '');
  };
  const warn = (text: string) => tell({ kind: 'progress', text });
  let changed: ChangedNode[];
  try {
    changed = await timed('read', () => readAgain(built, request, { warn, onRead }));
  } catch (error) {
    throw isRead ? error : new Unread(messageOf(error), { cause: error });
  }
  await timed('pages', () => makePages(built, changed));
  const { dirty, written } = await timed('queries', () => runDirtyQueries(built, changed));
  const { rendered, deleted, slices } = await timed('render', () => render(built));
  await timed('after', () => runPostBuild(built));
  // Of a part that pages share, a copy stands in each of them.
  const isSmall = slices.length === 0;
  const touched = isSmall ? [...new Set([...rendered, ...written, ...deleted])] : null;
  const reasons = editReasons({ changed, dirty, rendered, deleted, slices });
  return { rendered, deleted, touched, steps, reasons };
}

main().catch((error: unknown) => {
  tell({ kind: 'failed', reason: messageOf(error), isUntouched: false });
  process.exitCode = 1;
  process.disconnect();
});
