/** @jest-environment node */
import { spared } from './spare';

const bezel = 'The case⟪_has_a_slim_bezel_and| ⟫ is water-resistant.';
const movement = 'It has ⟪[a_date_display;_|⟫a power reserve of 70 hours⟪]|⟫.';
const words = (count: number) => 'word '.repeat(count).trim();

test('a bezel and functions are told where there is room for them', () => {
  expect(spared(`${bezel} ${movement}`, String)).toBe(
    'The case has a slim bezel and is water-resistant. It has [a date display; a power reserve of 70 hours].',
  );
  expect(spared(`${bezel} ${movement} ${words(84)}`, String)).toMatch(
    /^The case  is water-resistant\. It has a power reserve of 70 hours\. word/,
  );
});

test('behind a line that comes first only a plain bezel is left out, though the text be too long', () => {
  const line = 'This Rolex. ‹A line of long ago.›';
  expect(spared(`${line} ${bezel} ${words(76)}`, String)).toBe(
    `${line} The case  is water-resistant. ${words(76)}`,
  );
  expect(spared(`${line} ${bezel.replace('slim', 'fluted')} ${words(84)}`, String)).toBe(
    `${line} The case has a fluted bezel and is water-resistant. ${words(84)}`,
  );
});

test('a bezel comes before functions', () => {
  expect(spared(`${bezel} ${movement} ${words(71)}`, String)).toMatch(
    /^The case has a slim bezel and is water-resistant\. It has a power reserve/,
  );
});

test('functions come before how it is said that nothing came with a watch', () => {
  const none = 'Sold without box or papers; our watchmaker has found it genuine.';
  expect(spared(`${movement} ${words(70)}. ${none}`, String)).toBe(
    `It has [a date display; a power reserve of 70 hours]. ${words(70)}. No box or papers; authenticated by our watchmaker.`,
  );
});
