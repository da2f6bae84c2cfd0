/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { mapLimited } from './map-limited';

describe('tasks run side by side, but not too many', () => {
  test('never more than the limit, with results in the order of the values', async () => {
    let running = 0;
    let most = 0;
    const results = await mapLimited(3, [30, 1, 20, 2, 10], async (milliseconds, index) => {
      most = Math.max(most, (running += 1));
      await sleep(milliseconds);
      running -= 1;
      return index;
    });
    expect(results).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(3);
  });

  test('the first failure is thrown, and nothing is started after it', async () => {
    const started: number[] = [];
    const all = mapLimited(2, [1, 2, 3, 4, 5], async (value) => {
      started.push(value);
      await sleep(value);
      if (value === 1) throw new Error('broken');
    });
    await expect(all).rejects.toThrow('broken');
    await sleep(20);
    expect(started).toEqual([1, 2]);
  });

  test('no values, no tasks', async () => {
    expect(await mapLimited(4, [], () => Promise.reject(new Error('never')))).toEqual([]);
  });
});
