import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';
import { openingsOfShape as ofAccessories } from './accessory-openings';
import { openingsOfShape as ofArt } from './art-openings';
import { openingsOfShape as ofClocks } from './clock-openings';
import { openingsOfShape as ofJewelry } from './jewelry-openings';

/** What a note tells differs from kind to kind, and so does what a name is said to be: shapes of each. */
const isOwn = (kind: string, shape: string) =>
  shape === 'noteFirst' || (kind === 'ofClocks' && ['nameIs', 'thisMade'].includes(shape));

const shapes: ReadonlyMap<Template, string> = new Map(
  Object.entries({ ofClocks, ofJewelry, ofAccessories, ofArt }).flatMap(([kind, all]) =>
    Object.entries(all).flatMap(([shape, openings]) =>
      openings.map(
        (opening) => [opening, isOwn(kind, shape) ? `${kind} ${shape}` : shape] as const,
      ),
    ),
  ),
);

/** Slots by what a reader sees in their place: all names are alike. */
const name = /^\{(?:maker|modelTitle|model|work)\}|^«\{work\}»/u;
const piece = /^\{piece\p{L}*\}/u;

/** What differs in a word to a reader: what a name is said to be, or how a thing is offered. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/^(?:У продажу —|Пропонуємо) /u, 'offered'],
  [
    /^(?:\{(?:maker|model)\}[^—]* — (?:(?:\{gender\} )?годинник|\{piece\}|пара) |Це — \{piece\})/u,
    'the name is what was made',
  ],
  [/^(?:У (?:цьому|годиннику) |\{movement\} .*працює в цьому )/u, 'a movement works in this'],
  [/^У цього /u, 'the dial of this'],
  [/^Цей .* має (?:\{form\} )?корпус /u, 'this has a case'],
  [
    /^(?:Годинник .* у корпусі|(?:Годинник|Цей) .* з \{faceIns\}|Цей .* діаметром \{mmOf\} мм) /u,
    'the watch in a case',
  ],
  [/^(?:Цей|\{gender\}) годинник /u, 'this watch was made'],
  [/^Годинник .* виготовлено \{madeIn\} \{year\} року; /u, 'the watch was made'],
  [/^(?!\{pieceAcc\}).* марка \{maker\} (?:випустила|виготовила) /u, 'this the maker made'],
  [/^Цей .* має \{strapName\}/u, 'this has a case'],
  [/^Марка /u, 'the maker made this'],
  [/^(?:Майстри|Ювеліри) /u, 'masters made this'],
  [/^\{thisAcc\} .* (?:ювеліри|майстри) /u, 'this masters made'],
  [/ має (?:\{functionsOnly\}|\{mmOf\} мм)/u, 'it has what it shows'],
  [/^Цей .* оснащено /u, 'this is fitted with a movement'],
  [/^Крізь /u, 'through the back'],
  [/^\{piece\} .* важ(?:ить|ать) /u, 'the piece weighs'],
  [/^Це — годинник /u, 'this is the watch'],
  [/^(?:Цей|Годинник) .* \{strap\} (?:зробили|виготовили) /u, 'the watch on its strap'],
  [/^\{maker\} \{model\} \(референс \{reference\}\) виготовлено /u, 'the name was made'],
  [/^Цей .* виготовлено .*; референс /u, 'this was made when its reference was'],
  [/ — робота /u, 'the work of'],
  [/^Цей .* зробили .*; механізм /u, 'this was made, its movement'],
  [/^(?:Без підзаводу|За повного заводу|Повного заводу) /u, 'this goes for so long'],
  [/^(?:Роботу|\{kind\}) «\{work\}» \{authorOf\} створено /u, 'the work was made'],
  [/; роботу створено /u, 'a work, when it was made'],
  [/^\{piece\} .*; країна виготовлення /u, 'of what it is and where it was made'],
  [/^\{pieceAcc\} .* (?:виготовлено|зробили|виготовила) /u, 'the piece was made'],
  [/ завершено /u, 'completed'],
];

/** What a collection is known for opens but one of its kind, whatever follows. */
const sentenceOf = oncePerKey((opening: Template): string => {
  const [, kind] = alike.find(([written]) => written.test(opening)) ?? [];
  if (kind !== undefined) return kind;
  const shape = shapes.get(opening) ?? '';
  return shape.endsWith('noteFirst')
    ? shape
    : (/^.*?(?=\.(?: |$)|$)/.exec(opening)?.[0] ?? opening);
});

/** Openings of one shape are alike, of whatever kind of thing; one first word stands but once. */
export const likeness: Likeness = {
  shapeOf: (opening) => shapes.get(opening) ?? opening,
  sentenceOf,
  tellings: 50,
  startOf: oncePerKey(
    (opening: Template): string =>
      opening.replace(name, 'назва').replace(piece, 'річ').split(' ', 1)[0] ?? '',
  ),
};
