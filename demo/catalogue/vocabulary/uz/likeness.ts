import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';

/** Of an opening what a reader sees of it; the first that fits stands. */
type Seen = readonly (readonly [of: RegExp, seen: string])[];

const made = '(?:yigʻil|yasal|tayyorlan|ishlan|tikil)gan';
const whenAndWhere =
  '(?:\\{year\\}-yilda \\{madeIn\\}|\\{madeIn\\}(?: \\{year\\}-yilda)?|\\{madeInOnly\\})';

/**
 * Builds of a first sentence, of whatever kind the piece is: a reader takes two of one build for one
 * sentence, whatever detail each tells.
 */
const builds: Seen = [
  // A line comes first, in words of its own, and the piece in the next sentence.
  [/^\{noteFirst\} Bu /u, 'avval kolleksiya haqida, keyin falon yasalgan'],
  [/^\{noteFirst\} \{maker\} /u, 'avval kolleksiya haqida, keyin brend yasagan'],
  [/^\{noteFirst\}/u, 'avval kolleksiya haqida, keyin bu narsa'],
  // "… soatining 124060 referensi 2020-yilda taqdim etilgan, bu soat esa …", in any order.
  [
    /, bu soat esa | \{reference\} referensi esa /u,
    'referensi shu yilda; u esa shu yilda yasalgan',
  ],
  [/shaffof orqa qopqogʻi/u, 'mexanizmi orqasidan koʻrinadi'],
  // "… soatida xronograf bor; soat 2006-yilda Shveytsariyada yigʻilgan", whatever the fact.
  [
    /(?:;|kiradi,) (?:soat|u|asar|\{piece\}) \{(?:year|circa|exact)\}-yil/u,
    'fakt; u shu yilda yasalgan',
  ],
  // "Bu 2023-yilgi IWC Portugieser soatining …"
  [
    /^(?:Bir marta toʻliq buralsa, b|B)u \{year\}-yilgi |^\{year\}-yilgi .* (?:soati|\{pieceOf\})(?:ning|da) /u,
    'shu yilgi falonning fakti',
  ],
  // "Uzuk 2019-yilda AQSHda yasalgan, modeli — …", "Bu soatning modeli — …"
  [/^(?:Bu|Soat|\{piece\}|\{materialOnly\}) .*modeli — /u, 'modeli — falon'],
  // "Bu erkaklar soati — …", "… yasalgan bu soat — …", "Bu — 2020-yilgi …"
  [
    /^Bu (?:(?:\{fineness\}-probali \{material\} )?(?:soat|\{gender\} soati|\{piece\}) )?— | bu (?:soat|\{gender\} soati|\{piece\}) — /u,
    'bu narsa — falon',
  ],
  // "… uzugining yili nomaʼlum"
  [/ning (?:\(\{finish\}\) )?yili nomaʼlum/u, 'yili — falon'],
  // A maker told as who made it, whatever the order.
  [/(?:^B| b)u (?:\{maker\} )?\{model\} (?:soati|\{pieceOf\})ni /u, 'brend bu narsani yasagan'],
  // "Hublot 2015-yilda Shveytsariyada yigʻgan Classic Fusion …"
  [new RegExp(`^\\{maker\\} ${whenAndWhere} `, 'u'), 'brend yasagan narsa'],
  // "… — … yigʻilgan erkaklar soati", "… (Shveytsariya, 2010-yil) — … kulon"
  [/^(?:\{year\}-yilgi |Bu )?(?:\{maker\} )?\{model\}(?: \([^)]*\))? — /u, 'falon — shunday narsa'],
  // Of a place and a year, before it is named.
  [new RegExp(`^${whenAndWhere} .*${made} `, 'u'), 'shu yerda yasalgan falon'],
  // A piece that was made, whatever is told of it before its name and after.
  [new RegExp(`^(?!“).*\\{maker\\} .*\\{model\\} .*${made}`, 'u'), 'falon yasalgan'],
  // Works of art.
  [/^“\{work\}” (?!—).*\{maker\}ga mansub/u, 'asar falonga mansub'],
  [/^\{circa\}-yil atrofida .*“\{work\}” \{maker\}ga mansub/u, 'shu yilgi asar falonga mansub'],
  [/^“\{work\}” \{exact\}-yilda \{maker\}da/u, 'asar shu yerda yaratilgan'],
  [/“\{work\}” — (?:\{maker\}|\{circa\}|\{exact\})/u, 'asar — falonniki'],
];

/** What stands out of a first sentence beside its build. */
const details: Seen = [
  // "… soati 2025-yilda Shveytsariyada yigʻilgan, uning 126600 referensi esa …"
  [/ \{reference\} referensi esa /u, 'referens esa shu yilda'],
  [/\{(?:movement|quartz)\}/u, 'kalibri'],
  [/\{reserve\}/u, 'yurish zaxirasi'],
  [/\{face\}/u, 'siferblati'],
  [/\{strap(?:Name)?\}/u, 'tasmasi'],
  [/\{functionsOnly\}/u, 'funksiyalari'],
  [/\{water(?:Only)?\}/u, 'suvga chidamliligi'],
  [/\{line\}/u, 'kolleksiyasi'],
  [/\{mm(?:Of|Only)?\}/u, 'oʻlchami'],
  [/\{gender\}/u, 'kimga'],
  [/\{(?:motif|motifPhrase|stonesOnly)\}/u, 'naqshi'],
  [/\{grams\}/u, 'ogʻirligi'],
  [/\{hardwareOnly\}|\{trim\}/u, 'furniturasi'],
  [/korpus(?:li|i)/u, 'korpusi'],
  [/ brendining /u, 'brendi'],
  [/\{materialOnly\}/u, 'metalli'],
];

const firstOf = (opening: Template): string => opening.split(/\.(?: |$)/u, 1).join('');

const seenIn = (seen: Seen, text: string): string | undefined =>
  seen.find(([of]) => of.test(text))?.[1];

/** The first word of an opening; every name is one. */
const startOf = (opening: Template): string =>
  opening
    .replace(/\{(?:maker|model)\}/gu, 'nom')
    .split(' ', 1)
    .join('');

const sentenceOf = oncePerKey((opening: Template): string => {
  const first = firstOf(opening);
  return seenIn(builds, first) ?? first;
});

/** Builds by which a reader knows a sentence again from afar, whatever detail it tells. */
const marked = [
  'referensi shu yilda; u esa shu yilda yasalgan',
  'fakt; u shu yilda yasalgan',
  'shu yilgi falonning fakti',
  'brend yasagan narsa',
  'falon — shunday narsa',
];

/** Two of one build are told far from each other where they tell the same detail as well. */
const shapeOf = oncePerKey((opening: Template): string => {
  const build = sentenceOf(opening);
  if (marked.includes(build)) return build;
  const detail = seenIn(details, firstOf(opening)) ?? '';
  return [build, detail].join('|');
});

/** A work of art that is told like no other has a build of its own. */
export const likeness: Likeness = {
  shapeOf,
  startOf,
  sentenceOf,
  // "Poʻlat korpusli …" and "Erkaklarga moʻljallangan …" begin openings of several builds.
  startsWithin: { '{materialOnly}': 10, '{gender}ga': 10, '{noteFirst}': 5 },
  tellings: 50,
};
