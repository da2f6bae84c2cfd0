import { lineMarked } from './note-first';
import { oneOf } from './ways';

/** Notes of watches that come often, each in several wordings, the first as the collection has it. */
const notes: readonly (readonly [note: string, ...others: string[]])[] = [
  [
    'Divers have worn the Submariner since 1953.',
    'The Submariner, a watch for divers, was introduced in 1953.',
  ],
];

/**
 * A text whose note may be told in several ways, so that neighbours do not tell it word for word; a line
 * that comes first stays as it was chosen.
 */
export const notesInTurn = (text: string): string =>
  notes.reduce(
    (told, [note, ...others]) =>
      told.includes(lineMarked(note)) ? told : told.replace(note, () => oneOf(note, ...others)),
    text,
  );
