import { countWords } from '../fill';

/** As many words as a description may have, here too, since what tells them reads this. */
export const mostWords = 90;

/** The years of a reference, in a sentence that tells nothing else, and its first year in fewer words. */
const years = / The reference (?:was|first) [^.\d]*(?<since>\d{4})(?: [^.]*\d{4})?\.(?= )/u;

/**
 * A text that its last touches have made too long, with only the first year of its reference, or
 * without it, as there is room.
 */
export function inRoom(text: string, finished: (text: string) => string): string {
  const year = years.exec(text)?.groups?.since;
  const whole = finished(text);
  if (year === undefined || !isTooLong(whole)) return whole;
  const shorter = finished(text.replace(years, ` The reference was introduced in ${year}.`));
  return isTooLong(shorter) ? finished(text.replace(years, '')) : shorter;
}

const isTooLong = (text: string) => countWords(text) > mostWords;
