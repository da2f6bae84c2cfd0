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

/** What a reader takes for one first sentence, whatever it tells of the item before it names it. */
const alike: readonly (readonly [of: RegExp, seen: string])[] = [
  // Of a material or a size, with a strap, a dial or functions, or for whom.
  [
    /^(?:Diametri )?\{(?:materialOnly|strap|faceIns|functionsOnly|gender|mmOf)\}.* bu \{maker\} \{model\} soati (?!\()/u,
    'belgili bu soat yigʻilgan',
  ],
  [/(?:^B|\} .*b)u \{model\} soatini \{maker\} \{year\}/u, 'bu soatni brend yigʻgan'],
  [/^.*\{madeIn\}.* bu soat — \{maker\} \{model\} \(/u, 'yigʻilgan bu soat falon soat'],
  // Of bags and jewels: a maker told as who made it or only named.
  [
    /^Bu (?:\{maker\} )?\{model\} \{pieceOf\}(?:ni)? (?:\(\{finish\}\) )?(?:\{maker\} )?\{year\}/u,
    'bu buyum shu yili yasalgan',
  ],
  [
    /^Bu (?:\{maker\} )?\{model\} \{pieceOf\}(?:ni)? \(\{finish\}\) (?:\{maker\} )?\{madeInOnly\}/u,
    'bu buyum yasalgan, yili nomaʼlum',
  ],
  [/^\{motifPhrase\} bu /u, 'shunday shakldagi bu taqinchoq'],
  [/^\{year\}-yilda \{maker\} bu /u, 'shu yili brend bu buyumni yasagan'],
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
