import fc from 'fast-check';
import { counted, inFlight, onInFlightChange } from './in-flight';

test('the loading indicator counts in-flight requests and finishes when none remain', async () => {
  const seen: number[] = [];
  const stop = onInFlightChange(() => seen.push(inFlight().count));
  await Promise.all([counted(() => Promise.resolve(1)), counted(() => Promise.resolve(2))]);
  stop();
  await counted(() => Promise.resolve(3));
  expect(seen).toEqual([1, 2, 1, 0]);
  expect(inFlight()).toEqual({ count: 0, hasFailed: false });
});

test('it fails on a non-cancelled error, until the next request after all have ended', async () => {
  await expect(counted(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(inFlight()).toEqual({ count: 0, hasFailed: true });
  const next = counted(() => Promise.resolve());
  expect(inFlight()).toEqual({ count: 1, hasFailed: false });
  await next;
});

test('a cancelled request is no failure', async () => {
  const left = new AbortController();
  const request = counted(
    () => new Promise((_, reject) => left.signal.addEventListener('abort', () => reject(Error()))),
    left.signal,
  );
  left.abort();
  await expect(request).rejects.toThrow();
  expect(inFlight()).toEqual({ count: 0, hasFailed: false });
});

test('whatever the order in which requests end, the count is never negative and ends at none', async () => {
  const endings = fc.array(fc.constantFrom('done', 'failed'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), endings, async (scheduler, outcomes) => {
      const counts: number[] = [];
      const stop = onInFlightChange(() => counts.push(inFlight().count));
      const requests = outcomes.map((outcome) =>
        counted(() =>
          scheduler.schedule(
            outcome === 'done' ? Promise.resolve() : Promise.reject(new Error(outcome)),
          ),
        ),
      );
      await Promise.all([Promise.allSettled(requests), scheduler.waitIdle()]);
      stop();
      expect(Math.min(0, ...counts)).toBe(0);
      expect(inFlight()).toEqual({ count: 0, hasFailed: outcomes.includes('failed') });
      await counted(() => Promise.resolve());
    }),
  );
});
