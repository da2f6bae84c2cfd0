import { draftName, keptFields } from './request-draft';
import { emptyFields } from './request-fields';

const keeps = (name: string, value: unknown) =>
  keptFields.isValidSync({ ...emptyFields(), [name]: value }, { strict: true });

test('everything that is typed is kept, and neither files nor the honeypot', () => {
  const { photos, trap, ...typed } = emptyFields();
  expect([photos, trap]).toEqual([[], '']);
  expect(Object.keys(keptFields.fields).sort()).toEqual(Object.keys(typed).sort());
  expect(keptFields.isValidSync(typed, { strict: true })).toBe(true);
});

test.each([
  ['name', 7],
  ['channel', 'pigeon'],
  ['condition', 'good'],
  ['productType', 'car'],
  ['phone', { country: 'de', text: '' }],
  ['phone', { country: 'ru', text: '9'.repeat(21) }],
  ['phone', null],
])('a stored %s of %j is not put back', (name, value) => {
  expect(keeps(name, value)).toBe(false);
});

test('a draft is that of its form, its item, its place and what its page filled in', () => {
  const about = {
    kind: 'clock' as const,
    url: 'omega',
    title: 'Omega',
    reference: null,
    priceText: null,
  };
  const names = [
    draftName('question', { isInPage: false }),
    draftName('question', { isInPage: true }),
    draftName('question', { isInPage: false, about }),
    draftName('buy', { isInPage: false, about }),
    draftName('buy', { isInPage: false, about: { ...about, url: 'tissot' } }),
    draftName('appraisal', { isInPage: false, filled: { amount: '1' } }),
    draftName('appraisal', { isInPage: false, filled: { amount: '2' } }),
  ];
  expect(new Set(names).size).toBe(names.length);
});
