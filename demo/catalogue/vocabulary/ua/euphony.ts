/**
 * The small words of Ukrainian in the form that their neighbours ask for: «каблучка з платини», but
 * «браслет із платини» and «корпус із жовтого золота»; «дата й мала секундна стрілка». «Зі» before a
 * cluster is written where the word is, and nothing changes after a pause or beside a figure.
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
      /([\p{L}\d]+)(\s)(?:з|із)(\s)(?=(\p{Script=Cyrillic}))/gu,
      (_, before: string, space: string, gap: string, after: string) =>
        `${before}${space}${isHard(lastSound(before), after) ? 'із' : 'з'}${gap}`,
    )
    .replace(/(?<=, )з(?= [зсш])/gu, 'із')
    .replace(/(?<=^|\. )В(?= (?:Німеччині|Росії|Російській|Нідерландах))/gu, 'У')
    .replace(
      /(?<=[^\W\d_aeiouy]\s|[бвгґджзйклмнпрстфхцчшщь]\s)в(?=\s(?:Німеччині|Росії|Російській|Нідерландах))/giu,
      'у',
    )
    .replace(/(?<=[аеєиіїоуюя]\s)і(?=\s[^йєїюя\d\P{L}])/gu, 'й');
}

const vowels = /[аеєиіїоуюяaeiouyéèôà]/iu;
const alike = /[зсш]/iu;
const sibilants = /[зсцжшчщ]/iu;

/** What a word ends in as it is spoken: Love in a consonant, Chaumet in a vowel. */
function lastSound(word: string): string {
  if (word === 'Chaumet') return 'е';
  return word.replace(/(?<=[a-z][^\W\d_aeiouy])e$/u, '').at(-1) ?? '';
}

/** True where «з» alone would be lost: before its like, and between consonants. */
function isHard(before: string, after: string): boolean {
  if (alike.test(after)) return true;
  return !vowels.test(before) && (!vowels.test(after) || sibilants.test(before));
}
