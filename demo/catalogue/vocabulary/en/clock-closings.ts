import { type Story } from '../language';
import { oneOf } from './ways';

/** In what condition a watch is. */
export const conditions: Story<string>['conditions'] = {
  perfect: [
    oneOf(
      'In excellent condition, with no visible marks on the case or crystal.',
      'In excellent condition: the case and crystal show no marks.',
      'Excellent condition; the case and crystal are free of marks.',
      'In excellent condition, with the case and crystal unmarked.',
    ),
    oneOf(
      'In excellent condition; the case needs no polishing.',
      'Excellent condition throughout; no polishing is needed.',
      'The case is in excellent condition and needs no polishing.',
    ),
    oneOf(
      'Barely worn and keeping good time.',
      'Hardly worn and keeping good time.',
      'Worn very little, and keeping good time.',
      'In excellent condition, barely worn and keeping good time.',
    ),
  ],
  new: [
    oneOf(
      'New and unworn.',
      'Unworn, in mint condition.',
      'New and never worn.',
      'Brand new and unworn.',
    ),
    oneOf(
      'Unworn, without a scratch on the case or clasp.',
      'Unworn; the case and clasp are without a scratch.',
      'Unworn, with no scratches on the case or clasp.',
      'New and unworn, without a scratch on the case or clasp.',
    ),
    oneOf('Never worn.', 'Unworn.', 'New and never worn.'),
  ],
  natural_wear: [
    oneOf(
      'Light wear: fine scratches on the case and clasp.',
      'Lightly worn, with fine scratches on the case and clasp.',
      'Fine scratches on the case and clasp from light wear.',
      'A few fine scratches on the case and clasp.',
      'In good condition, with fine scratches on the case and clasp.',
    ),
    oneOf(
      'Carefully worn, with faint marks on the case.',
      'A few faint marks on the case.',
      'Faint marks of wear on the case.',
      'In good condition, with faint marks on the case.',
      'Only faint marks of wear on the case.',
    ),
    oneOf(
      'Honest wear: fine scratches on the clasp; the crystal is clean.',
      'A clean crystal; fine scratches on the clasp from honest wear.',
      'Fine scratches on the clasp from honest wear; the crystal is clean.',
      'The crystal is clean; the clasp has fine scratches.',
      'In good condition: a clean crystal and only fine scratches on the clasp.',
    ),
  ],
  has_defects: [
    oneOf(
      'A small chip at the edge of the crystal; the watch must be kept dry.',
      'A small chip at the edge of the crystal; keep the watch dry.',
      'The crystal has a small chip at the edge; the watch must be kept dry.',
    ),
    oneOf(
      'A deep scratch beside one lug; the movement is sound.',
      'A deep scratch beside one lug, but the movement is sound.',
      'The movement is sound; the case has a deep scratch beside one lug.',
      'One deep scratch beside a lug; the movement is sound.',
    ),
    oneOf(
      'A noticeable dent in the bezel but no other damage.',
      'A noticeable dent in the bezel, with no other damage.',
      'The only damage is a noticeable dent in the bezel.',
      'Undamaged but for a noticeable dent in the bezel.',
    ),
  ],
  needs_repair: [
    oneOf(
      'The watch needs a service: it stops and has to be cleaned and oiled.',
      'In need of a service: the watch stops and has to be cleaned and oiled.',
      'A service is needed: the watch stops and has to be cleaned and oiled.',
    ),
    oneOf(
      'In need of repair: the crown does not seat properly, so the watch must be kept dry.',
      'The crown does not seat properly and needs repair; keep the watch dry.',
      'The crown does not seat properly, so the watch must be kept dry until it is repaired.',
    ),
    oneOf(
      'The watch needs regulating: its rate is out of tolerance.',
      'In need of regulation: the rate is out of tolerance.',
      'The rate is out of tolerance, so the watch needs regulating.',
    ),
  ],
};

/** What comes with it. */
export const equipments: Story<string>['equipments'] = {
  with_package: [
    oneOf(
      'A full set: box, papers and hang tag.',
      'With its box, papers and hang tag.',
      'Complete with box, papers and hang tag.',
      'A full set with box, papers and hang tag.',
      'Box, papers and hang tag included.',
    ),
    oneOf(
      'With its box and papers.',
      'With box and papers.',
      'Box and papers included.',
      'Complete with box and papers.',
      'Accompanied by its box and papers.',
    ),
    oneOf(
      'With its box, warranty card and instructions.',
      'Box, warranty card and instructions included.',
      'Accompanied by its box, warranty card and instructions.',
      'Complete with box, warranty card and instructions.',
      'The box, warranty card and instructions are included.',
    ),
  ],
  without_package: [
    oneOf(
      'Sold without box or papers; our watchmaker has found the watch genuine.',
      'Without box or papers; authenticated by our watchmaker.',
      'No box or papers; our watchmaker has authenticated the watch.',
      'Sold without box or papers; our watchmaker has authenticated it.',
      'The box and papers are missing; our watchmaker has authenticated the watch.',
    ),
    oneOf(
      'Watch only; authenticated by our watchmaker.',
      'The watch alone; our watchmaker has found it genuine.',
      'Watch only; authenticated by our watchmaker.',
      'Watch only; our watchmaker has confirmed that it is genuine.',
      'Watch only, with no box or papers; our watchmaker has found it genuine.',
    ),
    oneOf(
      'Without box or papers; confirmed as genuine by our watchmaker.',
      'The box and papers are missing; our watchmaker has confirmed that the watch is genuine.',
      'No box or papers, but our watchmaker has confirmed that the watch is genuine.',
      'Confirmed as genuine by our watchmaker; sold without box or papers.',
      'Box and papers missing; our watchmaker has confirmed that the watch is genuine.',
    ),
  ],
};
