import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';

/** How a sentence is built, whatever it tells of a thing and by whichever verb it was made. */
const frames: readonly (readonly [of: RegExp, seen: string])[] = [
  [/\{noteFirst\}/, 'линия'],
  [/^(?:сделанные|собранные|выпущенные) /, 'сделанные'],
  [/^под референсом /, 'под референсом'],
  [/^референс \{reference\} появился /, 'референс появился'],
  [/^\{model\} референса \{reference\} — /, 'модель — вещь'],
  [/ с референсом \{reference\} /, 'с референсом'],
  [/^\{madeIn\} /, 'страна впереди'],
  [/^с \{(?:since|from)\}/, 'марка и референс'],
  [/^\{model\} референса /, 'референс впереди'],
  [/^референс /, 'референс впереди'],
  [/^марка \{maker\} \S+ референс/, 'марка и референс'],
  [/^в \{year\} году/, 'год'],
  [/^(?:марка|дом) /, 'марка'],
  [/работают на/, 'работают'],
  [/(?:Внутри|Под (?:\S+ )?задней крышкой(?:\{openBack\})?) \{/, 'внутри'],
  [/калибром ~|часы \{maker\} \{model\} с \{quartz\}/, 'калибр'],
  [/\{reference\}/, 'референс и его годы'],
  [/ (?:маркой|домом) /, 'маркой'],
  [/ (?:марки|дома) \{maker\}/, 'вещь дома'],
  [/^\{model\}[^—]* — /, 'модель — вещь'],
  [/ — (?:\S+ )*(?:часы|\{piece\}) \{year\} года/, 'имя — вещь года'],
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

/** Whose a watch is, of which form and whether its reference is still made, are no other sentence. */
const sentenceOf = oncePerKey((opening: Template): string =>
  (opening.split('. ', 1)[0] ?? '')
    .replace(/\.$/, '')
    .replace(/\{gender\} |\{form\} |\{notWomens\}/g, '')
    .replace('шириной {mm} мм', 'диаметром {mmOnly} мм')
    .replace(/^с \{since\} года (.*?выпуска)ет/, 'с {from} по {to} год $1ли')
    .replace(/(выпуска)(?:ют|ет)( .*?)?с \{since\} года/, '$1ли$2с {from} по {to} год')
    .replace(/(выпуска)ла/, '$1ли')
    // Watches behind the years of their reference: what they are worn on, and by which verb they were made.
    .replace(/(; эти часы(?: \{model\})?)(?: \{strap\})? (?:сделаны|собраны|изготовлены) /, '$1 ')
    // A watch pointed at, and one whose year is told with its name, with a word of its strap, metal or size.
    .replace(
      /^(эти часы \{maker\} \{model\})(?: из \{materialOnly\})?(?: с \{faceIns\} и)?(?: \{strap\}| с калибром ~)? (?:сделаны|собраны|изготовлены) (.*?\{year\} году)(?:; референс .*)?/,
      '$1 $2',
    )
    .replace(/^(.* — \{madeIn\} часы \{year\} года) (?:\{strap\}|диаметром \{mmOf\} мм)/, '$1')
    // What drives a watch, whether it is wound or has a battery.
    .replace(/(работают на )\{movement\}(.*?); запас хода — \{reserve\}/, '$1{quartz}$2')
    // A maker, a reference and its years, whichever of them is first.
    .replace(
      /^(?:референс \{reference\} марка \{maker\}|\{model\} референса \{reference\} марка \{maker\}) (выпускали)( .*?; эти часы)(?: \{model\})?/,
      'марка {maker} $1 референс {reference}$2 {model}',
    )
    // A name and what it is, with or without its metal, whoever's name is told first.
    .replace(
      /^(?:\{maker\} )?\{model\} — часы(?: \{maker\})?(?: из \{materialOnly\})?(?=, сделанные )/,
      '{model} — часы {maker}',
    )
    // A piece that is pointed at, and by which of two verbs it was made.
    .replace(/^\{this\} (?=\{piece\})/, '')
    .replace('{crafted}', '{made}'),
);

/** Watches told at once with what they are worn on, whatever word stands before them. */
const onStrap =
  /^(?:эти |\{madeIn\} )?(?:\{gender\} )?часы (?:\{maker\} )?\{model\}(?: марки \{maker\})? \{strap\}/;

/** Watches told with their case, or with neither. */
const inCase = /^(?:эти |\{madeIn\} )?(?:\{gender\} )?часы [^.;]* корпусе /;
const watchFirst = /^(?:эти |\{madeIn\} )?(?:\{gender\} )?часы /;

/** Openings with one first word stand beside each other only where there are no others. */
export const likeness: Likeness = {
  shapeOf,
  sentenceOf,
  // Whichever of them is first, a maker and the years of a reference tell one thing.
  startOf: (opening) => {
    if (/^(?:(?:под )?референс|\{model\} референса [^—]*;|с \{(?:since|from)\} )/.test(opening))
      return 'марка';
    if (onStrap.test(opening)) return 'на ремешке';
    if (inCase.test(opening)) return 'в корпусе';
    return watchFirst.test(opening) ? 'часы' : opening.split(' ', 1).join('');
  },
  // There are fewer shapes than rows in which they are remembered.
  tellings: 50,
  startsWithin: { 'на ремешке': 6, 'в корпусе': 6, часы: 4, марка: 3, '{model}': 4 },
};
