import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';

/** Slots by what a reader sees in their place: all names are alike, and all metals. */
const seen: readonly (readonly [slot: RegExp, word: string])[] = [
  [/\{year\}|\{inWhen\}|\{when\}|circa \{circa\}|\{exact\}/gu, 'year'],
  [/\{madeIn(?:Only)?\}/gu, 'in country'],
  [/\{authorOf\}/gu, 'from author'],
  [/\{mmOnly\} mm/gu, 'size'],
  [/, \{finish\},~?/gu, ' in finish'],
  [/‘?\{(?:maker|model|modelPiece|reference|work)\}’?(?: \{(?:model|modelPiece)\})?/gu, 'name'],
  [/[{}()~>,;‘’]/gu, ''],
];

/** How many words make two openings look alike. */
const words = 4;

/** The first words of an opening as a reader sees them, whatever it is of: `Made in country in year`. */
const shapeOf = oncePerKey((opening: Template): string =>
  seen
    .reduce((told, [slot, word]) => told.replace(slot, word), opening)
    .split(' ')
    .slice(0, words)
    .join(' '),
);

/** Openings with one first word stand beside each other only where there are no others. */
export const likeness: Likeness = { shapeOf, startOf: (opening) => opening.split(' ', 1).join('') };
