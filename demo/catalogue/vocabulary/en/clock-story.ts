import { type Story, type WatchFact } from '../language';

export const story: Story<WatchFact> = {
  title: ['{maker} {model} {reference}', '{maker} {model}'],
  facts: {
    opening: [
      '{maker} {model}, reference {reference}, made in {year}.',
      '{maker} {model} in {materialOnly}, reference {reference}, made in {year}.',
      'A {gender} {maker} {model} {strap}, reference {reference}, made in {year}.',
      'This {maker} {model}, reference {reference}, dates from {year}.',
      'A {year} {maker} {model} in {materialOnly}, reference {reference}.',
      'This {maker} {model}, reference {reference}, was made {madeIn} in {year}.',
      '{maker} {model} {strap}, reference {reference}, from {year}.',
      'A {gender} {maker} {model} in {materialOnly}, reference {reference}, from {year}.',
      'This {maker} {model}, reference {reference}, was made in {year} and comes {strap}.',
      'The {movement} powers this {maker} {model}, reference {reference}, from {year}.',
      'A {year} {maker} {model}, reference {reference}, {strap}.',
      'The {quartz} powers this {maker} {model}, reference {reference}, from {year}.',
    ],
    case: [
      'The {mmOnly} mm {material} case has {bezel} with a {bezelColours} insert.',
      'The {material} case measures {mmOnly} mm and has {bezel} with a {bezelColours} insert.',
      'The {mmOnly} mm case has {bezel} with a {bezelColours} insert.',
      'The case measures {mmOnly} mm and has {bezel} with a {bezelColours} insert.',
      'The {form} {material} case is {mm} mm wide and has {bezel} with a {bezelColours} insert.',
      'The {form} case is {mm} mm wide and has {bezel} with a {bezelColours} insert.',
      'The {mmOnly} mm {material} case has {bezel}.',
      'The {material} case measures {mmOnly} mm and has {bezel}.',
      'The {mmOnly} mm case has {bezel}.',
      'The case measures {mmOnly} mm and has {bezel}.',
      'The {form} {material} case is {mm} mm wide and has {bezel}.',
      'The {form} {material} case measures {mm} mm across and has {bezel}.',
      'The {form} case is {mm} mm wide and has {bezel}.',
    ],
    dial: [
      'The {dial} dial is {finish}; the watch comes {strap}.',
      'The {dial} dial is {finish}, and the watch comes {strap}.',
      'The watch comes {strap}; the {dial} dial is {finish}.',
      'The {dial} dial is {finish}.',
    ],
    bezelColours: [],
    movement: [
      'The {movement} has a power reserve of {reserve}.',
      'The watch runs on the {movement}, which has a power reserve of {reserve}.',
      'The {movement} provides a power reserve of {reserve}.',
      'The movement is the {movement}, with a power reserve of {reserve}.',
      'The movement has a power reserve of {reserve}.',
      'The power reserve is {reserve}.',
      'The watch runs on the {quartz}.',
      'The movement is the {quartz}.',
    ],
    functions: ['It has {functions}.'],
    water: [
      'The case is water-resistant to {water}.',
      'The water resistance is {water}.',
    ],
    production: [
      'The reference was introduced in {since}.',
      'This reference came out in {since}.',
      'The reference was made from {from} to {to}.',
      'The reference came out in {from} and was discontinued in {to}.',
    ],
    note: ['{note}'],
    origin: ['Made {madeIn}.'],
    visit: [
      'On view at our branch, where you can try it on.',
      'Try it on at our branch, with our watchmaker beside you.',
    ],
  },
  conditions: {
    perfect: [
      'In excellent condition, with no visible marks on case or crystal.',
      'In excellent condition; it needed no polishing.',
      'Barely worn and keeping good time.',
    ],
    new: [
      'New and unworn.',
      'New, with not a scratch on case or clasp.',
      'It has never been on a wrist.',
    ],
    natural_wear: [
      'Light wear: fine scratches on the case and clasp.',
      'Worn with care; scuffs show only under a loupe.',
      'Honest wear, with hairlines on the polished edges; the crystal is clean.',
    ],
    has_defects: [
      'There is a small chip at the edge of the crystal, which does not affect the rate.',
      'There is a deep scratch beside one lug; the movement is sound.',
      'There is a noticeable dent in the bezel; otherwise the watch is undamaged.',
    ],
    needs_repair: [
      'It needs a service: the movement stops and has to be cleaned and oiled.',
      'It needs a watchmaker: the crown does not lock.',
      'It needs adjusting: the daily rate is out of tolerance.',
    ],
  },
  equipments: {
    with_package: [
      'A full set, with box, papers and hang tag.',
      'With its box and warranty card.',
      'With the original box and instructions.',
    ],
    without_package: [
      'Sold without box or papers.',
      'The watch only, without box or papers.',
      'Box and papers are lost; our watchmaker has confirmed that the watch is genuine.',
    ],
  },
};
