import { openUntil } from './opening';

const day = { opens: '10:00', closes: '19:00' };
const week = [day, day, day, day, day, { opens: '11:00', closes: '17:00' }, null];
// Friday, 20 November 2026.
const at = (utc: string) => new Date(`2026-11-${utc}:00Z`);

test('a branch is open by the clock of its own city', () => {
  expect(openUntil(week, 'Europe/Moscow', at('20T07:00'))).toBe('19:00');
  expect(openUntil(week, 'Europe/Moscow', at('20T06:59'))).toBeNull();
  expect(openUntil(week, 'Asia/Vladivostok', at('20T06:59'))).toBe('19:00');
  expect(openUntil(week, 'Asia/Vladivostok', at('20T09:00'))).toBeNull();
});

test('each day has its own hours, and a closed day has none', () => {
  expect(openUntil(week, 'Europe/Moscow', at('21T09:00'))).toBe('17:00');
  expect(openUntil(week, 'Europe/Moscow', at('22T09:00'))).toBeNull();
});

test('the day is that of the city, not that of the visitor', () => {
  expect(openUntil(week, 'Asia/Vladivostok', at('22T23:30'))).toBeNull();
  expect(openUntil(week, 'Asia/Vladivostok', at('23T00:30'))).toBe('19:00');
});
