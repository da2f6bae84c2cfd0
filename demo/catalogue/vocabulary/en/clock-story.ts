import { type Story, type WatchFact } from '../language';
import { both, openings } from './clock-openings';
import { oneOf } from './ways';

export const story: Story<WatchFact> = {
  title: ['{maker} {model} {reference}', '{maker} {model}'],
  facts: {
    opening: openings,
    case: [
      'The {mmOnly} mm {material} case has {bezel} and is water-resistant to {water}.',
      'The {material} case measures {mmOnly} mm across, has {bezel} and is water-resistant to {water}.',
      'The watch has a {mmOnly} mm {material} case with {bezel} and is water-resistant to {water}.',
      'The {mmOnly} mm {material} case with {bezel} is water-resistant to {water}.',
      'The {mmOnly} mm {material} case has {bezel} and is rated to {water}.',
      'The {form} {material} case is {mm} mm wide, has {bezel} and is water-resistant to {water}.',
      'The {form} {material} case is {mm} mm wide, has {bezel} and is rated to {water}.',
      'The watch has a {form} {material} case {mm} mm wide with {bezel} and is water-resistant to {water}.',
      // Of a case whose metal is told already.
      'The {mmOnly} mm case has {bezel} and is water-resistant to {water}.',
      'The case measures {mmOnly} mm across, has {bezel} and is water-resistant to {water}.',
      'The {mmOnly} mm case with {bezel} is water-resistant to {water}.',
      'The case is {mmOnly} mm wide, has {bezel} and is rated to {water}.',
      'The {form} case is {mm} mm wide, has {bezel} and is water-resistant to {water}.',
      'The {form} case is {mm} mm wide, has {bezel} and is rated to {water}.',
      // Of one whose resistance to water is told already, or told in fewer words.
      'The {mmOnly} mm {material} case is water-resistant to {water}.',
      'The {form} {material} case is {mm} mm wide and water-resistant to {water}.',
      'The {mmOnly} mm {material} case has {bezel}.',
      'The {material} case measures {mmOnly} mm across and has {bezel}.',
      'The {form} {material} case is {mm} mm wide and has {bezel}.',
    ],
    dial: [
      'The watch has a {finish}({dial}) and comes {strap}.',
      'The watch has a {finish}({dial}) and {strapName}.',
      'The {finish}({dial}) is paired with {strapName}.',
    ],
    bezelColours: [],
    movement: [
      `Inside is the {movement}, with ${both}.`,
      `The watch is powered by the {movement}, with ${both}.`,
      `The watch runs on the {movement} and has ${both}.`,
      `Behind the dial is the {movement}, with ${both}.`,
      `The {movement} gives the watch ${both}.`,
      `The {movement} has ${both}.`,
      `Inside is the {movement}, with ${both}.`,
      'Inside is the {movement}, with a power reserve of {reserve}.',
      'The watch is powered by the {movement}, with a power reserve of {reserve}.',
      'The watch runs on the {movement} and has a power reserve of {reserve}.',
      'Behind the dial is the {movement}, with a power reserve of {reserve}.',
      'The {movement} has a power reserve of {reserve}.',
      'Inside is the {movement}, with a power reserve of {reserve}.',
      'Inside is the {quartz}, with {functions}.',
      'The watch is powered by the {quartz}, with {functions}.',
      'The watch runs on the {quartz} and has {functions}.',
      'Behind the dial is the {quartz}, with {functions}.',
      'Inside is the {quartz}, with {functions}.',
      'Inside is the {quartz}.',
      'The watch is powered by the {quartz}.',
      'The watch runs on the {quartz}.',
      'Behind the dial is the {quartz}.',
      'Inside is the {quartz}.',
    ],
    // Told with the movement.
    functions: [],
    // Told with the case.
    water: [],
    production: [
      'This reference first appeared in {since}.',
      'This reference was introduced in {since}.',
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
      oneOf(
        'In excellent condition, with no visible marks on the case or crystal.',
        'In excellent condition: the case and crystal show no marks.',
      ),
      oneOf(
        'In excellent condition and in no need of polishing.',
        'In excellent condition, with no need for polishing.',
        'Excellent condition throughout; no polishing is needed.',
      ),
      oneOf(
        'Barely worn and keeping good time.',
        'Hardly worn and keeping good time.',
        'Keeping good time and barely worn.',
      ),
    ],
    new: ['New and unworn.', 'Unworn, without a scratch on the case or clasp.', 'Never worn.'],
    natural_wear: [
      oneOf(
        'Light wear: fine scratches on the case and clasp.',
        'Lightly worn, with fine scratches on the case and clasp.',
        'Fine scratches on the case and clasp from light wear.',
      ),
      oneOf(
        'Carefully worn; marks show only under a loupe.',
        'Worn with care: it takes a loupe to see the marks.',
        'Few signs of wear, all visible only under a loupe.',
      ),
      oneOf(
        'Honest wear: fine scratches on the clasp; the crystal is clean.',
        'A clean crystal; fine scratches on the clasp from honest wear.',
        'Fine scratches on the clasp from honest wear; the crystal is clean.',
      ),
    ],
    has_defects: [
      oneOf(
        'A small chip at the edge of the crystal; timekeeping is not affected.',
        'A small chip at the edge of the crystal, with no effect on timekeeping.',
      ),
      oneOf(
        'A deep scratch beside one lug; the movement is sound.',
        'A deep scratch beside one lug, but the movement is sound.',
      ),
      'A noticeable dent in the bezel but no other damage.',
    ],
    needs_repair: [
      'The watch needs a service: it stops and has to be cleaned and oiled.',
      'The watch needs repair: the crown does not seat properly. Until it has been repaired, keep the watch out of water.',
      'The watch needs regulating: its rate is out of tolerance.',
    ],
  },
  equipments: {
    with_package: [
      'A full set: box, papers and hang tag.',
      oneOf('With its box and papers.', 'With both box and papers.', 'Box and papers included.'),
      'With its box, warranty card and instructions.',
    ],
    without_package: [
      oneOf('Sold without box or papers.', 'Without box or papers.'),
      oneOf('Watch only.', 'The watch alone, without box or papers.'),
      'Without box or papers; confirmed as genuine by our watchmaker.',
    ],
  },
};
