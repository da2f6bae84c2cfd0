import { catalogOf } from '../../config/catalogs';
import type { Item, ItemCard } from '../../contract/items';
import { listing } from '../../contract/listing';
import { callApi } from '../../shared/lib/http';

export interface Similar {
  /** Of the same collection. */
  collection: ItemCard[];
  /** Of the same maker first, then of the same type at a like price; none of `collection`. */
  others: ItemCard[];
}

const most = 4;
/** How far a price may lie from the item's, as a share of it. */
const priceShare = 0.4;

/** What can be bought now and is like an item, which may itself be sold. */
export async function fetchSimilar(item: Item, signal: AbortSignal): Promise<Similar> {
  const catalogType = catalogOf(item.kind, false).type;
  const ask = async (query: Record<string, number | readonly number[]>) => {
    const answer = await callApi(listing, {
      params: { catalogType },
      query: { per_page: most * 2 + 1, available: 1, ...query },
      signal,
      progress: false,
    });
    return answer.items.filter(({ id }) => id !== item.id);
  };
  const [ofCollection, ofBrand] = await Promise.all([
    item.collection ? ask({ 'collection[]': [item.collection.id] }) : [],
    ask({ 'brands[]': [item.brand.id] }),
  ]);
  const collection = ofCollection.slice(0, most);
  const isNew = (card: ItemCard) => !collection.some(({ id }) => id === card.id);
  const others = ofBrand.filter(isNew).slice(0, most);
  if (others.length === most || !item.type) return { collection, others };
  const price = item.priceWithDiscount ?? item.price;
  const ofType = await ask({
    'types[]': [item.type.id],
    ...(price !== null && {
      price_from: Math.floor(price * (1 - priceShare)),
      price_to: Math.ceil(price * (1 + priceShare)),
    }),
  });
  const more = ofType.filter((card) => isNew(card) && !others.some(({ id }) => id === card.id));
  return { collection, others: [...others, ...more].slice(0, most) };
}
