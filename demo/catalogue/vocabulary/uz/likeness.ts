import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';
import { accessoryOpenings } from './accessory-openings';
import { clockOpenings } from './clock-openings';
import { jewelryOpenings } from './jewelry-openings';
import { accessoriesByFact, artByFact, clocksByFact, jewelsByFact } from './openings-by-fact';

/** What an opening looks like, by the opening, of whatever kind the item is. */
const shapes: ReadonlyMap<Template, string> = new Map(
  [
    clockOpenings,
    jewelryOpenings,
    jewelsByFact,
    accessoryOpenings,
    accessoriesByFact,
    artByFact,
  ].flatMap((ofKind) =>
    Object.entries<readonly Template[]>(ofKind).flatMap(([shape, openings]) =>
      openings.map((opening) => [opening, shape] as const),
    ),
  ),
);

/** Shapes in which a fact leads, and a verb of its own carries it: one sentence to a reader, whatever follows. */
const ledByFact: ReadonlySet<string> = new Set(
  [clocksByFact, jewelsByFact, accessoriesByFact, artByFact].flatMap((ofKind) =>
    Object.keys(ofKind),
  ),
);

const byFact = (opening: Template): string | undefined => {
  const shape = shapes.get(opening);
  return shape !== undefined && ledByFact.has(shape) ? shape : undefined;
};

/** "… soatida xronograf bor; u 2006-yilda Shveytsariyada yigʻilgan": one build, whatever the fact. */
const factThenMade = /(?:;|kiradi,) (?:soat|u) \{(?:year|circa|exact)\}-yil/u;
const ofFactThenMade = (opening: Template): string | undefined =>
  factThenMade.test(firstOf(opening)) ? 'fakt; u shu yilda yasalgan' : undefined;

/** "Bu 2023-yilgi IWC Portugieser soatining …", whatever is told of it. */
const ofThisYear = (opening: Template): string | undefined =>
  /^Bu \{year\}-yilgi /u.test(opening) ? 'bu shu yilgi falon' : undefined;

/** "Bu erkaklar soati — …", "… yasalgan bu soat — …", "Bu sumka — …": one sentence, whatever comes before. */
const thingIs =
  /^Bu(?:(?!gan)[^—])* — |^(?!\{noteFirst\}).* bu (?:soat|\{gender\} soati|\{piece\}) — /u;
const ofThingIs = (opening: Template): string | undefined =>
  thingIs.test(firstOf(opening)) ? 'bu narsa — falon' : undefined;
const beginsAsThing = (opening: Template): string | undefined =>
  /^Bu /u.test(opening) ? ofThingIs(opening) : undefined;

/** "… soati 2025-yilda Shveytsariyada yigʻilgan, uning 126600 referensi esa …", named in any way. */
const ofReferenceShown = (opening: Template): string | undefined =>
  / \{reference\} referensi esa /u.test(opening) ? 'referens esa shu yilda' : undefined;

/** The first word of an opening; every name is one. */
const startOf = (opening: Template): string =>
  opening
    .replace(/\{(?:maker|model)\}/gu, 'nom')
    .split(' ', 1)
    .join('');

/** What a reader takes for one first sentence, of whatever kind the item is; the first that fits stands. */
const alike: readonly (readonly [of: RegExp, seen: string])[] = [
  // "2023-yilda Shveytsariyada yigʻilgan bu …", a thing or a name, and whatever follows.
  [
    /^(?:\{year\}-yilda \{madeIn\}|\{madeIn\} \{year\}-yilda) .*?(?:yigʻil|yasal|tayyorlan)gan bu /u,
    'shu yerda yasalgan bu falon',
  ],
  // Its calibre, then its reference, whatever comes before.
  [/\{(?:movement|quartz)\}/u, 'ichida falon kalibr'],
  // "Hublot 2015-yilda Shveytsariyada yigʻgan Classic Fusion …"
  [/^\{maker\} (?:\{year\}-yilda \{madeIn\}|\{madeInOnly\}) /u, 'brend yasagan narsa'],
  // "… — … yigʻilgan erkaklar soati", "… — … tayyorlangan sumka"
  [/\{model\}(?: \([^)]*\))? — /u, 'falon — shunday narsa'],
  // A maker told as who made it, of a watch, a bag or a jewel, whatever the order.
  [/(?:^B| b)u (?:\{maker\} )?\{model\} (?:soati|\{pieceOf\})ni /u, 'brend bu narsani yasagan'],
  // Of a place and a year, before it is named.
  [
    /^(?:\{year\}-yilda \{madeIn\}|\{madeIn\}(?: \{year\}-yilda)?) .*(?:yigʻil|yasal|tayyorlan)gan /u,
    'shu yerda yasalgan falon',
  ],
  [/^\{year\}-yilgi /u, 'shu yilgi narsa yasalgan'],
  // A watch or a jewel that was made, whatever is told of it before or after its name.
  [
    /^(?!\{line\}|\{noteFirst\}).*\{maker\} (?:brendining )?\{model\} .*(?:yigʻil|yasal|tayyorlan|ishlan|tikil)gan/u,
    'falon yasalgan',
  ],
];

/** What stands out of a whole opening, however it is put. */
const noticed: readonly (readonly [of: RegExp, seen: string])[] = [
  // "… (Shveytsariya, 2023-yil) — poʻlat korpusli erkaklar soati", "… — Rolex brendining … erkaklar soati"
  [/^[^—]*\{model\}[^—]* — .*\{gender\} soati$/u, 'falon — erkaklar soati'],
  // "TAG Heuer 2023-yilda Shveytsariyada …", with what it made or how.
  [/^\{maker\} \{year\}-yilda \{madeIn\}/u, 'brend yasagan narsa'],
  // "2018-yilda Shveytsariyada yigʻilgan …", "Shveytsariyada 2018-yilda yigʻilgan …", of a jewel as well
  [
    /^(?:\{year\}-yilda \{madeIn\}|\{madeIn\}(?: \{year\}-yilda)?) .*?(?:yigʻil|yasal|tayyorlan)gan /u,
    'shu yerda yasalgan',
  ],
  // "… soati 2019-yilda Shveytsariyada yigʻilgan", "Bu … soati …", whatever follows.
  [
    /^(?:Bu )?\{maker\} (?:brendining )?\{model\} (?:(?:soati|\{pieceOf\}) )?(?:\([^)]*\) )?\{year\}-yilda \{madeIn\}/u,
    'falon yasalgan',
  ],
  // Whatever is told of it, but what it shows.
  [/^\{year\}-yilgi (?!.* bor$)/u, 'shu yilgi falon'],
  // "Bu GMT-Master II soatini Rolex …", "2016-yilda Vacheron Constantin bu Overseas soatini …"
  [/(?:^B| b)u \{model\} (?:soati|\{pieceOf\})ni /u, 'brend bu falonni yasagan'],
  [/\{(?:movement|quartz)\}/u, 'ichida falon kalibr'],
  // "Bu Rolex Explorer erkaklar soati …"
  [/^Bu \{maker\} \{model\} /u, 'bu falon'],
];

/** Works of art that a reader sees told alike, in whatever order. */
const ofArt: readonly (readonly [of: RegExp, seen: string])[] = [
  [/^“\{work\}” (?!—).*\{maker\}ga mansub/u, 'asar falonga mansub'],
  [/^\{circa\}-yil atrofida .*“\{work\}” \{maker\}ga mansub/u, 'shu yilgi asar falonga mansub'],
  [/^“\{work\}” \{exact\}-yilda \{maker\}da/u, 'asar shu yerda yaratilgan'],
  [/“\{work\}” — (?:\{maker\}|\{circa\}|\{exact\})/u, 'asar — falonniki'],
];

const firstOf = (opening: Template): string => opening.split(/\.(?: |$)/u, 1).join('');

const shapeOf = oncePerKey(
  (opening: Template): string =>
    ofFactThenMade(opening) ??
    ofThisYear(opening) ??
    beginsAsThing(opening) ??
    ofReferenceShown(opening) ??
    byFact(opening) ??
    noticed.find(([of]) => of.test(firstOf(opening)))?.[1] ??
    ofArt.find(([of]) => of.test(opening))?.[1] ??
    shapes.get(opening) ??
    opening,
);

const sentenceOf = oncePerKey(
  (opening: Template): string =>
    ofFactThenMade(opening) ??
    ofThingIs(opening) ??
    ofReferenceShown(opening) ??
    byFact(opening) ??
    alike.find(([of]) => of.test(firstOf(opening)))?.[1] ??
    ofArt.find(([of]) => of.test(opening))?.[1] ??
    shapes.get(opening) ??
    firstOf(opening),
);

/** A work of art that is told like no other has a shape of its own. */
export const likeness: Likeness = {
  shapeOf,
  startOf,
  sentenceOf,
  tellings: 50,
};
