import { useEffect, type ReactNode } from 'react';
import type { HostCode } from '../../config/hosts';
import type { Item } from '../../contract/items';
import { ItemCard as Card } from '../../features/catalogue/card/item-card';
import { SimilarItems } from '../../features/catalogue/similar-items';
import { useCurrentCity } from '../../features/city/use-city';
import { ItemPlaces } from '../../features/item/item-places';
import { ItemView } from '../../features/item/item-view';
import type { PlacesOf } from '../../features/item/offer-column';
import { togglesOf } from '../../features/lists/list-toggles';
import { RecentlyViewed } from '../../features/lists/recently-viewed';
import { useRememberViewed } from '../../features/lists/use-list';

interface WholeItemPageProps {
  item: Item;
  host: HostCode;
  /** Paths of the lists of the maker and the collection that there are. */
  lists?: readonly string[];
  /** When the item came from the backend, milliseconds of the epoch; null for one of the build. */
  fetchedAt?: number | null;
  /** What such pieces went for, as of the build. */
  sales?: ReactNode;
}

const none: readonly string[] = [];

/** By itself: when the visitor's city becomes known, nothing else of the page is drawn again. */
function PlacesFromCity({ places }: { places: Parameters<PlacesOf>[0] }) {
  return <ItemPlaces places={places} city={useCurrentCity()} />;
}

const placesOf: PlacesOf = (places) => <PlacesFromCity places={places} />;

/** An item with all that surrounds it: the same whether its page was built or came live. */
export function WholeItemPage({
  item,
  host,
  lists = none,
  fetchedAt = null,
  sales,
}: WholeItemPageProps) {
  const rememberViewed = useRememberViewed();
  useEffect(() => rememberViewed(item), [item, rememberViewed]);
  return (
    <>
      <ItemView
        item={item}
        host={host}
        placesOf={placesOf}
        lists={lists}
        fetchedAt={fetchedAt}
        toggles={togglesOf(item)}
      />
      {sales}
      <SimilarItems item={item} host={host} actionsOf={togglesOf} />
      <RecentlyViewed
        current={item.url}
        renderCard={(card) => <Card card={card} host={host} level={3} actions={togglesOf(card)} />}
      />
    </>
  );
}
