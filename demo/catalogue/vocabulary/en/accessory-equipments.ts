import { type Story } from '../language';
import { oneOf } from './ways';

/** What comes with an accessory. */
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
      'Sold without box or papers; our expert has authenticated the piece.',
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
