import { atom } from 'recoil';
import type { LiveOffer } from '../../contract/items';

/** Price and availability of the item on the screen as the backend gave them last. */
export const liveOfferState = atom<{ itemId: number; offer: LiveOffer } | null>({
  key: 'item/live-offer',
  default: null,
});
