/**
 * The preposition «з» in the form that its neighbours ask for: «каблучка з платини», but «браслет із
 * платини» and «корпус із жовтого золота». «Зі» before a cluster is written where the word is, and a
 * preposition after a pause or before a figure or a Latin name stays as it was written.
 */
export function euphony(text: string): string {
  return text.replace(
    /([\p{L}\d])(\s)(?:з|із)(\s)(?=(\p{Script=Cyrillic}))/gu,
    (_, before: string, space: string, gap: string, after: string) =>
      `${before}${space}${isHard(before, after) ? 'із' : 'з'}${gap}`,
  );
}

const vowels = /[аеєиіїоуюяaeiouyéèôà]/iu;
const alike = /[зсш]/iu;
const sibilants = /[зсцжшчщ]/iu;

/** True where «з» alone would be lost: before its like, and between consonants. */
function isHard(before: string, after: string): boolean {
  if (alike.test(after)) return true;
  return !vowels.test(before) && (!vowels.test(after) || sibilants.test(before));
}
