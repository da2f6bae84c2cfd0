import { sentencesOf } from '../line-first';
import { collectionTold } from './own-words';
import { isShort } from './short';

/** Stands before a sentence on the line of an item where no line comes first. */
export const noteMark = '‡';

/** Whether a sentence tells of what line a watch is, as its name does not. */
const tellsOwnLine = (text: string, note: string) =>
  collectionTold.some(([model, line]) => model.test(text) && note.includes(line));

/**
 * A sentence on a line parts what is told of the item: of a jewel it comes right behind the opening,
 * of a watch it is left out unless it tells to what line the model belongs.
 */
export function notePlaced(text: string): string {
  const [before = '', after] = text.split(noteMark, 2);
  if (after === undefined) return text;
  const [note = '', ...rest] = sentencesOf(after);
  const [opening = '', ...others] = sentencesOf(before.trimEnd());
  const without = [opening, ...others, ...rest].join(' ');
  if (!/referens/iu.test(text)) return [opening, note, ...others, ...rest].join(' ');
  return tellsOwnLine(text, note) || isShort(without) ? before + after : without;
}
