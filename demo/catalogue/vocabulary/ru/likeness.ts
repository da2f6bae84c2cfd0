import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';

/** How a sentence is built, whatever it tells of a thing and by whichever verb it was made. */
const frames: readonly (readonly [of: RegExp, seen: string])[] = [
  [/\{noteFirst\}/, 'линия'],
  // The years of a reference and one watch of it, whatever stands before them.
  [/; (?:эти|этот экземпляр) /, 'годы, и эти часы'],
  // What drives a watch, whether its name or its making is told first.
  [/работают на/, 'работают'],
  [/^(?:сделанные|собранные|выпущенные) /, 'сделанные'],
  [/^\{madeIn\} /, 'страна впереди'],
  // Who made a thing, whether the year stands before it or behind; a year is first in the same way in all.
  [/^(?:в \{year\} году )?(?:марка|дом) /, 'марка'],
  [/^в \{(?:year|exact)\} году/, 'год'],
  // A thing pointed at, whatever is told of it and behind it.
  [/^(?:эти |\{this\})/, 'эта вещь'],
  // A name and what it is, of which year or how it was made, whoever's name is told first.
  [/^\{(?:maker|model)\}[^—]* — /, 'имя — вещь'],
];

/**
 * An opening as a reader remembers it some rows later: by how it is built. Of works of art every one
 * is of its own, but for those that begin with a year.
 */
const shapeOf = oncePerKey((opening: Template): string => {
  const [first = ''] = opening.split('. ', 1);
  const seen = frames.find(([of]) => of.test(opening))?.[1];
  return first.includes('{work}') && seen !== 'год' ? first : (seen ?? 'вещь');
});

/** Whose a watch is, of which form and whether its reference is still made, are no other sentence. */
const sentenceOf = oncePerKey((opening: Template): string =>
  (opening.split('. ', 1)[0] ?? '')
    .replace(/\.$/, '')
    .replace(/\{gender\} |\{form\} |\{notWomens\}/g, '')
    .replace('шириной {mm} мм', 'диаметром {mmOnly} мм')
    // Who made a thing, with the year before or behind.
    .replace(
      /^в \{year\} году (марка|дом) \{maker\} (сделала?) \{madeIn\} /,
      '$1 {maker} $2 {madeIn} в {year} году ',
    )
    // Whose the thing is, in whichever case the maker stands.
    .replace(/^((?:часы|\{piece\}) )(\{model\}) (?:марки|дома) \{maker\}/, '$1{maker} $2')
    .replace(/^((?:часы|\{piece\}) )(\{model\}.*?) (?:маркой|домом) \{maker\}/, '$1{maker} $2')
    .replace(/^с \{since\} года (.*?выпуска)ет/, 'с {from} по {to} год $1ли')
    .replace(/(выпуска)(?:ют|ет)( .*?)?с \{since\} года/, '$1ли$2с {from} по {to} год')
    .replace(/(выпуска)ла/, '$1ли')
    // Watches behind the years of their reference: what they are worn on, and by which verb they were made.
    .replace(
      /(; эти часы(?:(?: \{maker\})? \{model\})?)(?: \{strap\})? (?:сделаны|собраны|изготовлены) /,
      '$1 ',
    )
    // A watch pointed at, and one whose year is told with its name, with a word of its strap, metal or size.
    .replace(
      /^(эти часы \{maker\} \{model\})(?: из \{materialOnly\})?(?: с \{faceIns\} и)?(?: \{strap\}| с калибром ~)? (?:сделаны|собраны|изготовлены) (.*?\{year\} году)(?:; референс .*)?/,
      '$1 $2',
    )
    // A watch told with what it is worn on, or with nothing, and by which verb it was made.
    .replace(
      /^часы \{maker\} \{model\}(?: из \{materialOnly\})?(?: \{strap\}| с калибром ~| диаметром \{mmOf\} мм)? (?:сделаны|собраны|изготовлены|выпущены) (?=\{madeIn\})/,
      'часы {maker} {model} сделаны ',
    )
    // What drives a watch, whether it is wound or has a battery.
    .replace(/(работают на )\{movement\}(.*?); запас хода — \{reserve\}/, '$1{quartz}$2')
    // A maker, a reference and its years, whichever of them is first.
    .replace(
      /^(?:референс \{reference\}(?: марка \{maker\})?|\{model\} референса \{reference\} марка \{maker\}) (выпускали)( .*?; эти часы)(?: \{maker\})?(?: \{model\})?/,
      'марка {maker} $1 референс {reference}$2 {model}',
    )
    // A name and that they are watches is what is remembered, with the year behind them or how they were made.
    .replace(
      /^\{(?:maker|model)\}[^—;]* — (?:\S+ )*?часы( \{year\} года)?(?: .*)?$/,
      '{model} — часы$1',
    )
    // Its country first, with a word of its strap, functions or size.
    .replace(
      /^(\{madeIn\} часы \{maker\} \{model\})(?: \{strap\}| с \{functionsOnly\}| диаметром \{mmOf\} мм) (?:выпущены|собраны|изготовлены) /,
      '$1 сделаны ',
    )
    // A piece that is pointed at, and by which of two verbs it was made.
    .replace(/^\{this\} (?=\{piece\})/, '')
    .replace('{crafted}', '{made}'),
);

/** Watches told at once with what they are worn on, whatever word stands before them. */
const onStrap =
  /^(?:эти |\{madeIn\} )?(?:\{gender\} )?часы (?:\{maker\} )?\{model\}(?: марки \{maker\})?(?: из \{materialOnly\}| с \{faceIns\} и)? \{strap\}/;

/** Watches, and telephones, told with their case, or watches with neither. */
const inCase = /^(?:эти |\{madeIn\} |\{this\} )?(?:\{gender\} )?(?:часы|\{piece\}) [^.;]* корпусе /;
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
    if (/^\{(?:maker|model)\}[^.;]* — /.test(opening)) return 'имя';
    if (inCase.test(opening)) return 'в корпусе';
    return watchFirst.test(opening) ? 'часы' : opening.split(' ', 1).join('');
  },
  // There are fewer shapes than rows in which they are remembered.
  tellings: 50,
  startsWithin: { 'на ремешке': 10, 'в корпусе': 6, часы: 6, марка: 4, имя: 10, в: 10 },
};
