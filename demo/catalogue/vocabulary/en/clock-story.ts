import { type Story, type WatchFact } from '../language';

export const story: Story<WatchFact> = {
  title: ['{maker} {model} {reference}', '{maker} {model}'],
  facts: {
    opening: [
      'This {maker} {model}, reference {reference}, was made in {year}.',
      'A {gender} {maker} {model} from {year}, reference {reference}.',
      'Reference {reference} of the {collection} line: {maker} {model} made in {year}.',
      'Here is a {year} {maker} {model}, reference {reference}.',
      'The {maker} {model} ({reference}) offered here dates from {year}.',
      '{maker} {model} of {year} with a {dial} dial, reference {reference}.',
    ],
    case: [
      'The {mm} mm case is made of {material}; {bezel}.',
      'Its case of {material} measures {mm} mm across, and {bezel}.',
      'The case is {mm} mm in diameter, worked in {material}; {bezel}.',
      'Case: {material}, {mm} mm; {bezel}.',
      'The {form} case of {material} is {mm} mm wide, and {bezel}.',
      'The case, {form} in outline and {mm} mm wide, is made of {material}; {bezel}.',
    ],
    dial: [
      'The dial is {dial}, {finish}; the watch comes {strap}.',
      'It has a {dial} dial {finish} and is worn {strap}.',
      'It comes {strap}; the dial is {dial}, {finish}.',
      'Fitted {strap}, it shows a {dial} dial {finish}.',
    ],
    bezelColours: [
      'The bezel insert is {bezelColours}.',
      'Colour of the bezel insert: {bezelColours}.',
    ],
    movement: [
      'Inside beats {movement} with a power reserve of {reserve}.',
      'The movement is {movement}; fully wound it runs for {reserve}.',
      'It is driven by {movement}, power reserve {reserve}.',
      'Power comes from {movement}, which stores {reserve} of running.',
      'Inside is {quartz}.',
      'It is driven by {quartz}.',
    ],
    functions: [
      'Functions: {functions}.',
      'Beside the time it offers the following: {functionsMany}.',
      'Complications: {functions}.',
    ],
    water: [
      'Water resistance is rated at {water}.',
      'It is rated to {water}.',
      'The maker states water resistance of {water}.',
    ],
    production: [
      'The reference has been in production since {since}.',
      'It was introduced in {since} and is still made.',
      'The reference was made from {from} to {to}.',
      'Production of this reference began in {from} and ended in {to}.',
    ],
    note: ['{note}'],
    origin: ['The watch was assembled {madeIn}.', 'It was built {madeIn}.'],
    visit: [
      'It can be seen and tried on at the branch that keeps it.',
      'We show it at the branch and answer questions about the movement.',
    ],
  },
  conditions: {
    perfect: [
      'Condition is excellent: no noticeable marks on case or crystal.',
      'The watch is in excellent condition and needed no polishing.',
      'There is hardly a sign of wear, and it keeps steady time.',
    ],
    new: [
      'The watch is new and has not been worn.',
      'Condition is as new: not a scratch on case or clasp.',
      'It has never been on a wrist.',
    ],
    natural_wear: [
      'There are light marks of wear: fine scratches on case and clasp.',
      'It was worn with care; scuffs show only under a loupe.',
      'Wear is natural: hairlines on the polished edges, the crystal is clean.',
    ],
    has_defects: [
      'It has a flaw: a small chip at the edge of the crystal, which does not affect the rate.',
      'There is a deep scratch beside one lug; the movement is sound.',
      'The bezel has a noticeable dent, the rest is undamaged.',
    ],
    needs_repair: [
      'The watch needs repair: the movement stops and wants cleaning and oil.',
      'It needs a watchmaker: the crown does not lock.',
      'Repair is required: the daily rate is out of tolerance.',
    ],
  },
  equipments: {
    with_package: [
      'The set is complete: box, papers and tag.',
      'It comes with its box and warranty card.',
      'The original box and manual are included.',
    ],
    without_package: [
      'Sold without box and papers.',
      'There is no set: the watch alone.',
      'Box and papers are lost; our watchmaker has confirmed that it is genuine.',
    ],
  },
};
