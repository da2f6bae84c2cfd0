/** A row of stones with its brackets: `one diamond of 0.52 carat (cushion cut, E, SI1)`. */
const row = String.raw`[^().;:]*(?:\d\.\d\d carats? )?\([^()]*\)`;

/** A stone amid small ones and a stone between two: `halo-set with … and 60 diamonds`. */
const halo = new RegExp(String.raw`\b([Hh])alo-set with (${row}) and (?=\d)`, 'gu');
const haloOfOne = /\b([Hh])alo-set with /gu;
const threeStones = new RegExp(String.raw`\b([Tt])hree-stone-set with (${row}) and `, 'gu');

/** Of two rows only the small stones are in pavé. */
const paveOfTwo = new RegExp(String.raw`\bpavé-set with (${row}) and `, 'gu');

/** One stone cut flat beside a diamond that is not: `inlaid with malachite and one diamond`. */
const inlaidAndSet = /\b(inlaid with [\p{L}\s-]+?) and (?=\S+ diamonds? )/gu;

/** One large diamond and a row of small ones. */
const smaller = new RegExp(String.raw`(one diamond of ${row} and [\p{L}\d-]+) (?=diamonds)`, 'gu');

/** Stones whose colour goes without saying, and those that need it. */
const hardstone = /\b(?:one )?((?:pieces of )?(?:onyx|malachite|turquoise|carnelian)) \([^()]+\)/gu;
const motherOfPearl = /\b(?:one )?((?:pieces of )?)mother-of-pearl \(([^()]+)\)/gu;
const pearls = /\bround (cultured pearls?) \(([^()]+)\)/gu;

/** As many clovers as there are inlays. */
const clovers =
  /\b[Tt]he bead-edged four-leaf clover, inlaid with ([\p{L}\d]+) pieces of ([\p{L} -]+)/gu;
const clover = /\b[Tt]he bead-edged four-leaf clover, inlaid with /gu;

const tens: Readonly<Record<string, string>> = { 10: 'Ten', 20: 'Twenty' };

/** Two figures of a pair of earrings. */
const inPairs: readonly (readonly [RegExp, string])[] = [
  [/(?<=\. )A fan,/gu, 'Fans,'],
  [/(?<=\. )A star of/gu, 'Stars of'],
  [/(?<=\. )A flower,/gu, 'Flowers,'],
];

/** Stones told in the way of a caption: where each row is set, and nothing that goes without saying. */
export function settingsTold(text: string): string {
  const told = text
    .replace(hardstone, '$1')
    .replace(motherOfPearl, '$1$2 mother-of-pearl')
    .replace(pearls, 'round $2 $1')
    .replace(clovers, (_, count: string, stone: string) => {
      return `${tens[count] ?? capital(count)} bead-edged four-leaf clovers inlaid with ${stone}`;
    })
    .replace(clover, 'A bead-edged four-leaf clover inlaid with ')
    .replace(halo, (_, first: string, stone: string) => `${setWith(first)} ${stone} in a halo of `)
    .replace(haloOfOne, (_, first: string) => `${setWith(first)} `)
    .replace(
      threeStones,
      (_, first: string, stone: string) =>
        `${first === 'T' ? 'S' : 's'}et with ${stone} flanked by `,
    )
    .replace(paveOfTwo, 'set with $1 and pavé-set with ')
    .replace(inlaidAndSet, '$1 and set with ')
    .replace(smaller, '$1 smaller ')
    // A cross has no single row.
    .replace('cross, set in a row with', 'cross set with');
  const sided = told.replace(
    'on the inner side',
    /\b(?:ring|bracelet) in\b/u.test(told) ? 'on the inside' : 'on the back',
  );
  return /\bearrings in\b/u.test(sided)
    ? inPairs.reduce((pair, [one, two]) => pair.replace(one, two), sided)
    : sided;
}

function setWith(first: string): string {
  return first === 'H' ? 'Set with' : 'set with';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
