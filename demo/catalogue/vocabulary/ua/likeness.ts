import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';

/** Slots by what a reader sees in their place: all names are alike, and all metals. */
const seen: readonly (readonly [slot: RegExp, word: string])[] = [
  [/\{(?:maker|modelTitle|modelPiece|model|finish|reference|work)\}/gu, 'назва'],
  [/«назва»/gu, 'назва'],
  [/назва(?: назва)+/gu, 'назва'],
  [/у корпусі \{frame\}|\{(?:materialOnly|material|coloured\p{L}*|inlaid)\}/gu, 'матеріал'],
  [/\{(?:thisAcc|thisPiece)\}/gu, 'ця річ'],
  [/\{piece\p{L}*\}/gu, 'річ'],
  [/\{madeIn(?:Only)?\}/gu, 'країна'],
  [/[{}(),;]/gu, ''],
];

/** How many words make two openings look alike. */
const words = 5;

/** The first words of an opening as a reader sees them, whatever it is of: «назва — річ матеріал». */
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
