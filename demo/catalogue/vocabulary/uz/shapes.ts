import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';

/** Slots and words by what a reader sees in their place, of whatever kind the item is. */
const seen: readonly (readonly [slot: RegExp, word: string])[] = [
  [/ \(\{(?:reference|finish)\}(?: referensi)?\)| \(\{country\}, \{year\}-yil\)/gu, ''],
  [/[,.;:]/gu, ''],
  [/\{maker\} \{model\}|\{model\}/gu, 'nom'],
  [/ (?:soati|\{pieceOf\})(?:ni(?:ng)?|da|ga)?(?!\p{L})/gu, ' soat'],
  [/\{piece\}(?:ni)?|soatni/gu, 'soat'],
  [/(?:chiqar|yasa|yigʻ|tayyorla)gan(?!\p{L})/gu, 'qilgan'],
  [/(?:chiqaril|yasal|yigʻil|tayyorlan|tikil|ishlan)gan(?!\p{L})/gu, 'qilingan'],
  [/(?<=.)\{madeIn(?:Only)?\} |\{material(?:Only)?\}dan (?=qil)/gu, ''],
  // Where a verb comes next, the noun after the name is hardly seen.
  [/(?<=nom) soat(?= (?:\{year\}|\{maker\}|qil))/gu, ''],
  [/^(\{maker\} brendining) .*/u, '$1'],
];

/** How many words make two openings look alike. */
const words = 3;

/** The first words of an opening as a reader sees them: `Bu nom {year}-yilda`. */
const shapeOf = oncePerKey((opening: Template): string =>
  seen
    .reduce((told, [slot, word]) => told.replace(slot, word), opening)
    .split(' ')
    .slice(0, words)
    .join(' '),
);

/** Openings with one first word stand beside each other only where there are no others. */
export const likeness: Likeness = {
  shapeOf,
  startOf: (opening) => shapeOf(opening).split(' ', 1).join(''),
};
