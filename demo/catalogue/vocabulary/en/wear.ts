type Wear = readonly (readonly [plain: string | RegExp, own: string])[];

/** Of leather goods the metal is hardware. */
const leatherGoods: Wear = [
  ['scratches on the metal', 'scratches on the hardware'],
  ['one of the moving parts sticks', 'the fastening sticks'],
  ['one of the parts is loose', 'one of the fittings is loose'],
];

/** Of two, what is told of one. */
const pairOf = (one: string): Wear => [
  ['that the piece is genuine', 'that the pair is genuine'],
  ['otherwise the piece is sound', 'otherwise the pair is sound'],
  [
    'There is a deep scratch on one edge of the metal',
    `The metal of one ${one} has a deep scratch`,
  ],
  ['One edge is slightly bent', `The edge of one ${one} is slightly bent`],
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
  ['on one edge of the metal', `in the metal of the ${name}`],
  ['One edge is slightly bent', `One edge of the ${name} is slightly bent`],
];

/** What is worn of a thing, by its name; whatever has no words of its own keeps the plain ones. */
const wearOf: Readonly<Record<string, Wear>> = {
  bag: leatherGoods,
  wallet: leatherGoods,
  case: leatherGoods,
  ring: jewel('ring'),
  pendant: jewel('pendant'),
  necklace: jewel('necklace'),
  bracelet: jewel('bracelet'),
  brooch: jewel('brooch'),
  earrings: pairOf('earring'),
  cufflinks: pairOf('cufflink'),
  pen: [['scratch on the front', 'scratch on the body']],
  lighter: [
    ['one of the moving parts sticks', 'the lid sticks'],
    ['one of the parts is loose', 'the lid is loose'],
  ],
  phone: [
    ['one of the moving parts sticks', 'one of the buttons sticks'],
    ['one of the parts is loose', 'one of the buttons is loose'],
  ],
};

/** A strand of pearls has no metal but its clasp. */
const strand: Wear = [
  ['on the polished metal', 'on the clasp'],
  ['on one edge of the metal', 'on the clasp'],
  ['a scratch on the metal', 'a scratch on the clasp'],
  ['The metal is slightly rubbed', 'The clasp is slightly rubbed'],
  ['One edge is slightly bent', 'The clasp is slightly bent'],
  ['the metal is bent', 'the clasp is bent'],
  ['the metal is cracked in one place', 'the clasp is cracked'],
  ['with an even polish', 'with an even lustre'],
  ['repair and a full polish', 'repair and restringing'],
];

/** What a work is painted on. */
const supports: readonly (readonly [work: RegExp, wear: Wear])[] = [
  [
    /\b[Oo]il on panel\b/u,
    [
      ['There is a crease in one corner.', 'One corner is knocked.'],
      ['the support is distorted', 'the panel is warped'],
      ['the edges of the support are torn', 'the panel is split at one edge'],
    ],
  ],
  [
    /\b[Oo]il on board\b/u,
    [
      ['There is a crease in one corner.', 'One corner is knocked.'],
      ['the support is distorted', 'the board is warped'],
      ['the edges of the support are torn', 'the edges of the board are worn'],
    ],
  ],
  [
    /\bon canvas\b/u,
    [
      ['the support is distorted', 'the canvas is distorted'],
      ['edges of the support', 'edges of the canvas'],
    ],
  ],
  [
    /\bon paper\b|\b[Ll]ithograph\b/u,
    [
      ['the support is distorted', 'the sheet is cockled'],
      ['edges of the support', 'edges of the sheet'],
    ],
  ],
];

const told = (text: string, wear: Wear) =>
  wear.reduce((own, [plain, better]) => own.replace(plain, better), text);

export function wearTold(text: string, name: string): string {
  return told(text.includes('strung with') ? told(text, strand) : text, wearOf[name] ?? []);
}

export function wearOfWork(text: string): string {
  return told(text, supports.find(([work]) => work.test(text))?.[1] ?? []);
}
