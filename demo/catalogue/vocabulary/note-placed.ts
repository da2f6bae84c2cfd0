import { sentencesOf } from './line-first';
import { isShort } from './short';

/** Stands before a sentence on the line of an item where no line comes first. */
export const noteMark = '‡';

/** What of the texts of a language decides where such a sentence stands. */
export interface NotePlaces {
  /** Found in the text of every watch, and of nothing else. */
  watch: RegExp;
  /** Whether a sentence tells of what line a watch is, as its name does not. */
  tellsOwnLine?: (text: string, note: string) => boolean;
  /** Found in a sentence that still opens a text, behind its first. */
  opens?: RegExp;
}

/**
 * A sentence on a line parts what is told of the item: of anything but a watch it comes right behind the
 * opening, of a watch it is left out unless it tells to what line the model belongs.
 */
export const notePlacedIn = ({ watch, tellsOwnLine, opens }: NotePlaces) => {
  /** How many sentences open a text. */
  const openingOf = (sentences: readonly string[]) =>
    opens === undefined
      ? 1
      : 1 +
        Math.max(
          0,
          sentences.findLastIndex((one) => opens.test(one)),
        );

  return (text: string): string => {
    const [before = '', after] = text.split(noteMark, 2);
    if (after === undefined) return text;
    const [note = '', ...rest] = sentencesOf(after);
    const told = sentencesOf(before.trimEnd());
    if (!watch.test(text)) {
      const opening = openingOf(told);
      return [...told.slice(0, opening), note, ...told.slice(opening), ...rest].join(' ');
    }
    const without = [...told, ...rest].join(' ');
    return tellsOwnLine?.(text, note) || isShort(without) ? before + after : without;
  };
};
