/** @jest-environment node */
import { hostCodes } from '../../../src/config/hosts';
import { BuildQueue } from './build-queue';
import { anEvent, trialQueue } from './test-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a burst of changes is one build, 300 ms after the last of them', async () => {
  const { queue, builds } = trialQueue();
  for (const number of [1, 2, 3]) {
    queue.add(anEvent(number));
    await pass(200);
  }
  await pass(5000);
  expect(builds).toEqual([{ host: 'ru', rows: [1, 2, 3], at: 700 }]);
});

test('changes that do not cease are built after five seconds', async () => {
  const { queue, builds } = trialQueue({ milliseconds: 10 });
  for (let number = 1; number <= 60; number += 1) {
    queue.add(anEvent(number));
    await pass(100);
  }
  expect(builds.map(({ at }) => at)).toEqual([5000]);
});

test('changes during a build are exactly one more', async () => {
  const { queue, builds } = trialQueue({ milliseconds: 10_000 });
  queue.add(anEvent(1));
  await pass(1000);
  for (const number of [2, 3, 4]) {
    queue.add(anEvent(number));
    await pass(1000);
  }
  await pass(30_000);
  expect(builds).toEqual([
    { host: 'ru', rows: [1], at: 300 },
    { host: 'ru', rows: [2, 3, 4], at: 10_300 },
  ]);
});

test('a build asks for answers that hold the newest of its changes', async () => {
  const asked: number[] = [];
  const { queue } = trialQueue({
    build: ({ contentRevision }) => {
      asked.push(contentRevision);
      return Promise.reject(new Error('no backend'));
    },
  });
  const numbered = (number: number, contentRevision: number | undefined) => {
    const event = anEvent(number);
    return { ...event, change: { ...event.change, contentRevision } };
  };
  queue.add(numbered(1, 7));
  queue.add(numbered(2, 5));
  await pass(1000);
  // A change of the time before they were counted, and one while the attempt before is repeated.
  queue.add(numbered(3, undefined));
  queue.add(numbered(4, 9));
  await pass(10_000);
  expect(asked).toEqual([7, 9]);
});

test('hosts are built one at a time, those with the most visitors first', async () => {
  const { queue, builds, mostAtOnce } = trialQueue({
    hostsByVisitors: () => ['uz', 'en', 'ua', 'ru'],
  });
  hostCodes.forEach((host, index) => queue.add(anEvent(index + 1, host)));
  await pass(10_000);
  expect(builds.map(({ host }) => host)).toEqual(['uz', 'en', 'ua', 'ru']);
  expect(mostAtOnce()).toBe(1);
});

test('a host that is edited without end does not keep the others from their turn', async () => {
  const { queue, builds } = trialQueue();
  queue.add(anEvent(1, 'uz'));
  for (let number = 2; number <= 100; number += 1) {
    queue.add(anEvent(number, 'ru'));
    queue.add(anEvent(100 + number, 'en'));
    await pass(100);
  }
  expect(builds.slice(0, 3).map(({ host }) => host)).toContain('uz');
});

test('nothing is built while the queue is held, and what came then is built after it', async () => {
  const { queue, builds } = trialQueue({ isHeld: true });
  queue.add(anEvent(1));
  await pass(10_000);
  expect(builds).toEqual([]);
  queue.start();
  await pass(0);
  expect(builds).toMatchObject([{ rows: [1] }]);
});

test('a host that is due without a change of its own gets none, one that lost events all', async () => {
  const { queue, builds } = trialQueue();
  queue.addDue('en', 'translations');
  queue.addDue('ua', 'anything');
  await pass(5000);
  expect(builds.map(({ host, rows }) => [host, rows])).toEqual([
    ['en', []],
    ['ua', null],
  ]);
});

describe('a build that fails', () => {
  test('is tried again after about 5, 15 and 45 seconds, then given up until the next change', async () => {
    let isDown = true;
    const { queue, builds, failures } = trialQueue({ milliseconds: 0, fails: () => isDown });
    queue.add(anEvent(1));
    await pass(200_000);
    const pauses = builds.slice(1).map(({ at }, index) => at - (builds[index]?.at ?? 0));
    expect(pauses).toHaveLength(3);
    for (const [index, seconds] of [5, 15, 45].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(seconds * 800);
      expect(pauses[index]).toBeLessThanOrEqual(seconds * 1200 + 1);
    }
    expect(failures).toHaveLength(4);
    expect(queue.of('ru').failure()).toMatchObject({
      reason: 'no backend',
      attempts: 4,
      nextAttemptAt: null,
    });

    isDown = false;
    queue.add(anEvent(2));
    await pass(1000);
    expect(builds.at(-1)?.rows).toEqual([1, 2]);
    expect(queue.of('ru').failure()).toBeNull();
    expect(queue.of('ru').work().events).toEqual([]);
  });

  test('is made by itself when what failed is over, also after the host was given up', async () => {
    let isDown = true;
    const { queue, builds } = trialQueue({ milliseconds: 0, fails: () => isDown });
    queue.add(anEvent(1));
    await pass(200_000);
    expect(builds).toHaveLength(4);
    await pass(600_000);
    expect(builds).toHaveLength(6);
    expect(queue.of('ru').failure()).toMatchObject({ attempts: 6, nextAttemptAt: null });
    isDown = false;
    await pass(300_000);
    expect(builds.at(-1)?.rows).toEqual([1]);
    expect(queue.of('ru').failure()).toBeNull();
    await pass(900_000);
    expect(builds).toHaveLength(7);
  });

  test('is also one that cannot be noted', async () => {
    let isFull = true;
    const { queue, builds } = trialQueue({
      milliseconds: 0,
      onBuilt: () => (isFull ? Promise.reject(new Error('no space')) : Promise.resolve()),
    });
    queue.add(anEvent(1));
    await pass(1000);
    expect(queue.of('ru').failure()).toMatchObject({ reason: 'no space', attempts: 1 });
    isFull = false;
    await pass(10_000);
    expect(builds.map(({ rows }) => rows)).toEqual([[1], [1]]);
    expect(queue.of('ru').work().events).toEqual([]);
  });

  test('does not keep other hosts waiting', async () => {
    const { queue, builds } = trialQueue({ milliseconds: 0, fails: (host) => host === 'ru' });
    queue.add(anEvent(1, 'ru'));
    queue.add(anEvent(2, 'en'));
    await pass(1000);
    expect(builds.map(({ host }) => host)).toEqual(['ru', 'en']);
  });

  test('takes what came meanwhile along, and never gives that up untried', async () => {
    const { queue, builds } = trialQueue({ milliseconds: 2000, fails: () => true });
    queue.add(anEvent(1));
    while (builds.length < 4) await pass(100);
    queue.add(anEvent(2));
    await pass(5000);
    expect(builds.at(4)?.rows).toEqual([1, 2]);
  });
});

test('stopping ends the build that is being made, which counts neither as built nor as failed', async () => {
  const failures: string[] = [];
  const queue = new BuildQueue({
    build: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
    hostsByVisitors: () => hostCodes,
    onBuilt: () => Promise.reject(new Error('built')),
    onFailed: (_build, reason) => failures.push(reason),
  });
  queue.start();
  queue.add(anEvent(1));
  await pass(1000);
  await queue.stop();
  expect(failures).toEqual([]);
  expect(queue.current()).toBeNull();
});
