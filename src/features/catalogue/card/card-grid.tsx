import { memo, type ReactNode } from 'react';
import type { HostCode } from '../../../config/hosts';
import type { ItemCard as Card } from '../../../contract/items';
import * as styles from '../../../shared/ui/card-grid.module.css';
import { CardSkeleton } from './card-skeleton';
import * as places from './card-skeleton.module.css';
import { usualGrid, type Grid } from '../list/grid';
import { ItemCard } from './item-card';

interface CardTraits {
  host: HostCode;
  level?: 2 | 3;
  /** What can be done with an item from its card; the same function at every render. */
  actionsOf?: (card: Card) => ReactNode;
}

interface CardGridProps extends CardTraits {
  cards: readonly Card[];
  /** Whether the first row is what a visitor sees first. */
  isFirst?: boolean;
  grid?: Grid;
  /** Which cards are drawn already; the others have their places. */
  isDrawn?: (card: Card) => boolean;
  /** Places of cards that are on their way. */
  expected?: number;
}

const firstRow = 4;
const everyCard = () => true;

/** A choice in the filter draws the list several times before the new cards are there. */
const GridCard = memo(function GridCard({
  card,
  actionsOf,
  ...traits
}: CardTraits & { card: Card; isFirst: boolean }) {
  return <ItemCard {...traits} card={card} actions={actionsOf?.(card)} />;
});

export function CardGrid(props: CardGridProps) {
  const { cards, host, level, isFirst = false, grid = usualGrid, expected = 0 } = props;
  const { isDrawn = everyCard, actionsOf } = props;
  return (
    <ul className={classOf(grid)}>
      {cards.map((card, index) => (
        <li key={card.id} data-item={card.id} className={isDrawn(card) ? undefined : places.next}>
          {isDrawn(card) && (
            <GridCard
              card={card}
              host={host}
              level={level}
              isFirst={isFirst && index < firstRow}
              actionsOf={actionsOf}
            />
          )}
        </li>
      ))}
      {Array.from({ length: expected }, (_, place) => (
        <li key={`expected ${place}`}>
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}

function classOf({ isBig, isExtended }: Grid): string | undefined {
  if (isBig) return styles.big;
  return isExtended ? styles.extended : styles.grid;
}
