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
  const ask = () => limit.count('ru.localhost 192.0.2.1');
  for (let call = 0; call < captcha.checksPerMinute; call += 1) expect(ask()).toBeNull();
  now = 20_500;
  expect(ask()).toBe(40);
  expect(limit.count('ru.localhost 192.0.2.2')).toBeNull();
  now = 60_000;
  expect(ask()).toBeNull();
});

test('RATE_LIMIT_FACTOR multiplies it, as it does the limits of the backend', () => {
  const limit = checkLimit(2, () => 0);
  const answers = Array.from({ length: 2 * captcha.checksPerMinute + 1 }, () => limit.count('ru'));
  expect(answers.filter((wait) => wait !== null)).toHaveLength(1);
});
