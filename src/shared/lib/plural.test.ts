/** @jest-environment node */
import fc from 'fast-check';
import { hostCodes, hosts } from '../../config/hosts';
import { pluralForm } from './plural';

test('a count takes the plural form of its language', () => {
  const counts = fc.oneof(fc.nat(200), fc.nat());
  fc.assert(
    fc.property(counts, fc.constantFrom(...hostCodes), (count, host) => {
      const { languageTag } = hosts[host];
      expect(pluralForm(count, host)).toBe(new Intl.PluralRules(languageTag).select(count));
    }),
  );
});

test('Ukrainian has its own forms, not those of the machine', () => {
  expect([1, 2, 5, 12, 21].map((count) => pluralForm(count, 'ua'))).toEqual([
    'one',
    'few',
    'many',
    'many',
    'one',
  ]);
});
