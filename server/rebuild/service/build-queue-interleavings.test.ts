/** @jest-environment node */
import fc from 'fast-check';
import { hostCodes, type HostCode } from '../../../src/config/hosts';
import { anEvent, trialQueue } from './test-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('however changes, builds and failures interleave, the last change of each host is built in the end, and never two hosts at once', async () => {
  const step = fc.record({
    host: fc.constantFrom(...hostCodes),
    pause: fc.integer({ min: 0, max: 4000 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 3000 }),
      // The builds that fail, by their number.
      fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 6 }),
      async (steps, milliseconds, failing) => {
        let count = 0;
        const { queue, builds, mostAtOnce } = trialQueue({
          milliseconds,
          fails: () => failing.includes(count++),
        });
        const lastOf = new Map<HostCode, number>();
        for (const [index, { host, pause }] of steps.entries()) {
          lastOf.set(host, index + 1);
          queue.add(anEvent(index + 1, host));
          await pass(pause);
        }
        await pass(400_000);
        // Four failures on end leave a host to its next change.
        for (const [host, last] of lastOf) {
          if (queue.of(host).failure()?.nextAttemptAt !== null) continue;
          lastOf.set(host, last + 1000);
          queue.add(anEvent(last + 1000, host));
          await pass(200_000);
        }
        for (const [host, last] of lastOf) {
          const rows = builds.filter((build) => build.host === host).flatMap((build) => build.rows);
          expect(rows).toContain(last);
          expect(queue.of(host).work().events).toEqual([]);
        }
        expect(mostAtOnce()).toBe(1);
        expect(builds.length).toBeLessThanOrEqual(2 * steps.length + failing.length + 4);
        await queue.stop();
      },
    ),
    { numRuns: 60 },
  );
});
