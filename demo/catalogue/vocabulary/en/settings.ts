import { nameOf } from './names';

const stoneRow = String.raw`[^().;:]*(?:\d\.\d\d carats? )?\([^()]*\)`;

/** A stone amid small ones and a stone between two: `halo-set with … and 60 diamonds`. */
const halo = new RegExp(String.raw`\b([Hh])alo-set with (${stoneRow}) and (?=\d)`, 'gu');
const haloOfOne = /\b([Hh])alo-set with /gu;
const threeStones = new RegExp(String.raw`\b([Tt])hree-stone-set with (${stoneRow}) and `, 'gu');

/** Of two rows only the small stones are in pavé. */
const paveOfTwo = new RegExp(String.raw`\bpavé-set with (${stoneRow}) and `, 'gu');

/** One large diamond and a row of small ones. */
const smaller = new RegExp(
  String.raw`(one diamond of ${stoneRow} and [\p{L}\d-]+) (?=diamonds)`,
  'gu',
);

/** Large diamonds and a row of small ones. */
const smallerRow = new RegExp(
  String.raw`(diamonds totalling ${stoneRow} and [\p{L}\d-]+) (?=diamonds)`,
  'gu',
);

/** Stones that light does not pass through, as the story writes them: `5×mother-of-pearl×(white)`. */
const opaque = /(\d+)×([\p{L} -]+)×\(([^()]+)\)/gu;
const clovers = /designed as the bead-edged clover, inlaid with (\d+)×([\p{L}-]+)×\(([^()]+)\)/gu;

const hardstones = 'mother-of-pearl|onyx|malachite|turquoise|carnelian';
const inlaidAndSet = new RegExp(String.raw`, inlaid with ([^.;]*(?:${hardstones})); `, 'gu');
const andHardstone = new RegExp(String.raw`\); (?=(?:${hardstones})\.)`, 'gu');

const numbers: Readonly<Record<string, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  20: 'twenty',
};

/** The colour that a stone has by its nature. */
const ownColours: Readonly<Record<string, string>> = {
  emeralds: 'green',
  rubies: 'red',
  amethysts: 'purple',
};

/** Cuts that jewellers call by their shape. */
const shapes: Readonly<Record<string, string>> = {
  pear: 'pear-shaped',
  heart: 'heart-shaped',
  oval: 'oval',
  marquise: 'marquise-shaped',
};

/** One coloured stone: `one topaz of 5.90 carats (cushion cut, light blue, slight inclusions)`. */
const colouredStone =
  /\bone (?!diamond\b)([\p{L}-]+) of ([\d.]+ carats?) \(([\p{L} ]+) cut, ([\p{L} -]+), ([^()]+)\)(?=( and| in a halo| flanked)?)/gu;

/** Two figures of a pair of earrings. */
const inPairs: readonly (readonly [RegExp, string])[] = [
  [/(?<=designed as )a fan inlaid/gu, 'fans inlaid'],
  [/(?<=inlaid with )two pieces of /gu, ''],
  [/(?<=designed as )a star (?=of|with)/gu, 'stars '],
  [/(?<=designed as )a flower\b/gu, 'flowers'],
  [/(?<=designed as )a bead-edged clover\b/gu, 'bead-edged clovers'],
];

/** Stones without brackets where their colour goes without saying, and as many clovers as inlays. */
export function inlaysTold(text: string): string {
  return text
    .replace(clovers, (_, count: string, stone: string, colour: string) => {
      const inlay = stoneOf(stone, colour);
      return count === '1' || count === '2'
        ? `designed as a bead-edged clover inlaid with ${inlay}`
        : `formed of ${numbers[count] ?? count} bead-edged clovers inlaid with ${inlay}`;
    })
    .replace(opaque, (_, count: string, stone: string, colour: string) => {
      const number = numbers[count] ?? count;
      if (stone.includes('pearl') && stone.includes('round')) {
        return `${number} ${stone.replace('round', `round ${colour}`)}`;
      }
      const inlay = stoneOf(stone, colour);
      return count === '1' ? inlay : `${number} pieces of ${inlay}`;
    })
    .replace(inlaidAndSet, ' inlaid with $1 and set with ')
    .replace(', inlaid with', ' inlaid with')
    .replace(andHardstone, ') and ')
    .replace(/(cultured pearls?); /gu, '$1 and ');
}

/** Where each row of stones is set, in the way of a caption. */
export function settingsTold(text: string): string {
  const name = nameOf(text);
  const told = text
    .replace(halo, (_, first: string, stone: string) => {
      return `${setWith(first)} ${stone} in a halo of `;
    })
    .replace(haloOfOne, (_, first: string) => `${setWith(first)} `)
    // Of two rows of small stones.
    .replace(
      / in a halo of (?<=\bSoleste\b.*)/u,
      /\bdouble row\b/u.test(text) ? ' encircled by ' : ' in a double halo of ',
    )
    .replace(threeStones, (_, first: string, stone: string) => {
      return `${setWith(first)} ${stone} flanked by `;
    })
    .replace(paveOfTwo, 'set with $1 and pavé-set with ')
    .replace(smaller, '$1 smaller ')
    .replace(smallerRow, '$1 smaller ')
    // A cross has no single row.
    .replace('cross, set with a row of', 'cross set with')
    .replace(
      /a drop framed in gold beads, set with ([\p{L}-]+)(?=\.)/u,
      'a $1 drop framed in gold beads',
    )
    // What the name of a line says is told in other words.
    .replace(
      /designed as a sunburst, (?<stones>set with (?:[^.()]|\.(?=\d))*\([^()]*\)) and (?=\d+ smaller )(?<=\bSunflower\b.*)/u,
      '$<stones> encircled by ',
    )
    .replace('designed as a smooth, rounded bean', 'smooth and rounded in form')
    .replace(/designed as a heart (?=inlaid with )(?<=\bHappy Hearts\b.*)/u, '')
    // Nor what its note says of a fan.
    .replace(/designed as a fan,? (?=(?:inlaid|set|pavé-set) with )(?=.*‹[^›]*\bfan\b)/u, '')
    .replace(/designed as a fan,? (?=(?:inlaid|set|pavé-set) with )(?<=‹[^›]*\bfan\b.*)/u, '')
    // Nor that a camellia is a flower.
    .replace(/designed as a flower,? (?=(?:pavé-)?set with )(?<=\bCamélia\b.*)/u, '')
    // The bands stay plain.
    .replace(
      /a spring-like spiral between two solid bands, pavé-set with (?<stones>[^()]*\([^()]*\))/u,
      'a spring-like spiral, held between two solid bands and pavé-set with $<stones>',
    )
    // A figure of one word goes on to its stones without a comma.
    .replace(/(?<=designed as a (?:flower|heart|cross|fan)), (?=(?:pavé-)?set with)/u, ' ')
    // Screw heads are no figure of their own.
    .replace('designed as engraved screw', 'decorated with engraved screw')
    .replace('screw heads all round, set at intervals with', 'screw heads alternating with')
    .replace(/\bwith (engraved screw heads) all round(?=\.)/u, 'all round with $1')
    .replace('designed as a hoop', 'designed around a hoop')
    .replace(
      /designed as (?=four joined bands|three interlaced|two intertwined|small square blocks)/u,
      'formed of ',
    )
    .replace('in brown PVD, set', 'in brown PVD, and set')
    .replace(
      'designed as open-winged butterflies, set with ',
      name === 'ring'
        ? 'designed with two pairs of outspread wings set with '
        : 'designed with outspread wings set with ',
    )
    .replace('designed as a heart', name === 'bracelet' ? 'centred on a heart' : '$&');
  const strung =
    name === 'necklace'
      ? told.replace(/([Ss])et with (?=.{2,30}cultured pearls)/u, '$1trung with ')
      : told;
  const clasped = strung.includes('Akoya Strand') ? strandTold(strung) : strung;
  const sided =
    name === 'ring' || name === 'bracelet'
      ? clasped
      : clasped.replace(
          'on the inside.',
          /[Ss]trung with/u.test(clasped) ? 'on the clasp.' : 'on the back.',
        );
  const coloured = sided
    .replace(colouredStone, withColour)
    // The colour of several stones before their name, but the one that they have by their nature.
    .replace(
      /\b(sapphires|emeralds|rubies|amethysts|topazes|tourmalines|spinels|garnets|aquamarines) (totalling [\d.]+ carats? \([\p{L} ]+), ([\p{Ll} -]+), (?=[^()]+\))/gu,
      (_, stones: string, cut: string, colour: string) =>
        `${ownColours[stones] === colour ? '' : `${colour} `}${stones} ${cut}, `,
    )
    .replace(
      /(?<=pearls?)\. (?:The pearls? (?:is|are)|They are|It is) (?=[\d.–]+ mm in diameter\.)/u,
      ' ',
    );
  const shaped = coloured.replace(
    /\((pear|heart|oval|marquise) cut, /gu,
    (_, cut: string) => `(${shapes[cut] ?? cut}, `,
  );
  return name === 'earrings'
    ? inPairs.reduce((pair, [one, two]) => pair.replace(one, two), shaped)
    : shaped;
}

/** A stone with its colour and its cut before its name. */
function withColour(
  _: string,
  stone: string,
  weight: string,
  cut: string,
  colour: string,
  clarity: string,
  goesOn: string | undefined,
): string {
  const isClean = clarity === 'eye-clean';
  // Nobody says of an emerald that it is green; how green it is goes after its weight.
  const isGreen = stone === 'emerald' && /\bgreen$/u.test(colour);
  const before = [isClean && 'eye-clean', !isGreen && colour, shapes[cut] ?? `${cut}-cut`];
  const words = `${before.filter(Boolean).join(' ')} ${stone} of ${weight}`;
  const tone = isGreen ? colour.replace(/ ?green$/u, '') : '';
  const after = [tone && `${tone} in colour`, !isClean && `with ${clarity}`].filter(Boolean);
  const article = /^[aeio]/u.test(words) ? 'an' : 'a';
  return [`${article} ${words}`, ...after].join(', ') + (after.length > 0 && goesOn ? ',' : '');
}

/** A strand has no gold but its clasp. */
function strandTold(text: string): string {
  return text
    .replace(/^This (.*?) by Mikimoto\b/u, 'This Mikimoto $1')
    .replace(
      /, (weighs [\d.]+ g) and (?:is hallmarked|bears the) (\d+)(?: hallmark)?\b/u,
      ' and $1, and its clasp is hallmarked $2',
    )
    .replace(/ and is hallmarked (?=\d)| and bears the (?=\d)/u, ', and its clasp is hallmarked ')
    .replace(/(?<=its clasp is hallmarked \d+) hallmark\b/u, '')
    .replace(/^Worked in (\p{Ll}+ gold|platinum)/u, 'With a $1 clasp')
    .replace(/\bis in (\p{Ll}+ gold|platinum)/u, 'has a $1 clasp')
    .replace(/\bin (\p{Ll}+ gold|platinum)\b/u, 'with a $1 clasp')
    .replace(/^The (\p{Ll}+ gold|platinum) of\b/u, 'The $1 clasp of')
    .replace(
      /(?<!an? )\b(\p{Ll}+ gold|platinum) ((?:Mikimoto )?Akoya Strand necklace(?: by Mikimoto)?)/u,
      '$2 with a $1 clasp',
    )
    .replace(
      /\bA (\p{Ll}+ gold|platinum) ((?:Mikimoto )?Akoya Strand necklace(?: by Mikimoto)?)/u,
      'A $2 with a $1 clasp',
    );
}

/** Only mother-of-pearl comes in more than one colour. */
function stoneOf(stone: string, colour: string): string {
  return stone === 'mother-of-pearl' ? `${colour} ${stone}` : stone;
}

function setWith(first: string): string {
  return first === first.toUpperCase() ? 'Set with' : 'set with';
}
