import fc from 'fast-check';
import { isCommonPassword } from './common-passwords';

const owner = {
  email: 'anna.petrova@karat.example',
  name: 'Анна Петрова',
  phone: '+79161234567',
  nickname: '@annushka',
};

test.each([
  'password',
  'Password1',
  '12345678',
  'qwertyuiop',
  'P@ssw0rd',
  'iloveyou1',
  'aaaaaaaa',
  'abcdefgh',
  '01.01.1990',
  'пароль123',
  'Привет2024',
  'солнышко',
  'кохання1',
  'parol2020',
  'toshkent1',
  'Rolex2024',
  'lombard1',
])('%s is refused to anybody', async (password) => {
  expect(await isCommonPassword(password, {})).toBe(true);
});

test.each([
  ['keys of the other layout', 'gfhjkm123'],
  ['the first row of a Russian keyboard', 'йцукенгш'],
])('%s are read as well: %s', async (_, password) => {
  expect(await isCommonPassword(password, {})).toBe(true);
});

test.each(['anna.petrova', 'Petrova1', 'петрова1', '9161234567', '1234567anna', 'annushka1'])(
  '%s is refused to the owner of the data that it is made of',
  async (password) => {
    expect(await isCommonPassword(password, owner)).toBe(true);
  },
);

test('a mailbox of any length is refused to its owner', async () => {
  const email = 'anna-iz-kazani-8d1f0c6e-42b7-4a7d-9d3e-5b0a@karat.example';
  expect(await isCommonPassword(email, { email })).toBe(true);
});

test.each([
  'correct horse battery',
  'кофе в среду утром',
  'kVm3-9tQz-0wLx',
  'toʻrtta koʻk choynak',
  'зелений трамвай 48',
])('%s is taken', async (password) => {
  expect(await isCommonPassword(password, owner)).toBe(false);
});

test('a text of chance is taken, whatever it holds', async () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzабвгдежзиклмнопрстуфхцчшэюяʻ');
  const chosen = fc
    .array(letters, { minLength: 20, maxLength: 200 })
    .filter((text) => new Set(text).size > 12)
    .map((text) => text.join(''));
  await fc.assert(
    fc.asyncProperty(chosen, async (password) => !(await isCommonPassword(password, owner))),
    { numRuns: 30 },
  );
});
