import { inFamilies } from '../families';
import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';
import { lineOf } from './lines';

/** Of an opening what a reader sees of it; the first that fits stands. */
type Seen = readonly (readonly [of: RegExp, seen: string])[];

const made = '(?:yigʻil|yasal|tayyorlan|ishlan|tikil)gan';
const whenAndWhere =
  '(?:\\{year\\}-yilda(?: \\{madeIn\\}|\\{whereMade\\})|\\{madeIn\\}(?: \\{year\\}-yilda)?|\\{madeInOnly\\})';

/** Builds that only watches have. */
const ofWatches: Seen = [
  [/ soatiga \{(?:movement|quartz)\} oʻrnatilgan/u, 'unga kalibr oʻrnatilgan'],
  // "Bu … soatini … kalibri yuritadi"
  [/ soatini .*yuritadi/u, 'falonni kalibr yuritadi'],
  [/ \{model\} \{strap\}/u, 'falon shunda taqiladi'],
  [/^\{maker\} \{model\} soatining \{strapName\}/u, 'falonning tasmasi shunday'],
  [/ mexanizmi — \{movement\}/u, 'falonning mexanizmi — kalibr'],
  [/ korpusiga \{\w+\} joylashtirilgan/u, 'korpusiga kalibr joylashtirilgan'],
  [/ qayta buralmasdan /u, 'bir marta buralsa, shuncha yuradi'],
  [/ shaffof orqa qopqogʻidan/u, 'mexanizmini orqasidan koʻrish mumkin'],
  [/ soati \{materialOnly\}dan$/u, 'soati shu metalldan'],
  [/^\{maker\} \{model\} soatining \{bezelOnly\}/u, 'falonning bezeli shunday'],
  [/^\{maker\} \{model\} soatining siferblati /u, 'falonning siferblati shunday'],
  [/^\{maker\} \{model\} soatining korpusi /u, 'falonning korpusi shunday'],
  [/^\{maker\} \{model\} soatining \{form\} korpusi /u, 'falonning korpusi shunday shaklda'],
  [/^\{maker\} \{model\} soatida \{(?:movement|quartz)\} ishlaydi/u, 'falonda kalibr ishlaydi'],
  [/^\{maker\} \{model\} soatida \{functionsOnly\}/u, 'falonda shunday funksiyalar bor'],
  [/ \{waterOnly\}gacha /u, 'falon shu chuqurlikkacha suv oʻtkazmaydi'],
];

/**
 * Builds of a first sentence, of whatever kind the piece is: a reader takes two of one build for one
 * sentence, whatever detail each tells.
 */
const builds: Seen = [
  [/ kolleksiyasiga kiradigan /u, 'shu kolleksiyadagi falon'],
  [/ ustaxonasida /u, 'ustaxonasida yasalgan'],
  // "Kartonga moyboʻyoqda ishlangan “X” …", whoever made it and when.
  [/\{material\} ishlangan “\{work\}” /u, 'shunda ishlangan asar'],
  [/ustalari /u, 'falonni ustalar yasagan'],
  [/^\{composition\}/u, 'avval nima tasvirlangani, keyin asar'],
  ...ofWatches,
  // "2023-yilgi bu IWC Portugieser soatining …"
  [/^\{year\}-yilgi .* (?:soati|\{pieceOf\})(?:ning|da) /u, 'shu yilgi falonning fakti'],
  // "Bu IWC Portugieser soatining … Soat 2023-yilda yigʻilgan."
  [
    /^Bu \{maker\} \{model\} soatining (?:siferblati|\{strapName\})/u,
    'shu falonning tasmasi, siferblati',
  ],
  [/^Bu \{maker\} \{model\} soatining korpusi/u, 'shu falonning korpusi'],
  [/^Bu \{maker\} \{model\} soatida /u, 'shu falonda kalibr ishlaydi'],
  // "Bu erkaklar soati — …", "… yasalgan bu soat — …", "Bu — 2020-yilgi …"
  [
    /^Bu (?:(?:\{fineness\}-probali \{material\} )?(?:soat|\{gender\} soati|\{piece\}) )?— | bu (?:soat|\{gender\} soati|\{piece\}) — /u,
    'bu narsa — falon',
  ],
  // A maker told as who made it, whatever the order.
  [/(?:^B| b)u (?:\{maker\} )?\{model\} (?:soati|\{pieceOf\})ni /u, 'brend bu narsani yasagan'],
  // "Hublot 2015-yilda Shveytsariyada yigʻgan Classic Fusion …"
  [new RegExp(`^\\{maker\\} ${whenAndWhere} `, 'u'), 'brend yasagan narsa'],
  // "… — … yigʻilgan erkaklar soati", "… (Shveytsariya, 2010-yil) — … kulon"
  [
    /^(?:\{year\}-yilgi |Bu )?(?:(?:\{maker\} )?\{model\}|“\{work\}”)(?: \([^)]*\))? — /u,
    'falon — shunday narsa',
  ],
  // Of a place and a year, before it is named.
  [new RegExp(`^${whenAndWhere} .*${made} `, 'u'), 'shu yerda yasalgan falon'],
  // A piece that was made, whatever is told of it before its name and after.
  [new RegExp(`^(?!“).*\\{maker\\} .*\\{model\\} .*${made}`, 'u'), 'falon yasalgan'],
  // Works of art, by a person's or a school's hand.
  [/ rassomlari(?:dan biri)? “\{work\}” asarini/u, 'rassomlar asarni yaratgan'],
  [/^“\{work\}” asarida \{palette\}/u, 'asarda shunday ranglar'],
  [/^\{maker\}(?:ga mansub|ning) “\{work\}” /u, 'falonning asari yaratilgan'],
  [/^“\{work\}” (?!—).*\{maker\}ga mansub/u, 'asar falonga mansub'],
  [/^\{(?:circa|exact)\}-yil.*“\{work\}” /u, 'shu yilgi asar shunday'],
  [/^“\{work\}” \{exact\}-yilda \{maker\}da/u, 'asar shu yerda yaratilgan'],
  [/“\{work\}” — (?:\{maker\}|\{circa\}|\{exact\})/u, 'asar — falonniki'],
];

/** What stands out of a first sentence beside its build. */
const details: Seen = [
  [/\{(?:movement|quartz)\}/u, 'kalibri'],
  [/\{reserve\}/u, 'yurish zaxirasi'],
  [/\{face\}/u, 'siferblati'],
  [/\{strap(?:Name)?\}/u, 'tasmasi'],
  [/\{line\}/u, 'kolleksiyasi'],
  [/\{mm(?:Of|Only)?\}/u, 'oʻlchami'],
  [/\{(?:motif|motifPhrase|stonesOnly)\}/u, 'naqshi'],
  [/\{hardwareOnly\}|\{trim\}/u, 'furniturasi'],
  [/korpus(?:li|i)/u, 'korpusi'],
  [/ brendining /u, 'brendi'],
  [/\{materialOnly\}/u, 'metalli'],
];

/** The first sentence; the country of a watch beside its year, which few have, is nothing to know it by. */
const firstOf = (opening: Template): string =>
  opening
    .split(/\.(?: |$)/u, 1)
    .join('')
    .replace('-yilgi{whereMade}', '-yilgi');

const seenIn = (seen: Seen, text: string): string | undefined =>
  seen.find(([of]) => of.test(text))?.[1];

/** The first word of an opening; every name is one. */
const startOf = (opening: Template): string =>
  opening
    .replace(/\{(?:maker|model)\}/gu, 'nom')
    .split(' ', 1)
    .join('');

/** How a first sentence is built. */
export const buildOf = oncePerKey((opening: Template): string => {
  const first = firstOf(opening);
  const build = seenIn(builds, first) ?? first;
  return opening.includes('{noteFirst}') ? `avval kolleksiya haqida, keyin ${build}` : build;
});

/** Builds by which a reader knows a sentence again from afar, whatever detail it tells. */
const marked = ['shu yilgi falonning fakti', 'brend yasagan narsa', 'falon — shunday narsa'];

/** Builds that differ, and that a reader sees as near each other. */
const near: Readonly<Record<string, string>> = {
  'falon shunda taqiladi': 'falon shu bilan',
  'falonni kalibr yuritadi': 'falon shu bilan',
};

/** Two of one build are told far from each other where they tell the same detail as well. */
const shapeOf = oncePerKey((opening: Template): string => {
  const build = buildOf(opening);
  if (marked.includes(build)) return build;
  const alike = near[build];
  if (alike !== undefined) return alike;
  const detail = seenIn(details, firstOf(opening)) ?? '';
  return [build, detail].join('|');
});

/** Builds of which a reader takes the second for the first, however far apart they stand. */
const families: Parameters<typeof inFamilies>[1] = [
  // "2017-yilda Germaniyada yigʻilgan bu … soatining korpusi …dan", "… bu … telefonining korpusi …dan"
  ['shu yilgi falonning fakti', 'soati shu metalldan', 'shu yerda yasalgan falon'],
  ['falonning korpusi shunday', 'falonning korpusi shunday shaklda'],
  ['falon — shunday narsa', 'bu narsa — falon'],
  ['falonda kalibr ishlaydi', 'falonning mexanizmi — kalibr'],
  ['brend bu narsani yasagan', 'brend yasagan narsa', 'falon yasalgan', 'falonni ustalar yasagan'],
  ['korpusiga kalibr joylashtirilgan', 'unga kalibr oʻrnatilgan'],
  ['falon shunda taqiladi', 'falonni kalibr yuritadi'],
  ['ustaxonasida yasalgan', 'rassomlar asarni yaratgan'],
  ['asar shu yerda yaratilgan', 'asar — falonniki'],
  [
    'shu yilgi asar shunday',
    'asar falonga mansub',
    'falonning asari yaratilgan',
    'shunda ishlangan asar',
  ],
];

/** A work of art that is told like no other has a build of its own. */
export const likeness: Likeness = {
  lineOf,
  shapeOf,
  startOf,
  sentenceOf: inFamilies(buildOf, families),
  // Of names and years there are many; "Bu" is heard again soon.
  startsWithin: { Bu: 4 },
};
