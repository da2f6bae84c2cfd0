/**
 * The small words of Ukrainian in the form that their neighbours ask for: «каблучка з платини», but
 * «браслет із платини» and «корпус із жовтого золота»; «дата й мала секундна стрілка». «Зі» before a
 * cluster is written where the word is. A figure counts as it is spoken: «безель із 60-хвилинною
 * шкалою», since it is of «шістдесяти»; after a comma «із» before a figure or one consonant is «з».
 */
export function euphony(text: string): string {
  return text
    .replace(
      /(?<=безель )(\p{L}+)[иі]й і (?=\p{L}+[иі]й)|(\p{L}+)[иі]м і (?=\p{L}+[иі]м (?:обертовим )?безелем)/giu,
      (_, first: string | undefined, second: string | undefined) => {
        const colour = first ?? second ?? '';
        return colour === 'син' ? 'синьо-' : `${colour}о-`;
      },
    )
    .replace(
      /([\p{L}\d]+)(\)?\s)(?:з|із)(\s)(?=(\p{Script=Cyrillic}|\d+))/gu,
      (_, before: string, space: string, gap: string, after: string) =>
        `${before}${space}${isHard(lastSound(before), firstSound(after)) ? 'із' : 'з'}${gap}`,
    )
    .replace(/(?<=[,—] )з(?= [зсш])/gu, 'із')
    .replace(/(?<=^|\. )З(?= (?:світл|срібляст))/gu, 'Зі')
    .replace(/(?<=^|\. )З(?= [зсш])/gu, 'Із')
    .replace(/(?<=, )із(?= (?:\d|[бвгґдйклмнпртфх][аеєиіїоуюя]))/gu, 'з')
    .replace(/(?<=^|\. )В(?= (?:Німеччині|Росії|Російській|Нідерландах))/gu, 'У')
    .replace(
      /(?<=[^\W\d_aeiouy]\)?\s|[бвгґджзйклмнпрстфхцчшщь]\)?\s)в(?=\s(?:Німеччині|Росії|Російській|Нідерландах|Японії))/giu,
      'у',
    )
    .replace(/(?<=[аеєиіїоуюя]»?\s)у(?=сі\s)/gu, 'в')
    .replace(/(?<=[аеєиіїоуюя]\s)і(?=\s[^йєїюя\d\P{L}])/gu, 'й');
}

const vowels = /[аеєиіїоуюяaeiouyéèôà]/iu;
const alike = /[зсш]/iu;
const sibilants = /[зсцжшчщ]/iu;

/**
 * What a word ends in as it is spoken: Love, One, Bohème and Classique in a consonant, Chaumet,
 * Cartier and Piguet in a vowel.
 */
function lastSound(word: string): string {
  if (['Chaumet', 'Cartier', 'Piguet', 'Breguet', 'Perregaux', 'Hublot'].includes(word)) return 'е';
  return word.replace(/(?<=[a-zà-ÿ][^\W\d_aeiouy])e$|(?<=[qg])ue$/iu, '').at(-1) ?? '';
}

/** First letters of «нуль», «один», «два» and so on. */
const digits = 'нодтчпшсвд';

/** What a word or a figure begins with as it is spoken: 60 as «шістдесяти», 100 as «ста». */
function firstSound(after: string): string {
  if (!/^\d/u.test(after)) return after;
  const first = Number(after[0]);
  if (after.length === 2 && first === 1) {
    return after === '10' ? 'д' : (digits[Number(after[1])] ?? '');
  }
  if (first === 1 && after.length > 2) return after.length === 3 ? 'с' : 'т';
  return after.length === 2 && first === 4 ? 'с' : (digits[first] ?? '');
}

/** True where «з» alone would be lost: before its like, and between consonants. */
function isHard(before: string, after: string): boolean {
  if (alike.test(after)) return true;
  return !vowels.test(before) && (!vowels.test(after) || sibilants.test(before));
}
