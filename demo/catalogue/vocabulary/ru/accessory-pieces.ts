import { type AccessoryWords } from '../language';

/** Pieces and what agrees with them, by the slot that they fill. */
export const piece: AccessoryWords['piece'] = {
  piece: {
    bag: 'сумка',
    wallet: 'портмоне',
    pen: 'ручка',
    phone: 'телефон',
    cufflinks: 'запонки',
    lighter: 'зажигалка',
  },
  thisAcc: {
    bag: 'эту',
    wallet: 'это',
    pen: 'эту',
    phone: 'этот',
    cufflinks: 'эти',
    lighter: 'эту',
  },
  madePartAcc: {
    bag: 'сделанную',
    wallet: 'сделанное',
    pen: 'сделанную',
    phone: 'сделанный',
    cufflinks: 'сделанные',
    lighter: 'сделанную',
  },
  made: {
    bag: 'сделана',
    wallet: 'сделано',
    pen: 'сделана',
    phone: 'сделан',
    cufflinks: 'сделаны',
    lighter: 'сделана',
  },
  madePart: {
    bag: 'сделанная',
    wallet: 'сделанное',
    pen: 'сделанная',
    phone: 'сделанный',
    cufflinks: 'сделанные',
    lighter: 'сделанная',
  },
  crafted: {
    bag: 'изготовлена',
    wallet: 'изготовлено',
    pen: 'изготовлена',
    phone: 'изготовлен',
    cufflinks: 'изготовлены',
    lighter: 'изготовлена',
  },
  this: {
    bag: 'эта',
    wallet: 'это',
    pen: 'эта',
    phone: 'этот',
    cufflinks: 'эти',
    lighter: 'эта',
  },
  pieceAcc: {
    bag: 'сумку',
    wallet: 'портмоне',
    pen: 'ручку',
    phone: 'телефон',
    cufflinks: 'запонки',
    lighter: 'зажигалку',
  },
};
