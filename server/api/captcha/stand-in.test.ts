/** @jest-environment node */
import { CaptchaStandIn } from './stand-in';

let clock = 0;
const standIn = new CaptchaStandIn('secret', () => clock);

test('a token counts once and tells score, action and hostname', () => {
  const token = standIn.issue('callback', 'ru.localhost');
  expect(standIn.verify('secret', token)).toMatchObject({
    success: true,
    score: 0.9,
    action: 'callback',
    hostname: 'ru.localhost',
  });
  expect(standIn.verify('secret', token)).toEqual({
    success: false,
    'error-codes': ['invalid-input-response'],
  });
});

test('a token expires after two minutes', () => {
  const token = standIn.issue('login', 'ru.localhost');
  clock += 120_001;
  expect(standIn.verify('secret', token)['error-codes']).toEqual(['timeout-or-duplicate']);
});

test.each([
  [undefined, 'x', 'missing-input-secret'],
  ['other', 'x', 'invalid-input-secret'],
  ['secret', undefined, 'missing-input-response'],
  ['secret', 'never issued', 'invalid-input-response'],
])('secret %p with token %p is refused: %s', (secret, token, code) => {
  expect(standIn.verify(secret, token)).toEqual({ success: false, 'error-codes': [code] });
});
