import { type Story } from '../language';
import { oneOf } from './ways';

/** In what condition an accessory is. */
export const conditions: Story<string>['conditions'] = {
  perfect: [
    oneOf(
      'In excellent condition, without a single scuff.',
      'In excellent condition and without a scuff.',
      'Excellent condition, without a scuff.',
    ),
    oneOf(
      'In excellent condition, with hardly a sign of use.',
      'Hardly used, and in excellent condition.',
      'Barely used and in excellent condition.',
    ),
    oneOf(
      'In excellent condition throughout.',
      'Excellent condition throughout.',
      'In excellent overall condition.',
    ),
  ],
  new: [
    oneOf('New and unused.', 'Unused, in new condition.', 'New and never used.'),
    oneOf(
      'New and unused, without a scratch or scuff.',
      'Unused and free of scratches and scuffs.',
      'Unused, without a scratch or scuff.',
    ),
    oneOf(
      'Never used, in pristine condition.',
      'In pristine, unused condition.',
      'Pristine and never used.',
    ),
  ],
  natural_wear: [
    oneOf(
      'Light wear: a few small scuffs.',
      'Lightly worn, with a few small scuffs.',
      'A few small scuffs from light wear.',
    ),
    oneOf(
      'Fine scratches on the metal.',
      'Light use: fine scratches on the metal.',
      'A few fine scratches on the metal.',
    ),
    oneOf(
      'Slightly rubbed from use.',
      'Slight rubbing from use.',
      'In good condition, slightly rubbed from use.',
    ),
  ],
  has_defects: [
    oneOf('A noticeable stain on the surface.', 'One noticeable stain on the surface.'),
    oneOf('A deep scratch on the front.', 'One deep scratch on the front.'),
    'The finish is badly rubbed in one place.',
  ],
  needs_repair: [
    oneOf(
      'In need of repair: one of the moving parts sticks.',
      'Repair is needed: one of the moving parts sticks.',
    ),
    oneOf(
      'In need of repair: one of the parts is loose.',
      'Repair is needed: one of the parts is loose.',
    ),
    oneOf(
      'In need of cleaning, with a visible scratch to be touched up.',
      'Due for cleaning, with a visible scratch that needs touching up.',
      'In need of cleaning; a visible scratch has to be touched up.',
    ),
  ],
};

/** What comes with it. */
export const equipments: Story<string>['equipments'] = {
  with_package: [
    oneOf(
      'With the box, dust bag and papers.',
      'Box, dust bag and papers included.',
      'Accompanied by the box, dust bag and papers.',
    ),
    oneOf(
      'With the original box and receipt.',
      'Original box and receipt included.',
      'The original box and receipt are included.',
    ),
    oneOf(
      'With the maker’s box and papers.',
      'In the maker’s box, with papers.',
      'The maker’s box and papers are included.',
    ),
  ],
  without_package: [
    oneOf(
      'Sold without box or papers; our expert has found the piece genuine.',
      'Without box or papers; authenticated by our expert.',
      'Offered without box or papers and authenticated by our expert.',
      'No box or papers; our expert has authenticated the piece.',
    ),
    oneOf(
      'Without its original box or papers; authenticated by our expert.',
      'The original box and papers are missing; our expert has authenticated the piece.',
      'No original box or papers; our expert has found the piece genuine.',
    ),
    oneOf(
      'The box and papers are missing; our expert has confirmed that the piece is genuine.',
      'Without box or papers; our expert has confirmed that the piece is genuine.',
      'No box or papers, but our expert has confirmed that the piece is genuine.',
    ),
  ],
};
