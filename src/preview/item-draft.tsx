import type { Item } from '../contract/items';
import type { PlacesOf } from '../features/item/offer-column';
import { loadPart } from '../shared/lib/load-part';
import type { DraftPage, DraftReading } from './draft-reading';

/**
 * An item as its page shows it. It is not remembered as viewed, and its price is not asked for again:
 * what the backend would tell is that of the item as it is live.
 */
export async function itemDraft(item: Item, { host }: DraftReading): Promise<DraftPage> {
  const { ItemView } = await loadPart(() => import('../features/item/item-view'));
  const { ItemPlaces } = await loadPart(() => import('../features/item/item-places'));
  const placesOf: PlacesOf = (places) => <ItemPlaces places={places} city={null} />;
  return function ItemDraft() {
    return <ItemView item={item} host={host} placesOf={placesOf} lists={[]} fetchedAt={Infinity} />;
  };
}
