import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogOf } from '../../config/catalogs';
import type { HostCode } from '../../config/hosts';
import { routes } from '../../config/routes';
import type { Item, ItemCard } from '../../contract/items';
import { loadPart } from '../../shared/lib/load-part';
import { useFetched } from '../../shared/lib/use-fetched';
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
  const section = useRef<HTMLDivElement>(null);
  const [nearUrl, setNearUrl] = useState<string | null>(null);
  const { url } = item;

  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        setNearUrl(url);
      },
      { rootMargin: '400px' },
    );
    if (section.current) watcher.observe(section.current);
    return () => watcher.disconnect();
  }, [url]);

  const { answer } = useFetched({
    key: url,
    isWanted: nearUrl === url,
    load: async (signal) => {
      const { fetchSimilar } = await loadPart(() => import('./similar.client'));
      return fetchSimilar(item, signal);
    },
    context: 'catalogue/similar',
  });
  const { collection, others } = answer ?? nothing;

  const list = catalogOf(item.kind, false).type;
  // A maker has a list of its own only where something of it can be had.
  const hasBrandList = [...collection, ...others].some(({ brand }) => brand.id === item.brand.id);
  return (
    <div ref={section}>
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
