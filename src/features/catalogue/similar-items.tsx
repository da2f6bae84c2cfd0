import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogOf } from '../../config/catalogs';
import type { HostCode } from '../../config/hosts';
import { routes } from '../../config/routes';
import type { Item, ItemCard } from '../../contract/items';
import { report } from '../../shared/lib/report';
import { Section } from '../../shared/ui/section';
import { CardGrid } from './card/card-grid';
import type { Similar } from './similar.client';

interface SimilarItemsProps {
  item: Item;
  host: HostCode;
  actionsOf?: (card: ItemCard) => ReactNode;
}

const nothing: Similar = { collection: [], others: [] };

/**
 * What can be bought of the same collection and what is like the item, asked for when a visitor
 * comes near: a page that held them would have to be built anew with every sale of that maker.
 */
export function SimilarItems({ item, host, actionsOf }: SimilarItemsProps) {
  const { t } = useTranslation('item');
  const place = useRef<HTMLDivElement>(null);
  const [{ collection, others }, setSimilar] = useState(nothing);

  useEffect(() => {
    setSimilar(nothing);
    const left = new AbortController();
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        import('./similar.client')
          .then(({ fetchSimilar }) => fetchSimilar(item, left.signal))
          .then((found) => {
            if (!left.signal.aborted) setSimilar(found);
          })
          .catch((error: unknown) => {
            if (!left.signal.aborted) report(error, 'catalogue/similar');
          });
      },
      { rootMargin: '400px' },
    );
    if (place.current) watcher.observe(place.current);
    return () => {
      left.abort();
      watcher.disconnect();
    };
  }, [item]);

  const list = catalogOf(item.kind, false).type;
  // A maker has a list of its own only where something of it can be had.
  const hasBrandList = [...collection, ...others].some(({ brand }) => brand.id === item.brand.id);
  return (
    <div ref={place}>
      {collection.length > 0 && (
        <Section id="same-collection" title={t('sameCollection')}>
          <CardGrid cards={collection} host={host} level={3} actionsOf={actionsOf} />
        </Section>
      )}
      {others.length > 0 && (
        <Section
          id="similar-items"
          title={t('similarItems')}
          more={t('allOfBrand')}
          path={hasBrandList ? routes.catalogue(list, item.brand.url) : undefined}
        >
          <CardGrid cards={others} host={host} level={3} actionsOf={actionsOf} />
        </Section>
      )}
    </div>
  );
}
