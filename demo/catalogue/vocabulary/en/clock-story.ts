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
      // In fewer words, of which resistance to water is never left out.
      'The {mmOnly} mm {material} case is water-resistant to {water}.',
      'The {form} {material} case is {mm} mm wide and water-resistant to {water}.',
      'The {mmOnly} mm case is water-resistant to {water}.',
      'The {form} case is {mm} mm wide and water-resistant to {water}.',
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
    new: [
      oneOf('New and unworn.', 'As new and unworn.'),
      oneOf(
        'Unworn, without a scratch on the case or clasp.',
        'Unworn; the case and clasp are without a scratch.',
      ),
      oneOf('Never worn.', 'As new, and never worn.'),
    ],
    natural_wear: [
      oneOf(
        'Light wear: fine scratches on the case and clasp.',
        'Lightly worn, with fine scratches on the case and clasp.',
        'Fine scratches on the case and clasp from light wear.',
      ),
      oneOf(
        'Carefully worn; there are faint marks on the case.',
        'Carefully worn, with faint marks on the case.',
        'Faint marks of wear on the case.',
      ),
      oneOf(
        'Honest wear: fine scratches on the clasp; the crystal is clean.',
        'A clean crystal; fine scratches on the clasp from honest wear.',
        'Fine scratches on the clasp from honest wear; the crystal is clean.',
      ),
    ],
    has_defects: [
      oneOf(
        'A small chip at the edge of the crystal; the watch keeps time but must be kept dry.',
        'A small chip at the edge of the crystal: timekeeping is not affected, but the watch must be kept dry.',
      ),
      oneOf(
        'A deep scratch beside one lug; the movement is sound.',
        'A deep scratch beside one lug, but the movement is sound.',
      ),
      oneOf(
        'A noticeable dent in the bezel but no other damage.',
        'A noticeable dent in the bezel; there is no other damage.',
      ),
    ],
    needs_repair: [
      'The watch needs a service: it stops and has to be cleaned and oiled.',
      'The watch needs repair: the crown does not seat properly. Until that is put right, keep it out of water.',
      'The watch needs regulating: its rate is out of tolerance.',
    ],
  },
  equipments: {
    with_package: [
      oneOf(
        'A full set: box, papers and hang tag.',
        'With its box, papers and hang tag.',
        'Complete with box, papers and hang tag.',
      ),
      oneOf('With its box and papers.', 'With both box and papers.', 'Box and papers included.'),
      oneOf(
        'With its box, warranty card and instructions.',
        'Box, warranty card and instructions included.',
        'Accompanied by its box, warranty card and instructions.',
      ),
    ],
    without_package: [
      oneOf('Sold without box or papers.', 'Without box or papers.'),
      oneOf('Watch only.', 'The watch alone, without box or papers.'),
      oneOf(
        'Without box or papers; confirmed as genuine by our watchmaker.',
        'The box and papers are missing; our watchmaker has confirmed that the watch is genuine.',
      ),
    ],
  },
};
