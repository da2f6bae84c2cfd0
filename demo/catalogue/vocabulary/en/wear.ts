export type Wear = readonly (readonly [plain: string | RegExp, own: string])[];

/** Of leather goods the metal is hardware. */
const leatherGoods: Wear = [
  ['scratches on the metal.', 'scratches on the hardware but little other wear.'],
  ['one of the moving parts sticks', 'the clasp sticks'],
  ['one of the parts is loose', 'a piece of the hardware is loose'],
  ['stain on the surface', 'stain on the outside'],
  ['The finish is badly rubbed', 'The surface is badly rubbed'],
];

/** Of what is not of leather. */
const hard: Wear = [
  [/\b([Aa]) few small scuffs/u, '$1 few small scratches'],
  [/without a( single)? scuff/u, 'without a$1 scratch'],
  ['the box, dust bag and papers', 'the original box and papers'],
  ['free of scratches and scuffs', 'free of scratches'],
  ['without a scratch or scuff', 'without a scratch'],
  ['Box, dust bag and papers', 'Original box and papers'],
  ['to be touched up', 'to be polished out'],
];

/** Of two, what is told of one. */
const pairOf = (one: string): Wear => [
  ['that the piece is genuine', 'that the pair is genuine'],
  [/\b(authenticated the|found the) piece\b/u, '$1 pair'],
  [/\b(With|Without|by) its (?=case|box|original)/u, '$1 their '],
  ['ight scuffs on the back.', 'ight scuffs on the backs.'],
  ['otherwise the piece is sound', 'otherwise the pair is sound'],
  ['A deep scratch on one edge of the metal', `One ${one} has a deep scratch along its edge`],
  ['One edge is slightly bent', `One ${one} is slightly bent`],
  [/\b(dent|scratch) on the (back|front)\b(?! of one)/u, `$1 on the $2 of one ${one}`],
  ['stain on the surface', `stain on one ${one}`],
  ['The finish is badly rubbed in one place', `The finish of one ${one} is badly rubbed`],
  ['the metal is bent', `the metal of one ${one} is bent`],
  ['the metal is cracked in one place', `the metal of one ${one} is cracked`],
  ['one of the moving parts sticks', `the fastening of one ${one} sticks`],
  ['one of the parts is loose', `the fastening of one ${one} is loose`],
  ['try the piece on', 'try them on'],
  ['see the piece and try it on', 'see the pair and try it on'],
];

/** Of one jewel: which part of it. */
const jewel = (name: string): Wear => [
  ['on one edge of the metal', `along one edge of the ${name}`],
  ['otherwise the piece is sound', `otherwise the ${name} is sound`],
];

/** A ring has a band, and what is bent of it is out of round. */
const ringWear: Wear = [
  ['A deep scratch on one edge of the metal', 'A deep scratch on the band'],
  [
    'One edge is slightly bent; otherwise the piece is sound',
    'The band is slightly out of round; otherwise the ring is sound',
  ],
  [/(dent|scuffs) on the inside\./u, '$1 on the inside of the band.'],
];

/** A band that stones go all the way round. */
const eternityBand: Wear = [
  ['A deep scratch on one edge of the metal', 'A deep scratch on the inside of the band'],
];

/** A ring of several bands. */
const bands: Wear = [
  ['A deep scratch on one edge of the metal', 'A deep scratch on one of the bands'],
  [
    'One edge is slightly bent; otherwise the piece is sound',
    'The ring is slightly out of round but otherwise sound',
  ],
  [/(dent|scuffs) on the inside\./u, '$1 on the inside of the ring.'],
];

/** Of a chain, which has no edge and no inside: one of its parts. */
const chainOf = (part: string): Wear => [
  ['A deep scratch on one edge of the metal', `One ${part} has a deep scratch`],
  ['One edge is slightly bent', `One ${part} is slightly bent`],
  [/A noticeable dent on the (?:inside|back)/u, `One ${part} has a noticeable dent`],
  [/([Ll])ight scuffs on the (?:inside|back)/u, `$1ight scuffs on the ${part}s`],
];

/** What holds a stone is bent rather than dented. */
const bentSetting: Wear = [
  [/A noticeable dent on the (?:inside|back)/u, 'One setting is noticeably bent'],
  ...chainOf('setting'),
];

/** Of a thing with one part that is bent or scratched before the rest. */
const partOf = (part: string): Wear => [
  ['on one edge of the metal', `on the ${part}`],
  ['One edge is slightly bent', `The ${part} is slightly bent`],
];

/** Of pearls their lustre is told, not their metal. */
const evenLustre: Wear = [
  [/(?:without a scratch|with no scratches) on the polished metal/u, 'with an even lustre'],
  ['there are no scratches on the polished metal', 'the lustre is even'],
];

/** Pearls whose metal is all behind them. */
const studs: Wear = [
  ...evenLustre,
  ['on the polished metal', 'on the posts'],
  ['A deep scratch on one edge of the metal', 'The back of one earring is scratched'],
  ['One edge is slightly bent', 'The post of one earring is slightly bent'],
];

/** What is worn of a thing, by its name; whatever has no words of its own keeps the plain ones. */
const wearOf: Readonly<Record<string, Wear>> = {
  bag: leatherGoods,
  wallet: leatherGoods,
  case: leatherGoods,
  ring: ringWear,
  pendant: jewel('pendant'),
  necklace: jewel('necklace'),
  bracelet: jewel('bracelet'),
  brooch: jewel('brooch'),
  earrings: pairOf('earring'),
  cufflinks: [...hard, ...pairOf('cufflink')],
  pen: [
    ...hard,
    ['scratch on the front', 'scratch on the barrel'],
    ['scratches on the metal', 'scratches on the fittings'],
    ['stain on the surface', 'mark on the barrel'],
  ],
  lighter: [
    ...hard,
    ['stain on the surface', 'mark on the body'],
    ['one of the moving parts sticks', 'the lid sticks'],
    ['one of the parts is loose', 'the lid is loose'],
  ],
  phone: [
    ...hard,
    ['stain on the surface', 'mark on the body'],
    ['one of the moving parts sticks', 'one of the buttons sticks'],
    ['one of the parts is loose', 'one of the buttons is loose'],
  ],
};

/** A strand of pearls has no metal but its clasp. */
const strand: Wear = [
  ...evenLustre,
  ['on the polished metal', 'on the clasp'],
  ['on one edge of the metal', 'on the clasp'],
  ['One edge is slightly bent', 'The clasp is slightly bent'],
  ['ight wear on the metal', 'ight wear on the clasp'],
  ['the metal is cracked in one place', 'the clasp is cracked'],
  ['refinishing: the metal is deeply scratched', 'restringing'],
];

/** Jewels by what they are made of, and what is worn of them. */
const made: readonly (readonly [jewel: RegExp, wear: Wear])[] = [
  [/[Ss]trung with/u, strand],
  [/\bstud earrings\b/u, studs],
  [/bead-edged clovers(?<=^.*?\b(?:necklace|bracelet)\b.*)/u, chainOf('clover')],
  [/chain of alternating/u, chainOf('link')],
  [/\b(?:Camélia|Frivole)\b/u, chainOf('petal')],
  [/\bSunflower\b/u, bentSetting],
  [/\bcoiled tube\b/u, partOf('tube')],
  [/\beternity ring\b/u, eternityBand],
  [/\bpendant\b.*\bfan\b/u, partOf('rim of the fan')],
  [/\bpendant\b.*\b[Ss]et with one\b(?<!designed as .*)/u, partOf('mount')],
  [/\b(?:three interlaced|four joined) bands\b/u, bands],
  [/\b[Ss]et with\b(?=.*\bnecklace\b)|\bset with\b(?<=\bnecklace\b.*)/u, bentSetting],
];

/** A text in which the wear of a thing stands for the plain words. */
export const told = (text: string, wear: Wear) =>
  wear.reduce((own, [plain, better]) => own.replace(plain, better), text);

export function wearTold(text: string, name: string): string {
  const own = made.find(([jewel]) => jewel.test(text))?.[1] ?? [];
  return told(told(text, own), wearOf[name] ?? []);
}
