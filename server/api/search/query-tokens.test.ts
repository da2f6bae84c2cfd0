/** @jest-environment node */
import fc from 'fast-check';
import { queryTokens } from './query-tokens';

const known = new Set(['ролекс', 'хубло', '5711', '1a', 'rolex']);
const tokensIn = (query: string) => queryTokens(query, (word) => known.has(word));

test('a layout slip is found in keys that are punctuation', () => {
  expect(tokensIn('[e,kj')).toEqual([{ word: 'ekj', readings: ['хубло'] }]);
});

test('a reference keeps its parts, each as it was typed', () => {
  expect(tokensIn('5711/1A').map(({ word }) => word)).toEqual(['5711', '1a']);
});

test('each word is also read under the other layouts', () => {
  expect(tokensIn('кщдуч')[0]?.readings).toContain('rolex');
});

test('whatever is typed, there are no empty words and few of them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) => {
      const words = tokensIn(query);
      expect(words.length).toBeLessThanOrEqual(8);
      for (const { word, readings } of words) {
        expect(word !== '' || readings.length > 0).toBe(true);
        expect(readings).not.toContain('');
      }
    }),
  );
});
