import fc from 'fast-check';
import { withoutPersonalData } from './without-personal-data';

test.each([
  ['550 <anna.k@karat.example>: mailbox unavailable', '550 <…@…>: mailbox unavailable'],
  ['/ru/search?q=anna%40karat.example&page=2', '/ru/search?q=…@…&page=2'],
  ['no branch calls +7 (999) 000-11-22 back', 'no branch calls … back'],
  ['tel:+998901234567', 'tel:…'],
  ['/ru/search?q=%2B7%20999%20000-11-22', '/ru/search?q=…'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  ['Expected string but received "Анна "Ан" К." at "name"', 'Expected string but received "…"'],
  [
    `Unexpected token 'А', "Анна, Мос"... is not valid JSON`,
    `Unexpected token 'А', … is not valid JSON`,
  ],
  ['session 3q2-7wEjRkQx_9aBcDeFgHiJkLmNoPqRsTuVwXyZ012 ended', 'session … ended'],
  // What tells where it went wrong stays.
  ['/ru/account broke the contract at "data.items[0].price"', null],
  ['Loading chunk component---src-templates-article-page-tsx-0a1b2c3d failed', null],
  ['/clock/rolex-116610-2023-001/', null],
  ['duplicate key value violates unique constraint "accounts_email"', null],
  ['the backend answered 500 after 1200 ms at 2026-11-26T12:00:00Z', null],
])('%s is told as %s', (text, told) => {
  expect(withoutPersonalData(text)).toBe(told ?? text);
});

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789');
const word = fc.string({ unit: letter, minLength: 3, maxLength: 12 });
const around = fc.constantFrom('', ' ', ': ', '"', '<', '(', '\n', '=', ' – ', 'ошибка ');

test('whatever stands around them, no mailbox, phone or token is left', () => {
  const mail = fc.tuple(word, word).map(([name, domain]) => `${name}.planted@${domain}.example`);
  const phone = fc
    .tuple(
      fc.constantFrom('+7', '8', '+998 ', '+380'),
      fc.integer({ min: 100_000_000, max: 999_999_999 }),
    )
    .map(([code, number]) => `${code}${String(number)}`);
  const token = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('base64url'))
    .filter((text) => /[A-Z]/.test(text) && /[a-z]/.test(text));
  fc.assert(
    fc.property(fc.oneof(mail, phone, token), around, around, (secret, before, after) => {
      expect(withoutPersonalData(`failed${before || ' '}${secret}${after || ' '}`)).not.toContain(
        secret,
      );
    }),
  );
});

test('it changes nothing of what it has told, and ends soon on a long text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const told = withoutPersonalData(text);
      expect(withoutPersonalData(told)).toBe(told);
    }),
  );
  const began = performance.now();
  for (const piece of ['1 ', 'a.', '@', '"received "', '+7(', '%40']) {
    withoutPersonalData(piece.repeat(20_000));
  }
  expect(performance.now() - began).toBeLessThan(3_000);
});
