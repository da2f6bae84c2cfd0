/** @jest-environment node */
import fc from 'fast-check';
import { uzbekLatinOf } from './uzbek';
import { joinedTokensOf, tokensOf } from './tokens';

test.each([
  ['Van Cleef & Arpels', ['vancleef', 'cleefarpels', 'vancleefarpels']],
  ['5711/1A-010', ['57111a', '1a010', '57111a010']],
  ['Rolex', []],
])('%s is also written %j', (name, joined) => {
  expect(joinedTokensOf(name)).toEqual(joined);
});

test('joined words hold the letters of the name and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const whole = tokensOf(name).join('');
      for (const joined of joinedTokensOf(name)) expect(whole).toContain(joined);
    }),
  );
});

test.each([
  ['тақинчоқ', 'taqinchoq'],
  ['соат', 'soat'],
  ['қўл', 'qol'],
  ['узук', 'uzuk'],
  ['rolex', 'rolex'],
])('Uzbek %s is %s in Latin letters', (cyrillic, latin) => {
  expect(uzbekLatinOf(cyrillic)).toBe(latin);
});
