import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { itemListPaths } from '../../config/item-lists';
import type { ItemCard } from '../../contract/items';
import * as styles from '../../shared/ui/card-grid.module.css';
import { Section } from '../../shared/ui/section';
import { useList } from './use-list';

interface RecentlyViewedProps {
  /** The item whose page is open. */
  current: string;
  renderCard: (card: ItemCard) => ReactNode;
}

const shown = 4;

/** What the visitor looked at before this item. */
export function RecentlyViewed({ current, renderCard }: RecentlyViewedProps) {
  const { t } = useTranslation('item');
  const { entries } = useList('viewed');
  const cards = entries
    .flatMap(({ card }) => (card && card.url !== current ? [card] : []))
    .slice(0, shown);
  if (cards.length === 0) return null;
  return (
    <Section
      id="recently-viewed"
      title={t('viewed')}
      more={t('allViewed')}
      path={itemListPaths.viewed}
    >
      <ul className={styles.grid}>
        {cards.map((card) => (
          <li key={card.url}>{renderCard(card)}</li>
        ))}
      </ul>
    </Section>
  );
}
