/** @jest-environment node */
import fc from 'fast-check';
import { captcha } from '../config/captcha';
import { readReceipt, signReceipt } from './captcha-receipt';

const secret = 'a secret of tests that is long enough';
const hostname = 'ru.karat.example';
const now = Date.UTC(2026, 10, 22, 12);
const receipt = signReceipt({ hostname, action: 'callback' }, secret, now);
const read = (given: string, changed: { hostname?: string; secret?: string } = {}, at = now) =>
  readReceipt(given, { hostname, secret, ...changed }, at);

test('a receipt says its action, and each is another one', () => {
  expect(read(receipt)).toMatchObject({ action: 'callback' });
  const other = signReceipt({ hostname, action: 'callback' }, secret, now);
  expect(read(other)?.id).not.toBe(read(receipt)?.id);
});

test('a receipt counts until its time is over', () => {
  const end = now + captcha.receiptSeconds * 1000;
  expect(read(receipt, {}, end - 1)?.expiresAt).toEqual(new Date(end));
  expect(read(receipt, {}, end)).toBeNull();
});

test('a receipt of another site, or signed with another secret, counts for nothing', () => {
  expect(read(receipt, { hostname: 'en.karat.example' })).toBeNull();
  expect(read(receipt, { secret: 'another secret that is long enough!' })).toBeNull();
});

test('nothing but what was signed is a receipt', () => {
  const [, body] = receipt.split('.');
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  expect(read(`${unsigned}.${body}.`)).toBeNull();
  fc.assert(
    fc.property(
      fc.nat(receipt.length - 1),
      fc.string({ minLength: 1, maxLength: 1 }),
      (at, char) => {
        fc.pre(receipt[at] !== char);
        expect(read(receipt.slice(0, at) + char + receipt.slice(at + 1))).toBeNull();
      },
    ),
  );
  fc.assert(fc.property(fc.string(), (text) => expect(read(text)).toBeNull()));
});
