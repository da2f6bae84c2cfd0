import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';
import { sentenceOf, toBeTold } from './builds';
import { lineOf } from './lines';

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

/** What a reader notices of an opening before its first words: all that match one of these are alike. */
const noticed: readonly (readonly [opening: RegExp, shape: string])[] = [
  [/^\{maker\} fitted this /u, 'maker fitted this'],
  // What its maker chose or uses.
  [/^(?:For|In) this /u, 'for this its maker'],
  [/^Fully wound, /u, 'fully wound'],
  [/^(?:In \{year\} )?\{maker\} made this /u, 'maker made this'],
  [/^(?:Made|Fitted with) /u, 'made or fitted'],
  [/^The \{movement\}/u, 'its movement'],
  [/^(?:Inside|Behind the dial of) this /u, 'inside this'],
  [/sapphire case back/u, 'a case shows its movement'],
  [/^The .* of this /u, 'part of this'],
  [/^This \{year\} \{maker\} .*, has a \{(?:mmOnly|form)\}/u, 'this has a case'],
  [/^This \{maker\} \{model\}, reference \{reference\}, was made/u, 'this watch was made'],
  [/ comes \{authorOf\}/u, 'a work comes from'],
  [/^Executed /u, 'executed'],
  [/^‘\{work\}’ is /u, 'a work is'],
  [/^Cased in /u, 'in a material'],
  [/^This (?:\{year\} )?\{maker\} \{model\} in \{materialOnly\}, /u, 'this in a metal'],
  // Of whatever piece, whatever follows in its next sentence.
  [/^This [^.]* was made (?:by |\{madeIn)/u, 'was made'],
  [/^This is a /u, 'this is a'],
  [/^This .* (?:runs on|is powered by) the /u, 'this runs on'],
  [/^This .*\{reference\},.* (?:has|with) a \{finish\}/u, 'this has a dial'],
  [/^This .*,~? made \{madeIn/u, 'this, made in'],
];

/** The first words of an opening as a reader sees them, whatever it is of: `Made in country in year`. */
const shapeOf = oncePerKey(
  (opening: Template): string =>
    noticed.find(([shape]) => shape.test(opening.replace(toBeTold, '')))?.[1] ??
    seen
      .reduce((told, [slot, word]) => told.replace(slot, word), opening)
      .split(' ')
      .slice(0, words)
      .join(' '),
);

/** Openings with one first word stand beside each other only where there are no others. */
export const likeness: Likeness = {
  lineOf,
  shapeOf,
  startOf: (opening) =>
    /^\{maker\} made this |^Made /u.test(opening) ? 'made' : opening.split(' ', 1).join(''),
  // No three in a row begin with `This`, nor with who made a piece and where.
  startsWithin: { This: 2, made: 3 },
  sentenceOf,
};
