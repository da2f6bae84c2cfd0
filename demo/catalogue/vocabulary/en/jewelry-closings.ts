import { type Story } from '../language';
import { oneOf } from './ways';

/** In what condition a jewel is. */
export const conditions: Story<string>['conditions'] = {
  perfect: [
    oneOf(
      'In excellent condition, without a scratch on the polished metal.',
      'Excellent condition, with no scratches on the polished metal.',
      'Excellent condition; the polished metal is free of scratches.',
    ),
    oneOf(
      'In excellent condition, with hardly a sign of wear.',
      'Hardly worn, and in excellent condition.',
      'Barely worn and in excellent condition.',
      'Excellent condition; hardly a sign of wear.',
    ),
    oneOf(
      'In excellent condition; no damage shows under a loupe.',
      'Excellent condition, with no damage visible under a loupe.',
      'Examined under a loupe and found undamaged; in excellent condition.',
    ),
  ],
  new: [
    oneOf('New and unworn.', 'Unworn, in mint condition.', 'New, never worn.'),
    oneOf('New, with tags attached.', 'New; the tags are still attached.'),
    oneOf('Never worn.', 'Unworn.', 'New and never worn.'),
  ],
  natural_wear: [
    oneOf(
      'Light wear: fine scratches on the polished metal.',
      'Lightly worn, with fine scratches on the polished metal.',
      'A few fine scratches on the polished metal.',
    ),
    oneOf('Light scuffs on the inside.', 'A few light scuffs on the inside.'),
    oneOf(
      'Light wear on the metal.',
      'In good condition, with light wear on the metal.',
      'Slight surface wear to the metal.',
    ),
  ],
  has_defects: [
    'A noticeable dent on the inside.',
    'A deep scratch on one edge of the metal.',
    'One edge is slightly bent; otherwise the piece is sound.',
  ],
  needs_repair: [
    'In need of repair: the metal is bent out of shape.',
    'In need of repair: the metal is cracked in one place.',
    'In need of refinishing: the metal is deeply scratched.',
  ],
};

/** What comes with it. */
export const equipments: Story<string>['equipments'] = {
  with_package: [
    oneOf(
      'With its case and certificate.',
      'Case and certificate included.',
      'The case and certificate are included.',
    ),
    oneOf(
      'With its box, certificate and boutique receipt.',
      'Accompanied by its box, certificate and boutique receipt.',
      'Box, certificate and boutique receipt included.',
    ),
    oneOf(
      'With the original box and papers.',
      'Original box and papers included.',
      'The original box and papers are included.',
      'Complete with original box and papers.',
      'Accompanied by the original box and papers.',
    ),
  ],
  without_package: [
    oneOf(
      'Sold without box or certificate; our expert has checked the hallmarks and found the piece genuine.',
      'Our expert has checked the hallmarks and authenticated the piece; the box and certificate are missing.',
      'No box or certificate, but our expert has checked the hallmarks and confirmed that the piece is genuine.',
    ),
    oneOf(
      'Sold without box or papers; our expert has found the piece genuine.',
      'Without box or papers; authenticated by our expert.',
      'Sold without box or papers; our expert has authenticated the piece.',
      'No box or papers; our expert has authenticated the piece.',
    ),
    oneOf(
      'The box and papers are missing; our expert has confirmed that the piece is genuine.',
      'Without box or papers; our expert has confirmed that the piece is genuine.',
      'No box or papers, but our expert has confirmed that the piece is genuine.',
    ),
  ],
};
