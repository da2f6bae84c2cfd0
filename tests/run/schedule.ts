import type { Tally } from './tally';

/** A part of a run. */
export interface Task {
  name: string;
  /** Cores that it keeps busy, on average; 0: it takes what the others leave. */
  cores: number;
  /** Names of earlier tasks that have to pass first. */
  needs?: readonly string[];
  run: () => Promise<Tally>;
}

export interface Result {
  name: string;
  /** Null for a task that was not run because one that it needs had failed. */
  tally: Tally | null;
  seconds: number;
}

/**
 * Runs tasks side by side as far as the cores reach, in their order: a task that waits for free
 * cores is not overtaken by a smaller one. A task that throws has failed.
 */
export async function runTasks(
  tasks: readonly Task[],
  cores: number,
  events: { started: (task: Task) => void; ended: (result: Result, error?: unknown) => void },
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...tasks];
  const running = new Map<string, { cores: number; done: Promise<void> }>();
  const free = () => [...running.values()].reduce((left, task) => left - task.cores, cores);

  const end = (result: Result, error?: unknown) => {
    results.set(result.name, result);
    events.ended(result, error);
  };

  const start = (task: Task) => {
    const begun = performance.now();
    const seconds = () => (performance.now() - begun) / 1000;
    events.started(task);
    const done = task
      .run()
      .then(
        (tally) => end({ name: task.name, tally, seconds: seconds() }),
        (error: unknown) =>
          end({ name: task.name, tally: { passed: 0, failed: 1 }, seconds: seconds() }, error),
      )
      .finally(() => running.delete(task.name));
    running.set(task.name, { cores: Math.min(task.cores, cores), done });
  };

  while (waiting.length > 0 || running.size > 0) {
    const before = waiting.length;
    for (const task of [...waiting]) {
      const needed = (task.needs ?? []).map((name) => results.get(name));
      if (needed.some((result) => result && result.tally?.failed !== 0)) {
        waiting.splice(waiting.indexOf(task), 1);
        end({ name: task.name, tally: null, seconds: 0 });
      } else if (needed.every((result) => result)) {
        if (Math.min(task.cores, cores) > free()) break;
        waiting.splice(waiting.indexOf(task), 1);
        start(task);
      }
    }
    if (running.size > 0) await Promise.race([...running.values()].map(({ done }) => done));
    else if (waiting.length === before && before > 0) {
      throw new Error(`what ${waiting[0]?.name} needs is not run before it`);
    }
  }
  return tasks.flatMap(({ name }) => results.get(name) ?? []);
}
