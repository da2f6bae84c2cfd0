/** @jest-environment node */
import fc from 'fast-check';
import { atMost } from './at-most';

test('no more tasks than allowed ever run together, and all of them run', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ ms: fc.nat(3), fails: fc.boolean() }), { maxLength: 12 }),
      async (count, tasks) => {
        const limited = atMost(count);
        let running = 0;
        let highest = 0;
        const outcomes = await Promise.allSettled(
          tasks.map(({ ms, fails }) =>
            limited(async () => {
              running += 1;
              highest = Math.max(highest, running);
              await new Promise((resolve) => setTimeout(resolve, ms));
              running -= 1;
              if (fails) throw new Error('failed');
            }),
          ),
        );
        expect(highest).toBeLessThanOrEqual(count);
        expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(
          tasks.map((t) => t.fails),
        );
      },
    ),
    { numRuns: 50 },
  );
});
