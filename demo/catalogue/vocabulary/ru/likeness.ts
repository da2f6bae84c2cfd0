import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';

/** What a reader passes over, of whatever kind the item is: who wears it, where and by which verb it was made. */
const passedOver: readonly (readonly [written: RegExp, seen: string])[] = [
  [/[.;] .*|\.$/, ''],
  [/^Эти \{gender\} часы|^Эти часы|^\{gender\} часы/, 'Часы'],
  [/^\{this\} \{piece\}/, '{piece}'],
  [/\{gender\} часы/, 'часы'],
  [/ (?:домом )?\{maker\}/g, ''],
  [/, референс \{reference\},/, ''],
  [/,? \{madeIn(?:Only)?\}/g, ''],
  [/(?:сделан|изготовлен|собран|выпущен)\S*|\{made\}|\{crafted\}|\{madePart\}/g, 'V'],
  [/^(\{maker\} \{model\} — часы \S+).*/, '$1'],
  [/ в \{form\} корпусе из \{material\} шириной \{mm\} мм/, ' в корпусе'],
  [/ в корпусе из \{material\} диаметром \{mmOnly\} мм/, ' в корпусе'],
];

/** An opening as a reader remembers it some rows later: «Часы {model} в корпусе V в {year} году». */
const shapeOf = oncePerKey((opening: Template): string =>
  passedOver.reduce((told, [written, seen]) => told.replace(written, seen), opening),
);

/** Openings with one first word stand beside each other only where there are no others. */
export const likeness: Likeness = {
  shapeOf,
  startOf: (opening) => opening.split(' ', 1).join(''),
};
