import { formatDay } from './dates';
import { formatPrice, formatUsd } from './money';

test('prices carry narrow no-break spaces and the currency’s own sign', () => {
  expect(formatPrice(1250000, 'ru')).toBe('1\u202F250\u202F000\u202F₽');
  expect(formatPrice(1250000, 'en')).toBe('US$1,250,000'.replace('US', ''));
  expect(formatPrice(1250000, 'ua')).toBe('1\u202F250\u202F000\u202F₴');
  expect(formatPrice(1250000, 'uz')).toBe('1\u202F250\u202F000\u202Fsoʻm');
  expect(formatUsd(15000, 'uz')).toBe('15\u202F000\u202F$');
});

test('days are written in the words of the host', () => {
  const instant = '2026-05-17T07:00:00.000Z';
  expect(formatDay(instant, 'ru')).toBe('17 мая 2026 г.');
  expect(formatDay(instant, 'en')).toBe('17 May 2026');
  expect(formatDay(instant, 'ua')).toBe('17 травня 2026 р.');
  expect(formatDay(instant, 'uz')).toBe('17-may, 2026-yil');
});
