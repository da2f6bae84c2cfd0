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

/** What a reader notices of an opening before its first words, wherever it stands. */
const noticed: readonly (readonly [opening: RegExp, shape: string])[] = [
  [/ offered here\b/u, 'offered here'],
  [/; this watch is from /u, 'this watch is from'],
  [/ case of this /u, 'case of this'],
  [/ dates from \{year\} and pairs /u, 'dates from and pairs'],
  [/^This .* was made by \{maker\}/u, 'this was made by'],
  [/ is cased in /u, 'is cased in'],
];

/** The first words of an opening as a reader sees them, whatever it is of: `Made in country in year`. */
const shapeOf = oncePerKey(
  (opening: Template): string =>
    noticed.find(([shape]) => shape.test(opening))?.[1] ??
    seen
      .reduce((told, [slot, word]) => told.replace(slot, word), opening)
      .split(' ')
      .slice(0, words)
      .join(' '),
);

/** Openings with one first word stand beside each other only where there are no others. */
export const likeness: Likeness = { shapeOf, startOf: (opening) => opening.split(' ', 1).join('') };
