import { type JewelryWords } from '../language';

/** Pieces and what agrees with them, by the slot that they fill. */
export const piece: JewelryWords['piece'] = {
  piece: {
    ring: 'кольцо',
    earrings: 'серьги',
    pendant: 'подвеска',
    necklace: 'колье',
    bracelet: 'браслет',
    brooch: 'брошь',
  },
  made: {
    ring: 'сделано',
    earrings: 'сделаны',
    pendant: 'сделана',
    necklace: 'сделано',
    bracelet: 'сделан',
    brooch: 'сделана',
  },
  crafted: {
    ring: 'изготовлено',
    earrings: 'изготовлены',
    pendant: 'изготовлена',
    necklace: 'изготовлено',
    bracelet: 'изготовлен',
    brooch: 'изготовлена',
  },
  madePart: {
    ring: 'сделанное',
    earrings: 'сделанные',
    pendant: 'сделанная',
    necklace: 'сделанное',
    bracelet: 'сделанный',
    brooch: 'сделанная',
  },
  this: {
    ring: 'это',
    earrings: 'эти',
    pendant: 'эта',
    necklace: 'это',
    bracelet: 'этот',
    brooch: 'эта',
  },
  pieceAcc: {
    ring: 'кольцо',
    earrings: 'серьги',
    pendant: 'подвеску',
    necklace: 'колье',
    bracelet: 'браслет',
    brooch: 'брошь',
  },
  thisAcc: {
    ring: 'это',
    earrings: 'эти',
    pendant: 'эту',
    necklace: 'это',
    bracelet: 'этот',
    brooch: 'эту',
  },
};
