import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';

/** How a sentence is built, whatever it tells of a thing and by whichever verb it was made. */
const frames: readonly (readonly [of: RegExp, seen: string])[] = [
  [/\{noteFirst\}/, 'линия'],
  [/^в \{year\} году/, 'год'],
  [/^(?:марка|дом) /, 'марка'],
  [/работают на/, 'работают'],
  [/Внутри \{/, 'внутри'],
  [/калибром ~|часы \{maker\} \{model\} с \{quartz\}/, 'калибр'],
  [/референса \{reference\}/, 'референс и его годы'],
  [/\{reference\}/, 'референс'],
  [/ (?:маркой|домом) /, 'маркой'],
  [/^\{model\}[^—]* — /, 'модель — вещь'],
  [/ — (?:\S+ )?(?:часы|\{piece\}) \{year\} года/, 'имя — вещь года'],
  [/^\{maker\}[^—]* — /, 'имя — вещь'],
  [/^(?:эти |\{this\})/, 'эта вещь'],
];

/**
 * An opening as a reader remembers it some rows later: by how it is built. Of works of art every one
 * is of its own.
 */
const shapeOf = oncePerKey((opening: Template): string => {
  const [first = ''] = opening.split('. ', 1);
  if (first.includes('{work}')) return first;
  return frames.find(([of]) => of.test(opening))?.[1] ?? 'вещь';
});

/** Openings with one first word stand beside each other only where there are no others. */
export const likeness: Likeness = {
  shapeOf,
  startOf: (opening) => opening.split(' ', 1).join(''),
  // There are fewer shapes than rows in which they are remembered.
  startsApart: true,
};
