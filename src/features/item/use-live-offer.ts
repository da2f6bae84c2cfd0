import { useEffect } from 'react';
import { useRecoilState } from 'recoil';
import type { Item, LiveOffer } from '../../contract/items';
import { report } from '../../shared/lib/report';
import { liveOfferState } from './live-offer.state';

/**
 * Price and availability: those of the build in the HTML and the first render, the backend's as
 * soon as it has answered. A failure is reported and leaves them as they are (spec §8).
 */
export function useLiveOffer(item: Item): LiveOffer {
  const [live, setLive] = useRecoilState(liveOfferState);
  const { id, kind, url } = item;

  useEffect(() => {
    const left = new AbortController();
    import('./item.client')
      .then(({ fetchItem }) => fetchItem(kind, url, left.signal))
      .then((found) => {
        if (found && !left.signal.aborted) setLive({ itemId: id, offer: offerOf(found) });
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) report(error, 'item/live-offer');
      });
    return () => left.abort();
  }, [id, kind, url, setLive]);

  return live?.itemId === id ? live.offer : offerOf(item);
}

function offerOf(item: Item): LiveOffer {
  const { price, priceWithDiscount, priceUsd, isPriceOnRequest, availability } = item;
  return { price, priceWithDiscount, priceUsd, isPriceOnRequest, availability };
}

/** Whether a visitor would notice the difference. */
export function isSameOffer(one: LiveOffer, other: LiveOffer): boolean {
  return (
    one.price === other.price &&
    one.priceWithDiscount === other.priceWithDiscount &&
    one.availability.length === other.availability.length &&
    one.availability.every((place, index) => {
      const rival = other.availability[index];
      return rival?.cityAlias === place.cityAlias && rival.status === place.status;
    })
  );
}
