import { countWords } from '../fill';
import { mostWords } from './room';

/**
 * What is told only where a finished text has room for it, and what stands in its place otherwise:
 * `⟪_has_a_smooth_bezel_and_is| is⟫`. It is written as one word, so that the length of a text is
 * counted without it.
 */
const spare = /⟪(?<told>[^|⟫]*)\|(?<left>[^⟫]*)⟫/gu;

/** Functions come in the list that the reserve closes; all else is a bezel. */
const isOfFunctions = (told: string) => /^[[\]]/u.test(told);

/** What a bezel is worth more than. */
const lesser =
  / The (?:crown and the date are on the left|crystal and the case back are sapphire)\./u;

/** That nothing came with a watch, in the fewest words: all that the watch does is worth more. */
const nothingCame = /(?<=\. )(?=[^.]*\b(?:papers|Watch only)\b)[^.]*\bour watchmaker\b[^.]*\./u;
const inFewWords = 'No box or papers; authenticated by our watchmaker.';

type Shorter = (text: string) => string;

const withSpare =
  (isTold: (told: string) => boolean): Shorter =>
  (text) =>
    text.replace(spare, (_, told: string, left: string) =>
      isTold(told) ? told.replaceAll('_', ' ') : left,
    );

const all = withSpare(() => true);
const bezelAlone = withSpare((told) => !isOfFunctions(told));
const functionsAlone = withSpare(isOfFunctions);
const nothing = withSpare(() => false);

/** From the fullest to the shortest. */
const ways: readonly Shorter[] = [all, bezelAlone, functionsAlone];

const isShort = (text: string) => countWords(text) <= mostWords;

/** Of a watch that its line comes before, only a bezel of which there is nothing to say is left out. */
const waysBehindLine: readonly Shorter[] = [
  all,
  withSpare((told) => !/_(?:slim|smooth)_/u.test(told)),
];

/** A text that its line begins. */
const isLed = (text: string) => text.includes('‹');

/** A text with as much of what may be left out as it has room for when it is finished. */
export function spared(text: string, finished: (text: string) => string): string {
  if (!text.includes('⟪')) return finished(text);
  for (const way of isLed(text) ? waysBehindLine : ways) {
    const whole = finished(way(text));
    if (isShort(whole)) return whole;
    const shorter = whole.replace(lesser, '');
    if (isShort(shorter)) return shorter;
    const shortest = shorter.replace(nothingCame, inFewWords);
    if (isShort(shortest)) return shortest;
  }
  return finished(isLed(text) ? all(text) : nothing(text));
}
