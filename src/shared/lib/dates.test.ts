/** @jest-environment node */
import { formatDay } from './dates';

const evening = '2026-05-16T21:30:00.000Z';

test.each([
  ['ru', '17 мая 2026 г.'],
  ['en', '17 May 2026'],
  ['ua', '17 травня 2026 р.'],
  ['uz', '2026-yil 17-may'],
] as const)('a day in the words of %s is that of Moscow', (host, words) => {
  expect(formatDay(evening, host).replace(/\s/g, ' ')).toBe(words);
});

test('every month has its Uzbek name', () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    formatDay(new Date(Date.UTC(2026, index, 9)).toISOString(), 'uz'),
  );
  expect(new Set(months.map((day) => /^2026-yil 9-([a-z]+)$/.exec(day)?.[1])).size).toBe(12);
});
