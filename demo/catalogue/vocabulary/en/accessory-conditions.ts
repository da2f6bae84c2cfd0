import { type AccessoryConditions } from '../language';
import { oneOf } from './ways';

/** In what condition a thing is, told by what a buyer of such a thing asks. */
export const conditions: AccessoryConditions = {
  bag: {
    perfect: [
      oneOf(
        'In excellent condition, with crisp corners and a clean lining.',
        'Excellent condition: crisp corners and a clean lining.',
      ),
      oneOf(
        'Hardly a sign of use: the hardware is unscratched and the lining clean.',
        'Barely carried, with unscratched hardware and a clean lining.',
      ),
      oneOf(
        'In excellent condition, with no stains inside or out and no rubbing at the edges.',
        'Excellent condition, clean inside and out, with no rubbing at the edges.',
      ),
    ],
    new: [
      'New and never carried.',
      'New, without a trace of use on corners, hardware or lining.',
      'Brand new; it has never been carried.',
    ],
    natural_wear: [
      oneOf(
        'Light rubbing at the corners; the lining is clean.',
        'The corners are lightly rubbed; the lining is clean.',
      ),
      oneOf(
        'Fine scratches on the hardware; no stains inside or out.',
        'The hardware has fine scratches; there are no stains inside or out.',
      ),
      oneOf(
        'Light creases from use; the corners and lining are in good order.',
        'Lightly creased from use, with corners and lining in good order.',
      ),
    ],
    has_defects: [
      'An ink stain on the lining, not visible from the outside.',
      'A deep scratch on the front, which we can show you before you buy.',
      'One corner is badly rubbed; the lining is clean.',
    ],
    needs_repair: [
      'In need of repair: a seam has come undone in one place.',
      'In need of repair: the closure does not always hold.',
      'In need of repair: part of the hardware is loose.',
    ],
  },
  wallet: {
    perfect: [
      oneOf(
        'In excellent condition, with no rubbing at corners or edges.',
        'Excellent condition: corners and edges show no rubbing.',
      ),
      oneOf('Hardly a sign of use, and clean inside.', 'Barely used and clean inside.'),
      'Carefully kept, without a scuff or stain.',
    ],
    new: [
      'New and unused.',
      'New and unused, without a scratch or scuff.',
      'Never used; the compartments have not been stretched.',
    ],
    natural_wear: [
      oneOf(
        'Light rubbing at the corners; clean inside.',
        'The corners are lightly rubbed; the inside is clean.',
      ),
      'Fine scratches on the metal; clean inside.',
      'The edges are lightly rubbed; the seams are sound.',
    ],
    has_defects: [
      'An ink stain inside.',
      'A deep scratch on the outside, which we can show you before you buy.',
      'One corner is badly rubbed; the seams are sound.',
    ],
    needs_repair: [
      'In need of repair: a seam has come undone in one place.',
      'In need of repair: the lining of one compartment has come away.',
      'The edge paint has cracked and needs renewing.',
    ],
  },
  pen: {
    perfect: [
      oneOf(
        'In excellent condition, without a scratch; it writes evenly.',
        'Excellent condition: not a scratch, and it writes evenly.',
      ),
      'Hardly a sign of use; it writes smoothly and does not skip.',
      'Carefully kept: the clip is firm and the line even.',
    ],
    new: [
      'New and never written with.',
      'New, without a scratch on the barrel.',
      'Never used, in pristine condition.',
    ],
    natural_wear: [
      'Fine scratches on the barrel; the pen writes evenly.',
      'Fine scratches on the metal; the pen writes without skipping.',
      'The clip is slightly worn; the pen works as it should.',
    ],
    has_defects: [
      'A noticeable scratch on the barrel; the pen writes evenly.',
      'A deep scratch on the barrel, which we can show you before you buy.',
      'A small dent in the cap ring; the pen works as it should.',
    ],
    needs_repair: [
      'In need of repair: it skips when writing.',
      'In need of repair: the clip is loose.',
      'It does not write and needs cleaning by a specialist.',
    ],
  },
  phone: {
    perfect: [
      'In excellent condition; screen, sound and reception have been tested, and the battery holds its charge.',
      'Hardly a sign of use; the phone is not locked to a network, and the battery holds its charge.',
      'Carefully kept: everything works, and the phone takes a SIM from any network.',
    ],
    new: [
      'New and unused; not locked to a network.',
      'New, without a scratch or scuff; the battery holds a full charge.',
      'Never used; the phone takes a SIM from any network.',
    ],
    natural_wear: [
      'Fine scratches on the body; screen, sound and reception have been tested, and the battery holds its charge.',
      'The leather is slightly rubbed; everything works, and the phone takes a SIM from any network.',
      'Light signs of use; the phone is not locked to a network, and the battery holds its charge.',
    ],
    has_defects: [
      'A noticeable dent in the body; the phone works fully.',
      'A deep scratch on the back; the phone works fully.',
      'The leather is badly rubbed in one place; the phone works fully.',
    ],
    needs_repair: [
      'In need of repair: the battery runs down quickly and should be replaced.',
      'In need of repair: one of the keys does not always respond.',
      'In need of repair: the speaker crackles.',
    ],
  },
  cufflinks: {
    perfect: [
      'In excellent condition, without a scuff.',
      'Hardly a sign of wear; the fastenings hold firmly.',
      'In excellent condition and carefully kept.',
    ],
    new: [
      'New and never worn.',
      'New, without a scratch or scuff on either.',
      'Never worn, in pristine condition.',
    ],
    natural_wear: [
      'Light wear: a few small scuffs on both.',
      'Fine scratches on both; the fastenings work as they should.',
      'Both are slightly rubbed from wear.',
    ],
    has_defects: [
      'A noticeable mark on one of the pair.',
      'A deep scratch on one of the pair, which we can show you before you buy.',
      'One of the pair is badly rubbed in one place.',
    ],
    needs_repair: [
      'In need of repair: the fastening of one sticks.',
      'In need of repair: the fastening of one is loose.',
      'One of the pair has a deep scratch that needs a jeweller.',
    ],
  },
  lighter: {
    perfect: [
      'In excellent condition: the finish is unscratched and the flame even.',
      'Hardly a sign of use; the lighter holds its gas.',
      'Carefully kept; it lights first time.',
    ],
    new: [
      'New and never filled.',
      'New and unused, without a scratch or scuff.',
      'Never used, in pristine condition.',
    ],
    natural_wear: [
      'Fine scratches on the body; the flame is even.',
      'Fine scratches on the metal; it lights first time.',
      'The corners are slightly rubbed; the lighter works as it should.',
    ],
    has_defects: [
      'A dent in one side; the lighter works as it should.',
      'A deep scratch on the body, which we can show you before you buy.',
      'The finish has worn away in one place; the lighter works as it should.',
    ],
    needs_repair: [
      'In need of repair: it leaks gas, and the valve should be replaced.',
      'In need of repair: the roller sticks.',
      'In need of repair: the flame cannot be adjusted.',
    ],
  },
};
