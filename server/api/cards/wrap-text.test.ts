/** @jest-environment node */
import fc from 'fast-check';
import { wrapText, type Place } from './wrap-text';

/** Every letter is as wide as half its size. */
const measure = (text: string, size: number) => [...text].length * size * 0.5;
const place: Place = { width: 400, height: 200, sizes: [60, 40, 20], leading: 1 };

test('a short text has the largest size', () => {
  expect(wrapText('Submariner', measure, place)).toEqual({ size: 60, lines: ['Submariner'] });
});

test('a text that is too long in the largest size is set smaller', () => {
  const { size, lines } = wrapText('Lange & Söhne Datograph Up Down in platinum', measure, place);
  expect(size).toBe(40);
  expect(lines.join(' ')).toBe('Lange & Söhne Datograph Up Down in platinum');
});

test('lines are of about one length: no word stands alone at the end', () => {
  const { lines } = wrapText('aaaa bbbb cccc dddd', (text) => text.length * 22, place);
  expect(lines).toEqual(['aaaa bbbb', 'cccc dddd']);
});

test('a no-break space ends no line', () => {
  const { lines } = wrapText('from 1\u202f250\u202f000\u00a0₽ and so on', measure, place);
  expect(lines.some((line) => line.includes('1\u202f250\u202f000\u00a0₽'))).toBe(true);
});

test('every line fits its place, whatever the text', () => {
  const word = fc.string({ minLength: 1, maxLength: 90, unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const { size, lines } = wrapText(words.join(' '), measure, place);
      expect(lines.length * size).toBeLessThanOrEqual(place.height);
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(place.width);
    }),
  );
});

test('what does not fit in the smallest size ends with an ellipsis, and nothing before it is lost', () => {
  const text = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  const { size, lines } = wrapText(text, measure, place);
  expect(size).toBe(20);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(text.startsWith(lines.join(' ').replace('…', ''))).toBe(true);
});
