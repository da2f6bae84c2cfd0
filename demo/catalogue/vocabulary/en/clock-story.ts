import { type Story, type Template, type WatchFact } from '../language';

/** Both in one list, which `patterns.ts` joins: `[a date display; a power reserve of 72 hours]`. */
const both = '[{functions}; a power reserve of {reserve}]';

/** An opening that tells the movement, for watches with functions and without. */
const moved = (opening: Template, closing: Template, wound: Template): Template[] => [
  `${opening} ${closing} ${wound} ${both}.`,
  `${opening} ${closing} ${wound} a power reserve of {reserve}.`,
];

export const story: Story<WatchFact> = {
  title: ['{maker} {model} {reference}', '{maker} {model}'],
  facts: {
    // The dial and the strap in one sentence, or neither; the reference next to the name. Openings
    // that begin alike stand far from each other: they come in turn.
    opening: [
      '{maker} {model}, reference {reference}, made {madeIn} in {year}.',
      'The {mmOnly} mm {materialOnly} case of this {year} {maker} {model}, reference {reference}, has {bezel} and is water-resistant to {water}.',
      'The {form} {materialOnly} case of this {year} {maker} {model}, reference {reference}, is {mm} mm wide, has {bezel} and is water-resistant to {water}.',
      ...moved(
        'Powered by the {movement}, this {maker} {model}, reference {reference},',
        'dates from {year}.',
        'It has',
      ),
      'This watch by {maker} is the {model}, reference {reference}, made {madeIn} in {year}.',
      'A {finish}({dial}) and {strapName} complete this {year} {maker} {model}, reference {reference}.',
      '{maker} made this {model}, reference {reference}, {madeIn} in {year}.',
      'Reference {reference} is the {maker} {model} in {materialOnly}; this watch dates from {year}.',
      'Presented {strap}, this {maker} {model}, reference {reference}, has a {finish}({dial}) and dates from {year}.',
      'A {gender} wristwatch by {maker}, the {model}, reference {reference}, from {year}.',
      'With {functions}, this {year} {maker} {model}, reference {reference}, runs on the {movement} and has a power reserve of {reserve}.',
      'Cased in {materialOnly}, this {maker} {model}, reference {reference}, was made {madeIn} in {year}.',
      'This is a {year} {maker} {model}, reference {reference}, with a {finish}({dial}) and {strapName}.',
      'Measuring {mmOnly} mm across, this {maker} {model}, reference {reference}, was made in {year}.',
      'A {form} watch by {maker}, the {model} in {materialOnly}, reference {reference}, from {year}.',
      ...moved(
        'The {movement} drives this {maker} {model}, reference {reference},',
        'made {madeIn} in {year}.',
        'The watch has',
      ),
      'This {maker} {model}, reference {reference}, pairs a {finish}({dial}) with {strapName} and dates from {year}.',
      'A {year} example of the {maker} {model}, reference {reference}, in {materialOnly}.',
      'Reference {reference} first appeared in {since}; this {maker} {model} was made {madeIn} in {year}.',
      'Reference {reference} was produced from {from} to {to}; this {maker} {model} dates from {year}.',
      'Made in {year}, this {maker} {model}, reference {reference}, comes {strap} and has a {finish}({dial}).',
      ...moved(
        '{maker} built this {model}, reference {reference}, around the {movement}.',
        'The watch dates from {year}.',
        'It has',
      ),
      'A {materialOnly} {maker} {model}, reference {reference}, made {madeIn} in {year}.',
      'On this {year} {maker} {model}, reference {reference}, a {finish}({dial}) is paired with {strapName}.',
      'This {maker} {model}, reference {reference}, dates from {year}.',
      'A {mmOnly} mm watch in {materialOnly}, this {maker} {model}, reference {reference}, dates from {year}. It has {bezel} and is water-resistant to {water}.',
      'The {maker} {model} offered here is reference {reference}, made {madeIn} in {year}.',
      'Dating from {year}, this {materialOnly} {maker} {model} carries the reference {reference}.',
      ...moved(
        'Time is kept by the {movement} in this {maker} {model}, reference {reference},',
        'from {year}.',
        'The watch has',
      ),
      '{maker} {model} from {year}, reference {reference}, with a {finish}({dial}) and {strapName}.',
      'This {maker} {model} from {year}, reference {reference}, has a {mmOnly} mm {materialOnly} case, {bezel} and water resistance to {water}.',
      'This {maker} {model} from {year}, reference {reference}, has a {form} {materialOnly} case {mm} mm wide, {bezel} and water resistance to {water}.',
      'An example of reference {reference}, this {maker} {model} was made {madeIn} in {year}.',
      'From {year} comes this {materialOnly} {maker} {model}, reference {reference}.',
      'This {gender} {maker} {model} in {materialOnly}, reference {reference}, was made {madeIn} in {year}.',
    ],
    case: [
      'The {mmOnly} mm {material} case has {bezel} and is water-resistant to {water}.',
      'The {material} case measures {mmOnly} mm across, has {bezel} and is water-resistant to {water}.',
      'Water-resistant to {water}, the {material} case measures {mmOnly} mm across and has {bezel}.',
      'The case is in {materialOnly}, measures {mmOnly} mm across and has {bezel}; it is water-resistant to {water}.',
      'The {form} {material} case is {mm} mm wide, has {bezel} and is water-resistant to {water}.',
      'Water-resistant to {water}, the {form} {material} case is {mm} mm wide and has {bezel}.',
      'The case is {form}, in {materialOnly}, and {mm} mm wide; it has {bezel} and is water-resistant to {water}.',
      // Of a case whose metal is told already.
      'The {mmOnly} mm case has {bezel} and is water-resistant to {water}.',
      'The case measures {mmOnly} mm across, has {bezel} and is water-resistant to {water}.',
      'Water-resistant to {water}, the case measures {mmOnly} mm across and has {bezel}.',
      'The {form} case is {mm} mm wide, has {bezel} and is water-resistant to {water}.',
      'Water-resistant to {water}, the {form} case is {mm} mm wide and has {bezel}.',
      'The case is {mm} mm wide, has {bezel} and is water-resistant to {water}.',
      // Of one whose size is told already.
      'The {material} case has {bezel} and is water-resistant to {water}.',
      'Water-resistant to {water}, the {material} case has {bezel}.',
      'The {mmOnly} mm {material} case has {bezel}.',
      'The {form} {material} case is {mm} mm wide and has {bezel}.',
    ],
    dial: [
      'The watch has a {finish}({dial}) and comes {strap}.',
      'The watch comes {strap} and has a {finish}({dial}).',
      'The watch pairs a {finish}({dial}) with {strapName}.',
      'A {finish}({dial}) goes with {strapName}.',
    ],
    bezelColours: [],
    movement: [
      `Inside is the {movement}, with ${both}.`,
      `The watch is powered by the {movement}, with ${both}.`,
      `The watch runs on the {movement} and has ${both}.`,
      `The {movement} has ${both}.`,
      'Fully wound, the {movement} runs for {reserve}; the watch has {functions}.',
      `Time is kept by the {movement}, with ${both}.`,
      'Inside is the {movement}, with a power reserve of {reserve}.',
      'The watch is powered by the {movement}, with a power reserve of {reserve}.',
      'The watch runs on the {movement} and has a power reserve of {reserve}.',
      'The {movement} has a power reserve of {reserve}.',
      'Fully wound, the {movement} runs for {reserve}.',
      'Time is kept by the {movement}, with a power reserve of {reserve}.',
      'Inside is the {quartz}, with {functions}.',
      'The watch is powered by the {quartz}, with {functions}.',
      'The watch runs on the {quartz} and has {functions}.',
      'The {quartz} has {functions}.',
      'Time is kept by the {quartz}, with {functions}.',
      'Inside is the {quartz}.',
      'The watch is powered by the {quartz}.',
      'The watch runs on the {quartz}.',
      'The movement is the {quartz}.',
      'Time is kept by the {quartz}.',
    ],
    // Told with the movement.
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
      'A small chip at the edge of the crystal; timekeeping is not affected.',
      'A deep scratch beside one lug; the movement is sound.',
      'A noticeable dent in the bezel but no other damage.',
    ],
    needs_repair: [
      'The watch needs a service: it stops and has to be cleaned and oiled.',
      'The watch needs repair: the crown does not seat properly.',
      'The watch needs regulating: its rate is out of tolerance.',
    ],
  },
  equipments: {
    with_package: [
      'A full set: box, papers and hang tag.',
      'With its box and papers.',
      'With its box, warranty card and instructions.',
    ],
    without_package: [
      'Sold without box or papers.',
      'Watch only.',
      'Without box or papers; confirmed as genuine by our watchmaker.',
    ],
  },
};
