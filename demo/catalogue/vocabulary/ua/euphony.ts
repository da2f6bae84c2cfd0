/**
 * The small words of Ukrainian in the form that their neighbours ask for: «каблучка з платини», but
 * «браслет із платини» and «корпус із жовтого золота»; «дата й мала секундна стрілка». «Зі» before a
 * cluster is written where the word is, and nothing changes after a pause or beside a figure.
 */
export function euphony(text: string): string {
  return text
    .replace(
      /([\p{L}\d])(\s)(?:з|із)(\s)(?=(\p{Script=Cyrillic}))/gu,
      (_, before: string, space: string, gap: string, after: string) =>
        `${before}${space}${isHard(before, after) ? 'із' : 'з'}${gap}`,
    )
    .replace(/(?<=[аеєиіїоуюя]\s)і(?=\s[^йєїюя\d\P{L}])/gu, 'й');
}

/**
 * What the words of several slots leave to be said: a clarity grade is named after the colour before
 * it («колір G, чистота VS1»), thousands stand apart from hundreds («3 900 метрів»), two hands share
 * one word («покажчики дати й фаз Місяця»).
 */
export function spelledOut(text: string): string {
  return text
    .replace(/(?<=колір [^,;()]+, )(?=(?:IF|VVS[12]|VS[12]|SI[12]|I1)\b)/gu, 'чистота ')
    .replace(/(?<=\s\d{1,3})(?=\d{3} метр)/gu, '\u00a0')
    .replace(/покажчик дати [ій] покажчик /gu, 'покажчики дати й ')
    .replace(
      /покажчик другого часового поясу [ій] покажчик /gu,
      'покажчики другого часового поясу й ',
    )
    .replace(/(?<=покажчики дати й дня тижня) [ій] (?=\p{L})/gu, ' та ')
    .replace(/хронограф(?:, | і )функцію флайбек/gu, 'хронограф із функцією флайбек');
}

const vowels = /[аеєиіїоуюяaeiouyéèôà]/iu;
const alike = /[зсш]/iu;
const sibilants = /[зсцжшчщ]/iu;

/** True where «з» alone would be lost: before its like, and between consonants. */
function isHard(before: string, after: string): boolean {
  if (alike.test(after)) return true;
  return !vowels.test(before) && (!vowels.test(after) || sibilants.test(before));
}
