/** @jest-environment node */
import { readinessOf, readyStatus } from './readiness';

const report = jest.fn();
beforeEach(() => report.mockReset());

test('who has only late checks is ready, since nobody else would do better', async () => {
  const readiness = await readinessOf({ database: () => 'ok', mail: () => 'late' }, report);
  expect(readiness).toEqual({ status: 'ready', checks: { database: 'ok', mail: 'late' } });
  expect(readyStatus(readiness)).toBe(200);
});

test('one failed check is enough not to be ready, and what it threw is told to the log alone', async () => {
  const error = new Error('postgres://user:password@db is away');
  const checks = { database: () => Promise.reject(error), mail: () => 'ok' as const };
  const readiness = await readinessOf(checks, report);
  expect(readiness).toEqual({ status: 'not ready', checks: { database: 'failed', mail: 'ok' } });
  expect(readyStatus(readiness)).toBe(503);
  expect(report.mock.calls).toEqual([['database', error]]);
});

test('a check that does not end has failed after two seconds', async () => {
  jest.useFakeTimers();
  const readiness = readinessOf({ database: () => new Promise(() => undefined) }, report);
  await jest.advanceTimersByTimeAsync(2000);
  expect((await readiness).status).toBe('not ready');
  jest.useRealTimers();
});
