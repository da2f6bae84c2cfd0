import { atom } from 'recoil';
import type { ItemKind } from '../../config/catalogs';
import type { Condition } from '../../config/item-labels';
import type { ProductType } from '../../config/product-types';
import type { Picture } from '../../contract/wire';

/** The item that a dialog is about, as its card shows it; kind and url name it to the backend. */
export interface ItemAbout {
  kind: ItemKind;
  url: string;
  title: string;
  reference: string | null;
  /** As the visitor saw it, e.g. `1 250 000 ₽`; null when there is no price to show. */
  priceText: string | null;
  picture?: Picture;
}

/** Dialogs about one item, which open only with it. */
export type ItemModal = 'buy' | 'foundCheaper' | 'requestPhoto' | 'contactOwner' | 'tellMe';

/** Dialogs of who has no session yet. */
export type AccountModal = 'login' | 'registration' | 'forgotPassword' | 'confirmation';

/** Dialogs that any page may open (spec §2 "Modals"); a question may be one about an item. */
export type FreeModal =
  | 'call'
  | 'callback'
  | 'search'
  | AccountModal
  | 'question'
  | 'subscribe'
  | 'appraisal'
  | 'bringClient';

export type ModalName = FreeModal | ItemModal;

/** What a page knows of a request before its dialog opens; the visitor may change all of it. */
export interface FilledIn {
  productType?: ProductType;
  productName?: string;
  condition?: Condition;
  /** Roubles, as one would type them. */
  amount?: string;
  message?: string;
}

interface Beside {
  filled?: FilledIn;
  /** The branch that is asked; without it the visitor's current city. */
  cityAlias?: string;
}

export type ActiveModal = Beside &
  ({ name: FreeModal; about?: ItemAbout } | { name: ItemModal; about: ItemAbout });

/** The one dialog that is open; a dialog of another feature is opened through it. */
export const activeModalState = atom<ActiveModal | null>({ key: 'modal/active', default: null });
