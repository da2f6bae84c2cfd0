import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import type { CityAvailability, Item } from '../../contract/items';
import { Price } from '../../shared/ui/price';
import { Tag } from '../../shared/ui/tag';
import { OfferActions } from './offer-actions';
import * as styles from './offer-column.module.css';
import { OfferNote } from './offer-note';
import { lastOf, offerOf } from './offer';
import { standingOf } from '../../domain/standing';
import { useLiveOffer } from './use-live-offer';

/** Shows where an item is; the same function at every render. */
export type PlacesOf = (places: readonly CityAvailability[]) => ReactNode;

interface OfferColumnProps {
  item: Item;
  host: HostCode;
  placesOf: PlacesOf;
  /** When the item came from the backend; null for an item of the build. */
  fetchedAt: number | null;
  /** Marks of the item in the visitor's lists. */
  toggles?: ReactNode;
}

/** What a buyer needs: name, price, availability by city, and what can be done. */
export function OfferColumn({ item, host, placesOf, fetchedAt, toggles }: OfferColumnProps) {
  const { t } = useTranslation('item');
  const { t: tCommon } = useTranslation('common');
  const live = useLiveOffer(item, fetchedAt);
  const standing = live.isGone ? 'sold' : standingOf(live.offer);
  const hasAmount = live.offer.price !== null;
  const isSold = standing === 'sold';
  // What is sold has a last price; that it was lower than another is of no use any more.
  const tags = item.tags.filter((tag) => !(isSold && tag === 'discounted'));
  return (
    <div className={styles.offer}>
      <ItemName title={item.title} brand={item.brand.title} />
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <Tag key={tag}>{tCommon(`tags.${tag}`)}</Tag>
          ))}
        </p>
      )}
      {(isSold || standing === 'reserved') && (
        <p className={styles[standing]}>
          <strong>{t(`standing.${standing}`)}</strong>
          {t(`standing.${standing}Text`)}
        </p>
      )}
      {/* No item page without a price or its reason: the release check reads the attribute. */}
      <div data-price={hasAmount ? 'amount' : 'on-request'}>
        {isSold && hasAmount && <p className={styles.priceLabel}>{t('lastPrice')}</p>}
        <Price offer={isSold ? lastOf(live.offer) : live.offer} host={host} size="display" />
        <OfferNote built={offerOf(item)} live={live} host={host} />
      </div>
      <OfferActions item={item} live={live} standing={standing} host={host} />
      {toggles}
      {live.offer.availability.length > 0 && placesOf(live.offer.availability)}
    </div>
  );
}

/** The maker stands above the name, and is not said twice where the name begins with it. */
function ItemName({ title, brand }: { title: string; brand: string }) {
  if (!title.startsWith(`${brand} `)) {
    return (
      <>
        <p className={styles.brand}>{brand}</p>
        <h1 className={styles.title}>{title}</h1>
      </>
    );
  }
  return (
    <h1 className={styles.title}>
      <span className={styles.brand}>{brand}</span> {title.slice(brand.length + 1)}
    </h1>
  );
}
