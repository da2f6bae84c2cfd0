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
  // As the makers call what others call a large date.
  [/\bA\. Lange\b/u, /\ba large date/u, 'an outsize date'],
  [/\bGlashütte Original\b/u, /\ba large date/u, 'a Panorama Date'],
  [/\bBreguet\b/u, /\ba coin-edge bezel/u, 'a fluted band'],
  [/\bNavitimer\b/u, /\ba coin-edge bezel/u, 'a slide-rule bezel'],
  [/\bParmigiani\b/u, /\ba fluted bezel/u, 'a knurled bezel'],
  [/\bCalatrava\b/u, /\ba bezel worked in relief/u, 'a Clous de Paris bezel'],
  [/\bConstellation\b/u, /\ba bezel worked in relief/u, 'a bezel engraved with Roman numerals'],
  [/\bOverseas\b/u, /\ba bezel worked in relief/u, 'a notched bezel'],
  [/\bReverso\b/u, /\ba stepped bezel/u, 'gadroons at top and bottom'],
  [/\bDefy Skyline\b/u, /\ba stepped bezel/u, 'a twelve-sided bezel'],
  [
    /\bChronomaster Sport\b/u,
    /\b([Aa]) bezel graduated in tenths of a second with a (\p{L}+) insert/u,
    '$1 bezel with a $2 insert graduated in tenths of a second',
  ],
  // An officer’s case.
  [
    /\b5227J\b/u,
    /(?<=\bhas )a smooth bezel and (?=is water)/u,
    'a smooth bezel and a hinged cover over its sapphire back, and ',
  ],
  [
    /\b5227J\b/u,
    /\bcase with a smooth bezel (?=is water)/u,
    'case, with a smooth bezel and a hinged cover over its sapphire back, ',
  ],
  // Of Rolex’s steel and white gold only a fluted bezel is gold.
  [/\ba fluted (?:white gold )?bezel/u, /\bsteel and white gold\b/u, 'steel'],
  // Whose case turns over, where its note does not say so.
  [
    /\bReverso\b(?!.*\bturns over\b)/u,
    /(?<!\breversible )\brectangular (?=(?:\p{Ll}+ )*case\b)/u,
    'reversible rectangular ',
  ],
  // What stands for the card: at Patek Philippe, and before there were cards.
  [
    /\bPatek Philippe\b/u,
    /\bwarranty card\b|\bpapers\b(?<!\b(?:no|[Ww]ithout) [^.]*)(?!(?: are)? missing)/u,
    'Certificate of Origin',
  ],
  [
    /^(?!.*\b(?:200[6-9]|20[12]\d)\b)|\b(?:[Tt]his (?:example is from )?|[Mm]ade in [\p{L} ]+ in )(?:19\d\d|200[0-5])\b/u,
    /\bwarranty card\b/u,
    'warranty certificate',
  ],
  // What is not there is not told.
  [/\bno bezel\b/u, /\bcase(?<width> [\d.]+ mm wide)?, no bezel\b/u, 'case$<width>'],
  [/\bno bezel\b/u, /(?<=, reference (?:[^,.\s]|\.(?=\S))+, )has no bezel and (?=is\b)/u, ''],
  [/\bno bezel\b/u, /, has no bezel and is\b/u, ' and is'],
  [/\bno bezel\b/u, /\bhas no bezel and is\b/u, 'is'],
  [/\bno bezel\b/u, /\b(measures [\d.]+ mm across) and has no bezel; it is\b/u, '$1 and is'],
  [/\bno bezel\b/u, /,? and has no bezel\b/u, ''],
  [/\bno bezel\b/u, / has no bezel; it\b/u, ''],
  [/\bno bezel\b/u, / with no bezel\b/u, ''],
  // Whose octagon is the bezel, told or not.
  [/\b(?:Nautilus|Aquanaut)\b/u, /\boctagonal (?!bezel\b)(?=(?:\p{Ll}+ )*case\b)/u, ''],
  // Whose ring of 24 hours turns.
  [
    /\b(?:GMT-Master II|Black Bay GMT)\b/u,
    /\b([Aa]) 24-hour bezel(?= with)/u,
    '$1 rotating 24-hour bezel',
  ],
  // Whose does not.
  [/\b(?:Black Bay Pro|Explorer II)\b/u, /\b([Aa]) 24-hour bezel/u, '$1 fixed 24-hour bezel'],
  // Which nobody oils.
  [
    /\bquartz calibre\b/u,
    /\b(it|the watch) stops and has to be cleaned and oiled/u,
    '$1 stops and has to be cleaned and given a new battery',
  ],
  [/\bQuartz\b/u, /\bquartz (?=calibre\b)/u, ''],
  // Counters and stones that these dials are known by.
  [/\/69\b/u, /(~[^()]* dial)\(/u, '$1 with counters in three colours('],
  [/\bMonaco Calibre 11\b/u, /(~[^()]* dial|~ dial)\(/u, '$1 with white counters('],
  [/\b79360N\b/u, /(~ dial)\(black\)/u, '$1 with silvered counters(black)'],
  [/\b79360N\b/u, /(~ dial)\(white\)/u, '$1 with black counters(white)'],
  [/\bAB0118221G1P1\b/u, /(~ dial)\(/u, '$1 with black counters('],
  [/^(?!.*\bmoving diamonds\b).*\bHappy Sport\b/u, /(~[^()]* dial)\(/u, '$1 with moving diamonds('],
  [/\bMilgauss\b/u, /(~[^()]* dial)\(/u, '$1 with an orange seconds hand('],
  // Shown at the end of 2019.
  [
    /\b210\.90\.42\.20\.01\.001\b/u,
    /\b[Tt]he reference (?:first appeared|was introduced|was launched) in 2020\b/u,
    'The reference went on sale in 2020',
  ],
  [/\bExplorer II\b/u, /(~[^()]* dial)\(/u, '$1 with an orange 24-hour hand('],
  [/\bAmerican 1921\b/u, /(~[^()]* dial)\(/u, '$1 set at an angle('],
  [
    /\b(?:26331ST|CBS2210|AB0138211B1A1|AB0121211B1P1)\b/u,
    /(~[^()]* dial(?: patterned in relief)?)\(/u,
    '$1 with silvered counters(',
  ],
  [/\.LR\b/u, /\balligator strap/u, 'rubber and alligator strap'],
  // A watch whose crown does not seat or whose crystal is chipped resists no water until it is mended.
  [/\b(?:crown does not seat|chip at the edge)\b/u, /\bwater-resistant(?= to \d)/u, 'rated'],
  [/\b(?:crown does not seat|chip at the edge)\b/u, /\bWater-resistant(?= to \d)/u, 'Rated'],
  // What its name promises, where its note is not told.
  [
    /\bMilgauss\b(?!.*\ba thousand gauss\b)/u,
    /\b([Cc]alibre \d+) has a power reserve of (\d+) hours\./u,
    '$1, with a power reserve of $2 hours, is shielded against magnetic fields of up to 1,000 gauss.',
  ],
  [
    /\bMilgauss\b(?!.*\b(?:a thousand|1,000) gauss\b)/u,
    /\b(a power reserve of \d+ hours)(?!,? (?:and )?is shielded)/u,
    '$1 and magnetic shielding to 1,000 gauss',
  ],
  // Whose blue darkens to black at the rim.
  [/\b5205G-013\b/u, /~ sunburst dial(?=\(blue\))/u, '~ fumé dial'],
  // When this reference ended is not certain.
  [
    /\b5230G-001\b/u,
    /\bThe reference was (?:produced|in production|made) from 2016 to 2021\./u,
    'The reference was introduced in 2016.',
  ],
  // As Rolex calls it.
  [/\b126660\b/u, /~ and black gradient dial(?=\(blue\))/u, '~ and black ‘D-Blue’ dial'],
  // Whose other version has a crystal of Hesalite.
  [
    /^(?!.*\bsapphire case back\b).*\b310\.30\.42\.50\.01\.002\b/u,
    /(?<=\binsert\b(?:[^.]|\.(?=\S))*\.)(?=\s)/u,
    ' The crystal and the case back are sapphire.',
  ],
  [
    /\b126720VTNR\b/u,
    /(?<=\binsert\b(?:[^.]|\.(?=\S))*\.)(?=\s)/u,
    ' The crown and the date are on the left.',
  ],
  // Whose calendar is told even where there is little room.
  [
    /\bRM 011 Flyback\b/u,
    /(?<!; )\ba power reserve of 55 hours(?<!date and .*)/u,
    'an annual calendar, a large date and a power reserve of 55 hours',
  ],
  // As TAG Heuer writes them.
  [/\bTAG Heuer\b/u, /(?<=self-winding )calibre (?=\d+\b)/u, 'Calibre '],
  // Whose name the maker gives its calibres too.
  [/\bBreitling\b/u, /\bcalibre Breitling (?=\d)/u, 'calibre '],
  // An insert of ceramic chips; its metal edge is dented.
  [/\binsert\b/u, /\bdent in the bezel/u, 'dent in the edge of the bezel'],
  // The screws hold the square case; the bezel within them has none.
  [/\bBR 03-92\b/u, /\ba bezel fixed by visible screws/u, 'four visible screws at the corners'],
  [/\bBR 03-92\b/u, /\bdent in the bezel/u, 'dent in the case'],
  [/\b(?:Carrera Chronograph 39|Chronomaster Original)\b/u, /\ba slim bezel/u, 'a domed crystal'],
  [
    /\b(?:Carrera Chronograph 39|Chronomaster Original)\b/u,
    /\bdent in the bezel/u,
    'dent in the case',
  ],
  [/\bTank\b/u, /\ba slim bezel/u, 'vertical brancards'],
  [/\bPanthère de Cartier\b/u, /\ba bezel fixed by visible screws/u, 'visible screws on its bezel'],
  [/\b(?:5270P|5205G)\b/u, /\ba smooth bezel/u, 'a concave bezel'],
  [/\b(?:Tank|Reverso|Polaris Date)\b/u, /\bdent in the bezel/u, 'dent in the case'],
  [
    /\bDaytona\b/u,
    /\b([Aa]) tachymeter bezel with a black insert/u,
    '$1 black ceramic tachymeter bezel',
  ],
  [/\bChronomat\b/u, /\ban integrated (\p{L}+) bracelet/u, 'a $1 Rouleaux bracelet'],
  // As Rolex calls its bracelet of rubber over metal.
  [/\bRolex\b/u, /\ba (?:\p{Ll}+ )*rubber strap/u, 'an Oysterflex bracelet'],
  // A bezel under the crystal.
  [/\bPolaris Date\b/u, /\ba smooth bezel/u, 'an inner rotating bezel set by a second crown'],
  // What is longer than wide has no size across.
  [
    /\bThe (?:rectangular|oval|tonneau-shaped) /u,
    /\bcase measures ([\d.]+ mm) across/u,
    'case is $1 wide',
  ],
  // A strap closes with a buckle; one of rubber with a clasp, but for Panerai. Two have a folding clasp.
  [
    /^(?!.*\b(?:50535|SBGM221)\b).*?(?:\ban? [\p{Ll} -]*(?:leather|calfskin|alligator|fabric|satin) strap\b|Panerai .* rubber strap\b)/u,
    /\b(case (?:and|or)|scratches on the|clean; the) clasp/u,
    '$1 buckle',
  ],
  // Its screws are turned with a tool of its own.
  [
    /^(?=[^.]*\bLove\b)[^.]*\bbracelet\b/u,
    /\b([Bb]ox), certificate and boutique\b/u,
    '$1, screwdriver, certificate and boutique',
  ],
  // A coil, which has no clasp.
  [/\bSerpenti\b/u, /\ban integrated (\p{L}+) bracelet/u, 'a single-coil $1 bracelet'],
  [/\bSerpenti\b/u, /\b(case (?:and|or)|scratches on the|clean; the) clasp/u, '$1 bracelet'],
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
    'The Evolution 9 line follows',
    'The watch belongs to the Evolution 9 line, which follows',
  ],
  [
    /\bEl Primero 36 000\b/u,
    'The Chronomaster runs on descendants of the El Primero, launched in 1969.',
    'The watch belongs to the Chronomaster line, which runs on descendants of the El Primero, launched in 1969.',
  ],
  [
    /\bDeepsea\b/u,
    'The Sea-Dweller was created',
    'The Deepsea is a version of the Sea-Dweller, which was created',
  ],
];
