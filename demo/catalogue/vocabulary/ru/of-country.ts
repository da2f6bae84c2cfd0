import { asSentence } from '../fill';
/** How a country is said of what was made there, by where it says it was made; an ending follows. */
const ofCountry: Readonly<Record<string, string>> = {
  Швейцарии: 'швейцарск',
  Германии: 'немецк',
  Японии: 'японск',
  Франции: 'французск',
  Италии: 'итальянск',
  Великобритании: 'британск',
  США: 'американск',
};

/** Endings by the thing that they agree with. */
const endings: Readonly<Record<string, string>> = {
  часы: 'ие',
  серьги: 'ие',
  запонки: 'ие',
  кольцо: 'ое',
  колье: 'ое',
  портмоне: 'ое',
  браслет: 'ий',
  телефон: 'ий',
  портфель: 'ий',
  подвеска: 'ая',
  брошь: 'ая',
  сумка: 'ая',
  'ручка-роллер': 'ая',
  ручка: 'ая',
  зажигалка: 'ая',
};

const things = Object.keys(endings).join('|');

const madeThere = new RegExp(
  `(?<=^|[\\s—])(?<!делан\\p{L}+ )([Вв])о? (${Object.keys(ofCountry).join('|')}) (?=(?:[\\p{Ll}-]+(?:[иы]е|ая|ое|ий) )*(${things})(?=[ ,.:]))`,
  'gu',
);

/** Things are of their country where its name stands before them: «швейцарские часы 2023 года». */
export function ofTheirCountry(text: string): string {
  return text.replace(madeThere, (_, letter: string, country: string, thing: string) => {
    const word = `${ofCountry[country] ?? ''}${endings[thing] ?? ''}`;
    return `${letter === 'В' ? asSentence(word) : word} `;
  });
}
