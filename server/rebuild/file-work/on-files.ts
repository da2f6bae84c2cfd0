import { availableParallelism } from 'node:os';
import { inTurns } from '../file-access';
import { FileProcess } from './file-process';
import { carryOut, type Common, type Item, type Result, type TaskName } from './tasks';

/** A process takes half a second to start: fewer files are sooner done here. */
const leastFiles = 400;
const filesOfPart = 100;
/** The processes wait so long for the next task of the same release, milliseconds. */
const restMs = 3000;

const resting: FileProcess[] = [];
let rest: NodeJS.Timeout | undefined;

/**
 * Carries out a task on files: on many in processes beside this one, so that all processors take part and
 * this one goes on answering.
 * @param common what holds for all of them
 * @returns a result for each file, in their order
 * @throws Error of the first file that fails, once nothing is under way any more
 */
export async function onFiles<Name extends TaskName>(
  name: Name,
  common: Common<Name>,
  items: readonly Item<Name>[],
): Promise<Result<Name>[]> {
  if (items.length < leastFiles) return carryOut({ name, common, items }, inTurns);
  const results: Result<Name>[][] = [];
  const failures: unknown[] = [];
  let next = 0;
  const work = async (worker: FileProcess) => {
    while (failures.length === 0 && next * filesOfPart < items.length) {
      const part = next++;
      const start = part * filesOfPart;
      const given = items.slice(start, start + filesOfPart);
      const ofPart = await worker.carryOut({ name, common, items: given });
      results[part] = ofPart as Result<Name>[];
    }
  };
  await Promise.all(
    takeProcesses().map((worker) =>
      work(worker)
        .then(() => resting.push(worker))
        .catch((error: unknown) => {
          failures.push(error);
          worker.end();
        }),
    ),
  );
  endAfterRest();
  if (failures.length > 0) throw failures[0];
  return results.flat();
}

function takeProcesses(): FileProcess[] {
  clearTimeout(rest);
  const taken = resting.splice(0).filter(({ isUsable }) => isUsable);
  while (taken.length < availableParallelism()) taken.push(new FileProcess());
  return taken;
}

function endAfterRest(): void {
  clearTimeout(rest);
  rest = setTimeout(() => {
    for (const worker of resting.splice(0)) worker.end();
  }, restMs);
  rest.unref();
}
