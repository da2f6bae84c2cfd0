import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import type { Item } from '../../contract/items';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs';
import { Picture } from '../../shared/ui/picture';
import { crumbsTo } from './item-crumbs';
import { ItemFacts } from './item-facts';
import { ItemGallery } from './item-gallery';
import { ItemState } from './item-state';
import * as styles from './item-view.module.css';
import { OfferColumn, type PlacesOf } from './offer-column';

interface ItemViewProps {
  item: Item;
  host: HostCode;
  placesOf: PlacesOf;
  /** Paths of the lists of the maker and the collection that there are. */
  lists: readonly string[];
  /** When the item came from the backend, milliseconds of the epoch; null for one of the build. */
  fetchedAt?: number | null;
  /** Marks of the item in the visitor's lists. */
  toggles?: ReactNode;
}

/** The page of an item, pre-rendered or live. */
export function ItemView({
  item,
  host,
  placesOf,
  lists,
  fetchedAt = null,
  toggles,
}: ItemViewProps) {
  const { t } = useTranslation('item');
  const { t: tCommon } = useTranslation('common');
  return (
    <>
      <Breadcrumbs
        crumbs={crumbsTo(item, tCommon(`catalogues.${item.catalogType}`), lists)}
        current={item.title}
      />
      <article className={styles.item}>
        <div className={styles.gallery}>
          {item.pictures.length > 0 ? (
            <ItemGallery key={item.id} pictures={item.pictures} />
          ) : (
            <Picture picture={null} sizes="" ratio="square" />
          )}
        </div>
        <div className={styles.offer}>
          {/* A page of its own for each item: nothing of the one before stays. */}
          <OfferColumn
            key={item.id}
            item={item}
            host={host}
            placesOf={placesOf}
            fetchedAt={fetchedAt}
            toggles={toggles}
          />
        </div>
        <div className={styles.about}>
          <ItemState item={item} />
          <section aria-labelledby="item-facts">
            <h2 className={styles.heading} id="item-facts">
              {t('facts.title')}
            </h2>
            <ItemFacts item={item} host={host} />
          </section>
          {item.description && (
            <section aria-labelledby="item-text">
              <h2 className={styles.heading} id="item-text">
                {t('about')}
              </h2>
              <p className={styles.text}>{item.description}</p>
            </section>
          )}
        </div>
      </article>
    </>
  );
}
