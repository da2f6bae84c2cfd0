import { runTasks, type Task } from './schedule';

const passed = { passed: 1, failed: 0 };
const failed = { passed: 0, failed: 1 };

/** Runs tasks that end only when nothing else can start; gives what happened, in its order. */
async function happenings(tasks: Partial<Task>[], cores = 2) {
  const log: string[] = [];
  const complete = tasks.map((task): Task => ({
    name: '?',
    cores: 1,
    run: () => new Promise((resolve) => setImmediate(() => resolve(passed))),
    ...task,
  }));
  const results = await runTasks(complete, cores, {
    started: ({ name }) => log.push(`${name} starts`),
    ended: ({ name, tally }) => log.push(`${name} ${tally ? 'ends' : 'is left out'}`),
  });
  return { log, results };
}

test('as many tasks run side by side as there are cores', async () => {
  const { log } = await happenings([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(log.slice(0, 2)).toEqual(['a starts', 'b starts']);
  expect(log.indexOf('c starts')).toBeGreaterThan(log.indexOf('a ends'));
});

test('a task that needs several cores waits for them, and smaller ones do not overtake it', async () => {
  const { log } = await happenings([{ name: 'a' }, { name: 'both', cores: 2 }, { name: 'b' }]);
  expect(log).toEqual(['a starts', 'a ends', 'both starts', 'both ends', 'b starts', 'b ends']);
});

test('tasks that keep a part of a core busy share the cores', async () => {
  const part = { cores: 0.66 };
  const { log } = await happenings([
    { name: 'a', ...part },
    { name: 'b', ...part },
    { name: 'c', ...part },
    { name: 'd', ...part },
  ]);
  expect(log.slice(0, 3)).toEqual(['a starts', 'b starts', 'c starts']);
  expect(log.indexOf('d starts')).toBeGreaterThan(log.indexOf('a ends'));
});

test('a task that wants more cores than there are runs alone', async () => {
  const { results } = await happenings([{ name: 'a', cores: 8 }], 1);
  expect(results).toMatchObject([{ name: 'a', tally: passed }]);
});

test('after a failure whatever needs it is left out, at any distance, and the rest runs', async () => {
  const { results } = await happenings([
    { name: 'check', run: () => Promise.resolve(failed) },
    { name: 'build', needs: ['check'] },
    { name: 'journeys', needs: ['build'] },
    { name: 'unit' },
  ]);
  expect(results.map(({ name, tally }) => [name, tally])).toEqual([
    ['check', failed],
    ['build', null],
    ['journeys', null],
    ['unit', passed],
  ]);
});

test('a task that throws has failed, and its error is handed on', async () => {
  const errors: unknown[] = [];
  const run = () => Promise.reject(new Error('no browser'));
  const [result] = await runTasks([{ name: 'a', cores: 1, run }], 2, {
    started: () => undefined,
    ended: (_, error) => errors.push(error),
  });
  expect(result?.tally).toEqual(failed);
  expect(errors).toEqual([new Error('no browser')]);
});

test('a task that needs one that is not there stops the run', async () => {
  await expect(happenings([{ name: 'a', needs: ['b'] }])).rejects.toThrow('what a needs');
});
