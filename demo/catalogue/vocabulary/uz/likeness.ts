import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';
import { accessoryOpenings } from './accessory-openings';
import { clockOpenings } from './clock-openings';
import { jewelryOpenings } from './jewelry-openings';

/** What an opening looks like, by the opening, of whatever kind the item is. */
const shapes: ReadonlyMap<Template, string> = new Map(
  [clockOpenings, jewelryOpenings, accessoryOpenings].flatMap((ofKind) =>
    Object.entries<readonly Template[]>(ofKind).flatMap(([shape, openings]) =>
      openings.map((opening) => [opening, shape] as const),
    ),
  ),
);

/** The first word of an opening; every name is one. */
const startOf = (opening: Template): string =>
  opening
    .replace(/\{(?:maker|model)\}/gu, 'nom')
    .split(' ', 1)
    .join('');

/** What a reader takes for one first sentence, of whatever kind the item is; the first that fits stands. */
const alike: readonly (readonly [of: RegExp, seen: string])[] = [
  // With its reference told of, then when this one was made.
  [/\} referensi(?:ni)? .*(?:taqdim|ishlab)/u, 'referens, bu soat esa yigʻilgan'],
  // "2024-yilda Fransiyada tayyorlangan bu zajigalka — …", "… yasagan bu soat — …"
  [/ bu (?:soat|\{piece\}) — /u, 'yasalgan bu narsa — falon'],
  // "Bu erkaklar soati — …"
  [/^Bu(?:(?!gan)[^—])* — /u, 'bu narsa — falon'],
  // "… — … yigʻilgan erkaklar soati", "… — … tayyorlangan sumka"
  [/\{model\}(?: \([^)]*\))? — /u, 'falon — shunday narsa'],
  // A maker told as who made it or only named, of a watch, a bag or a jewel.
  [
    /^Bu |\} .*bu \{model\} (?:soati|\{pieceOf\})ni (?:\(\{finish\}\) )?\{maker\} /u,
    'bu narsani brend yasagan',
  ],
  [/^\{maker\} bu /u, 'brend bu narsani yasagan'],
  [/^\{year\}-yilda \{maker\} bu /u, 'shu yili brend bu narsani yasagan'],
  // Of a place and a year, before it is named.
  [
    /^(?:\{year\}-yilda \{madeIn\}|\{madeIn\}(?: \{year\}-yilda)?) .*(?:yigʻil|yasal|tayyorlan)gan (?:bu )?(?:\{year\}-yilgi )?\{maker\}/u,
    'shu yerda yasalgan falon',
  ],
  // Of a material, a size or a motif, with a strap, a dial or functions, or for whom.
  [/\}.* bu \{maker\} \{model\} /u, 'belgili bu narsa yasalgan'],
  [/^\{maker\} \{year\}-yilda \{madeIn\} \S+gan bu /u, 'brend yasagan bu narsa'],
  [/^\{year\}-yilgi /u, 'shu yilgi narsa yasalgan'],
  [/^\{maker\} brendining /u, 'brendning narsasi yasalgan'],
  [/^\{maker\} \{model\} /u, 'falon yasalgan'],
];

const sentenceOf = oncePerKey((opening: Template): string => {
  const [first = ''] = opening.split(/\.(?: |$)/u, 1);
  return alike.find(([of]) => of.test(first))?.[1] ?? shapes.get(opening) ?? first;
});

/** Works of art have openings that are each like no other. */
export const likeness: Likeness = {
  shapeOf: (opening) => shapes.get(opening) ?? opening,
  startOf,
  sentenceOf,
  tellings: 50,
};
