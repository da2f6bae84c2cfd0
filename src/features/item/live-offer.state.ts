import { atom } from 'recoil';
import type { Offer } from './offer';

/** The last answer of the backend about an item. */
export interface KnownOffer {
  /** Null: the backend does not know the item any more. */
  offer: Offer | null;
  /** When it came, milliseconds of the epoch. */
  at: number;
}

/** By id of the item: who comes back to an item while the backend is silent sees what was said last. */
export const knownOffersState = atom<Record<number, KnownOffer>>({
  key: 'item/known-offers',
  default: {},
});
