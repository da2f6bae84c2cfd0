/** @jest-environment node */
import { descriptionWords } from '../compose';
import { inRoom, mostWords } from './room';

const years = ' The reference was in production from 2010 to 2020.';
const first = ' The reference was introduced in 2010.';
const long = (middle: string, words: number) =>
  `This is a watch.${middle} ${'word '.repeat(words - 5)}end.`;

test('what is too long here is too long for a description', () => {
  expect(mostWords).toBe(descriptionWords.most);
});

test('a text that has grown too long tells less of its reference', () => {
  expect(inRoom(long(years, 83), String)).toBe(long(first, 83));
  expect(inRoom(long(years, 88), String)).toBe(long('', 88));
});

test('with room the years stay, and so they do where they tell the country too', () => {
  expect(inRoom(long(years, 40), String)).toBe(long(years, 40));
  const country =
    ' The reference was launched in 2019, and this example was made in Switzerland in 2022.';
  expect(inRoom(long('', 88), (text) => `${text}${country}`)).toBe(`${long('', 88)}${country}`);
});
