import { inFamilies } from '../families';
import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';
import { buildOf } from './builds';
import { lineOf } from './lines';

/** How a sentence is built, whatever it tells of a thing and by whichever verb it was made. */
const frames: readonly (readonly [of: RegExp, seen: string])[] = [
  // The years of a reference and one watch of it, whatever stands before them.
  [/; эти /, 'годы, и эти часы'],
  [
    /тогда же|^(?:референс|марка \{maker\} выпуска|с \{)[^:]*\{(?:since|from)\}/,
    'годы, и эти часы',
  ],
  // What drives a watch, whether its name or its making is told first.
  [/работают на/, 'работают'],
  // A year is first in the same way in all.
  [/^в \{(?:year|exact)\} году/, 'год'],
  // A thing pointed at and made, whatever is told of it and behind it; what else it does is of its own.
  [/^(?:эти |\{this\})(?!.* — (?:из|в) |.* (?:идут|не нужно) )/, 'эта вещь'],
  // A name and what it is, of which year or how it was made, whoever's name is told first.
  [/^\{(?:maker|model)\}[^—]* — /, 'имя — вещь'],
];

/** An opening as a reader remembers it some rows later: by how it is built. */
const shapeOf = oncePerKey(
  (opening: Template): string => frames.find(([of]) => of.test(opening))?.[1] ?? buildOf(opening),
);

/** Builds of which a reader takes the second for the first, however far apart they stand. */
const families: Parameters<typeof inFamilies>[1] = [
  ['вещь сделана', 'вещь с референсом сделана', 'тогда или там сделана эта вещь'],
  ['годы референса, и эта вещь', 'с того же года, и тогда же эта вещь'],
  ['имя — вещь, сделанная', 'имя — вещь страны', 'вещь — работа мастера'],
  ['в продаже', 'в наличии', 'продаём', 'предлагаем'],
  ['за ход этой вещи', 'в вещи калибр', 'через крышку этой вещи виден калибр'],
  ['вещь работает на калибре', 'вещь — из чего'],
];

/** Watches told at once with what they are worn on, whatever word stands before them. */
const onStrap =
  /^(?:эти |\{madeIn\} )?(?:\{gender\} )?часы (?:\{maker\} )?\{model\}(?: марки \{maker\})?(?: из \{materialOnly\}| с \{faceIns\} и)? \{strap\}/;

/** Watches, and telephones, told with their case, or watches with neither. */
const inCase = /^(?:эти |\{madeIn\} |\{this\} )?(?:\{gender\} )?(?:часы|\{piece\}) [^.;]* корпусе /;
const watchFirst = /^(?:эти |\{madeIn\} )?(?:\{gender\} )?часы /;

/** Openings with one first word stand beside each other only where there are no others. */
export const likeness: Likeness = {
  lineOf,
  shapeOf,
  sentenceOf: inFamilies(buildOf, families),
  // Whichever of them is first, a maker and the years of a reference tell one thing.
  startOf: (opening) => {
    if (/^(?:(?:под )?референс|\{model\} референса [^—]*;|с \{(?:since|from)\} )/.test(opening))
      return 'марка';
    if (onStrap.test(opening)) return 'на ремешке';
    if (/^\{(?:maker|model)\}[^.;]* — /.test(opening)) return 'имя';
    if (inCase.test(opening)) return 'в корпусе';
    return watchFirst.test(opening) ? 'часы' : opening.split(' ', 1).join('');
  },
  startsWithin: { 'на ремешке': 10, 'в корпусе': 6, часы: 6, марка: 4, имя: 10, в: 10, эти: 4 },
};
