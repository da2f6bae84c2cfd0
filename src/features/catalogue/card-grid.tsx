import type { ReactNode } from 'react';
import type { HostCode } from '../../config/hosts';
import type { ItemCard as Card } from '../../contract/items';
import * as styles from '../../shared/ui/card-grid.module.css';
import { ItemCard } from './item-card';

interface CardGridProps {
  cards: readonly Card[];
  host: HostCode;
  level?: 2 | 3;
  /** Whether the first row is what a visitor sees first. */
  isFirst?: boolean;
  actionsOf?: (card: Card) => ReactNode;
}

const firstRow = 4;

export function CardGrid({ cards, host, level, isFirst = false, actionsOf }: CardGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ItemCard
            card={card}
            host={host}
            level={level}
            isFirst={isFirst && index < firstRow}
            actions={actionsOf?.(card)}
          />
        </li>
      ))}
    </ul>
  );
}
