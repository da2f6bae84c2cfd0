import { sentencesOf } from '../line-first';

/** Stones up to nine are counted in words, but not beside more of them, which are in figures. */
export const countsTold = (text: string): string =>
  sentencesOf(text)
    .map((sentence) =>
      many.test(sentence)
        ? sentence
        : sentence.replace(few, (count, stone: string) =>
            count === '2' && feminine.test(stone) ? 'дві' : (countsInWords[count] ?? count),
          ),
    )
    .join(' ');

const stones =
  '(?:\\p{L}+ )*(?:діамант|сапфір|рубін|смарагд|аквамарин|аметист|топаз|турмалін|шпінел|гранат|перлин|встав)';
const few = new RegExp(`(?<![\\d,])[2-9](?= (${stones}))`, 'gu');
const many = new RegExp(`\\d\\d (?:${stones})`, 'u');
const feminine = /(?:шпінел|перлин|встав)$/u;

/** Two of a thing whose name is feminine are «дві». */
export const countsInWords: Readonly<Record<string, string>> = {
  2: 'два',
  3: 'три',
  4: 'чотири',
  5: 'пʼять',
  6: 'шість',
  7: 'сім',
  8: 'вісім',
  9: 'девʼять',
};
