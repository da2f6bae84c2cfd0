/** @jest-environment node */
import fc from 'fast-check';
import { houseTimeZone } from '../../config/house-time';
import { hosts } from '../../config/hosts';
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

test('a day is written as the language has it', () => {
  const days = fc.date({
    min: new Date('2014-10-27'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.constantFrom('ru', 'en', 'ua'), (day, host) => {
      const written = new Intl.DateTimeFormat(hosts[host].intlLocale, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: houseTimeZone,
      });
      expect(formatDay(day.toISOString(), host)).toBe(written.format(day));
    }),
  );
});
