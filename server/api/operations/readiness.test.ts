import { outboxState } from './readiness';

const now = new Date('2026-11-26T12:00:00Z');

test.each([
  ['nothing waits', null, 'ok'],
  ['what waits was written a minute ago', '2026-11-26T11:59:00Z', 'ok'],
  ['it was a quarter of an hour ago', '2026-11-26T11:45:00Z', 'ok'],
  ['it was earlier', '2026-11-26T11:44:59Z', 'late'],
])('an outbox in which %s (%s) is %s', (_, since, state) => {
  expect(outboxState({ count: since ? 1 : 0, since: since ? new Date(since) : null }, now)).toBe(
    state,
  );
});
