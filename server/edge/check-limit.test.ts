/** @jest-environment node */
import { config } from '../../netlify/functions/check-token';
import { captcha } from '../../src/config/captcha';
import { checkLimit } from './check-limit';

test('the limit is the one that the function asks Netlify for', () => {
  const { windowLimit, windowSize } = config.rateLimit;
  expect({ windowLimit, windowSize }).toEqual({
    windowLimit: captcha.checksPerMinute,
    windowSize: 60,
  });
});

test('who asks more often than thirty times in a minute is told when to ask again', () => {
  let now = 0;
  const limit = checkLimit(1, () => now);
  const ask = () => limit.count('ru.localhost', '192.0.2.1');
  for (let call = 0; call < captcha.checksPerMinute; call += 1) expect(ask()).toBeNull();
  now = 20_500;
  expect(ask()).toBe(40);
  expect(limit.count('ru.localhost', '192.0.2.2')).toBeNull();
  now = 60_000;
  expect(ask()).toBeNull();
});

test('the addresses of one network of IPv6 have the limit together', () => {
  const limit = checkLimit(1, () => 0);
  const ask = (call: number) => limit.count('ru', `2001:db8:1:2::${call.toString(16)}`);
  for (let call = 0; call < captcha.checksPerMinute; call += 1) expect(ask(call)).toBeNull();
  expect(ask(99)).toBe(60);
  expect(limit.count('ru', '2001:db8:1:3::1')).toBeNull();
});

test('RATE_LIMIT_FACTOR multiplies it, as it does the limits of the backend', () => {
  const limit = checkLimit(2, () => 0);
  const answers = Array.from({ length: 2 * captcha.checksPerMinute + 1 }, () =>
    limit.count('ru', '::1'),
  );
  expect(answers.filter((wait) => wait !== null)).toHaveLength(1);
});
