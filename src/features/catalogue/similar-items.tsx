import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { routes } from '../../config/routes';
import type { Item, ItemCard } from '../../contract/items';
import { report } from '../../shared/lib/report';
import { Section } from '../../shared/ui/section';
import { CardGrid } from './card-grid';

interface SimilarItemsProps {
  item: Item;
  host: HostCode;
  actionsOf?: (card: ItemCard) => ReactNode;
}

const shown = 4;

/**
 * What the house has of the same maker, asked for when a visitor comes near: a page that held them
 * would have to be built anew with every sale of that maker.
 */
export function SimilarItems({ item, host, actionsOf }: SimilarItemsProps) {
  const { t } = useTranslation('item');
  const place = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState<readonly ItemCard[]>([]);
  const { id, catalogType, brand } = item;

  useEffect(() => {
    setCards([]);
    const left = new AbortController();
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        import('./listing.client')
          .then(({ fetchListing }) =>
            fetchListing({ catalogType, brandId: brand.id, page: 1, filter: '' }, left.signal),
          )
          .then(({ items }) => {
            if (!left.signal.aborted) {
              setCards(items.filter((other) => other.id !== id).slice(0, shown));
            }
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
  }, [id, catalogType, brand.id]);

  return (
    <div ref={place}>
      {cards.length > 0 && (
        <Section
          id="similar-items"
          title={t('similar', { brand: brand.title })}
          more={t('allOfBrand')}
          path={routes.catalogue(catalogType, brand.url)}
        >
          <CardGrid cards={cards} host={host} level={3} actionsOf={actionsOf} />
        </Section>
      )}
    </div>
  );
}
