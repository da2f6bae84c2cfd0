import type { AvailabilityStatus } from '../../config/item-labels';
import type { ItemModal } from '../../shared/state/active-modal.state';

/** Dialogs that an item's page opens with the item filled in. */
export type ItemDialog = ItemModal | 'appraisal';

export interface ItemAction {
  dialog: ItemDialog;
  /** Its words in the locales under `item:actions`. */
  label: ItemDialog | 'order' | 'askPrice' | 'tellMeIfFree';
}

interface ItemActions {
  /** What the visitor most likely came for. */
  main: ItemAction;
  others: readonly ItemAction[];
}

const named = (dialog: ItemDialog): ItemAction => ({ dialog, label: dialog });

const toBuyer = (['requestPhoto', 'foundCheaper', 'contactOwner', 'appraisal'] as const).map(named);

/** What can be done about an item: nobody is offered to buy what is sold or kept for another. */
const actions: Record<AvailabilityStatus, ItemActions> = {
  in_stock: { main: named('buy'), others: toBuyer },
  in_reserve: { main: named('buy'), others: toBuyer },
  order_only: { main: { dialog: 'buy', label: 'order' }, others: toBuyer },
  reserved: {
    main: { dialog: 'tellMe', label: 'tellMeIfFree' },
    others: (['requestPhoto', 'contactOwner', 'appraisal'] as const).map(named),
  },
  sold: { main: named('tellMe'), others: [named('appraisal')] },
};

/** Without a price there is none to be cheaper than, and the first thing to ask for is the price. */
export function actionsFor(standing: AvailabilityStatus, hasPrice: boolean): ItemActions {
  const { main, others } = actions[standing];
  if (hasPrice) return { main, others };
  return {
    main: main.dialog === 'buy' ? { dialog: 'buy', label: 'askPrice' } : main,
    others: others.filter(({ dialog }) => dialog !== 'foundCheaper'),
  };
}
