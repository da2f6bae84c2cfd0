/** What a dial `patterned in relief` bears, by the watch: the first that is found in its description. */
export const reliefs: readonly (readonly [RegExp, string])[] = [
  [/Royal Oak Offshore/u, '~ Méga Tapisserie dial'],
  [/Jumbo/u, '~ Petite Tapisserie dial'],
  [/Royal Oak/u, '~ Grande Tapisserie dial'],
  [/Aquanaut/u, '~ embossed dial'],
  [/Defy Skyline/u, '~ dial engraved with four-pointed stars'],
];

/** What stands for the plain word of a bezel, a case or a bracelet, by the watch. */
export const ownWords: readonly (readonly [watch: RegExp, plain: RegExp, own: string])[] = [
  [/\bBreguet\b/u, /\ba coin-edge bezel/u, 'a fluted band'],
  [/\bParmigiani\b/u, /\ba fluted bezel/u, 'a knurled bezel'],
  [/\bCalatrava\b/u, /\ba bezel worked in relief/u, 'a Clous de Paris bezel'],
  [/\bConstellation\b/u, /\ba bezel worked in relief/u, 'a bezel engraved with Roman numerals'],
  [/\bOverseas\b/u, /\ba bezel worked in relief/u, 'a notched bezel'],
  [/\bReverso\b/u, /\ba stepped bezel/u, 'gadroons at top and bottom'],
  [/\bDefy Skyline\b/u, /\ba stepped bezel/u, 'a twelve-sided bezel'],
  [
    /\bChronomaster Sport\b/u,
    /\ba bezel graduated in tenths of a second with a (\p{L}+) insert/u,
    'a bezel with a $1 insert graduated in tenths of a second',
  ],
  [/\bCarrera Chronograph 39\b/u, /\ba slim bezel/u, 'a domed crystal'],
  [/\bCarrera Chronograph 39\b/u, /\bdent in the bezel/u, 'dent in the case'],
  [/\bTank\b/u, /\ba slim bezel/u, 'vertical brancards'],
  [/\b(?:Tank|Reverso)\b/u, /\bdent in the bezel/u, 'dent in the case'],
  [/\bDaytona\b/u, /\ba tachymeter bezel with a black insert/u, 'a black ceramic tachymeter bezel'],
  [/\bChronomat\b/u, /\ban integrated (\p{L}+) bracelet/u, 'a $1 Rouleaux bracelet'],
  // What is longer than wide has no size across.
  [
    /\bThe (?:rectangular|oval|tonneau-shaped) /u,
    /\bcase measures ([\d.]+ mm) across/u,
    'case is $1 wide',
  ],
  // A strap closes with a buckle; one of rubber with a clasp, but for Panerai.
  [
    /\bon an? [\p{Ll} -]*(?:leather|alligator|fabric|satin) strap(?= and|,|\.)|Panerai .* rubber strap(?= and|,|\.)/u,
    /\b(case (?:and|or)|scratches on the) clasp/u,
    '$1 buckle',
  ],
  // A coil, which has no clasp.
  [/\bSerpenti\b/u, /\ban integrated (\p{L}+) bracelet/u, 'a $1 Tubogas bracelet'],
  [/\bSerpenti\b/u, /\b(case (?:and|or)|scratches on the) clasp/u, '$1 bracelet'],
];

/** A note of a line, by a watch that does not bear the name of its line. */
export const lines: readonly (readonly [watch: RegExp, plain: string, own: string])[] = [
  [
    /\b(?:Shunbun|Snowflake)\b/u,
    'The Heritage line keeps',
    'The watch belongs to the Heritage line, which keeps',
  ],
  [
    /\bWhite Birch\b/u,
    'The Evolution 9 line, launched in 2020, follows',
    'The watch belongs to the Evolution 9 line, which was launched in 2020 and follows',
  ],
  [
    /\bEl Primero 36 000\b/u,
    'The Chronomaster line is powered',
    'The watch belongs to the Chronomaster line, which is powered',
  ],
  // The movement tells of both.
  [
    /\bSky-Dweller\b/u,
    'The Sky-Dweller, launched in 2012, combines a second time zone with an annual calendar.',
    'The Sky-Dweller was launched in 2012.',
  ],
  [
    /\bDeepsea\b/u,
    'The Sea-Dweller was created',
    'The Deepsea is a version of the Sea-Dweller, created',
  ],
];
