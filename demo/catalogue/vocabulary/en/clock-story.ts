import { type Story, type WatchFact } from '../language';

/** `patterns.ts` joins it to the sentence of the case. */
const resistance = 'The watch is water-resistant to {water}.';

const cases = [
  'The {mmOnly} mm {material} case has {bezel} with a {bezelColours} insert.',
  'The {material} case measures {mmOnly} mm across and has {bezel} with a {bezelColours} insert.',
  'The {mmOnly} mm case has {bezel} with a {bezelColours} insert.',
  'The case measures {mmOnly} mm across and has {bezel} with a {bezelColours} insert.',
  'The {form} {material} case is {mm} mm wide and has {bezel} with a {bezelColours} insert.',
  'The {form} case is {mm} mm wide and has {bezel} with a {bezelColours} insert.',
  'The {mmOnly} mm {material} case has {bezel}.',
  'The {material} case measures {mmOnly} mm across, with {bezel}.',
  'The {mmOnly} mm case has {bezel}.',
  'The case measures {mmOnly} mm across, with {bezel}.',
  'The {form} {material} case is {mm} mm wide, with {bezel}.',
  'The {form} {material} case measures {mm} mm across, with {bezel}.',
  'The {form} case is {mm} mm wide, with {bezel}.',
];

export const story: Story<WatchFact> = {
  title: ['{maker} {modelTitle} {reference}', '{maker} {model}'],
  facts: {
    // The dial and the strap in one sentence, or neither; the reference next to the name.
    opening: [
      '{maker} {model}, reference {reference}, from {year}.',
      'A {year} {maker} {model} in {materialOnly}, reference {reference}.',
      'This {maker} {model}, reference {reference}, dates from {year}.',
      'A {gender} {maker} {model} in {materialOnly}, reference {reference}, from {year}.',
      'This {year} {maker} {model}, reference {reference}, has a {finish}({dial}) and comes {strap}.',
      '{maker} {model}, reference {reference}, made {madeIn} in {year}.',
      'This {maker} {model}, reference {reference}, made in {year}, comes {strap} and has a {finish}({dial}).',
      '{maker} {model} in {materialOnly}, reference {reference}, from {year}.',
      'This {maker} {model}, reference {reference}, was made {madeIn} in {year}.',
      'A {gender} {maker} {model}, reference {reference}, made {madeIn} in {year}.',
      'A {year} {maker} {model}, reference {reference}, {strap}, with a {finish}({dial}).',
    ],
    case: cases.flatMap((told) => [`${told} ${resistance}`, told]),
    dial: [
      'The watch has a {finish}({dial}) and comes {strap}.',
      'The watch comes {strap} and has a {finish}({dial}).',
    ],
    bezelColours: [],
    // With the functions: `patterns.ts` makes one sentence of both.
    movement: [
      'Inside is the {movement}, with a power reserve of {reserve}. The watch has {functions}.',
      'The watch is powered by the {movement}, with a power reserve of {reserve}. The watch has {functions}.',
      'Inside is the {movement}, with a power reserve of {reserve}.',
      'The watch is powered by the {movement}, with a power reserve of {reserve}.',
      'The watch runs on the {quartz}. The watch has {functions}.',
      'Inside is the {quartz}. The watch has {functions}.',
      'The watch runs on the {quartz}.',
      'Inside is the {quartz}.',
    ],
    functions: [],
    // Told with the case.
    water: [],
    production: [
      'This reference first appeared in {since}.',
      'This reference was produced from {from} to {to}.',
      'This reference first appeared in {from} and was discontinued in {to}.',
    ],
    note: ['{note}'],
    origin: [],
    visit: [
      'The watch is on view at our branch, where you can try it on.',
      'Try the watch on at our branch, with our watchmaker beside you.',
    ],
  },
  conditions: {
    perfect: [
      'In excellent condition, with no visible marks on the case or crystal.',
      'In excellent condition and in no need of polishing.',
      'Barely worn and keeping good time.',
    ],
    new: ['New and unworn.', 'Unworn, without a scratch on the case or clasp.', 'Never worn.'],
    natural_wear: [
      'Light wear: fine scratches on the case and clasp.',
      'Carefully worn; marks show only under a loupe.',
      'Honest wear: fine scratches on the clasp; the crystal is clean.',
    ],
    has_defects: [
      'There is a small chip at the edge of the crystal; timekeeping is not affected.',
      'There is a deep scratch beside one lug; the movement is sound.',
      'There is a noticeable dent in the bezel; otherwise the watch is undamaged.',
    ],
    needs_repair: [
      'The watch needs a service: it stops and has to be cleaned and oiled.',
      'The watch needs repair: the crown does not seat properly.',
      'The watch needs regulating: its rate is out of tolerance.',
    ],
  },
  equipments: {
    with_package: [
      'A full set, with box, papers and hang tag.',
      'With its box and papers.',
      'With the original box, instructions and papers.',
    ],
    without_package: [
      'Sold without box or papers.',
      'Watch only, without box or papers.',
      'Without box or papers; our watchmaker has confirmed that the watch is genuine.',
    ],
  },
};
