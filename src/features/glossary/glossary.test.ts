import { byLetter, matching } from './glossary';

const term = (word: string, definition = '') => ({ key: word, term: word, definition });

test('terms stand under their letters, and Uzbek has letters of two signs', () => {
  const groups = byLetter([term('Gilyoshe'), term('Gʻildirak'), term('Shesternya')], 'uz');
  expect(groups.map(({ letter }) => letter)).toEqual(['G', 'Gʻ', 'SH']);
  expect(byLetter([term('ерш')], 'ru')[0]?.letter).toBe('Е');
});

test('a search finds terms first, then definitions', () => {
  const terms = [term('Безель', 'кольцо'), term('Кольцо', ''), term('Ротор', '')];
  expect(matching(terms, ' кольцо ').map(({ key }) => key)).toEqual(['Кольцо', 'Безель']);
  expect(matching(terms, '')).toBe(terms);
});
