import { memo, useDeferredValue, type ReactNode } from 'react';
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
  /** Places of cards that are on their way. */
  expected?: number;
}

const firstRow = 4;

/** Cards of a new list that are drawn with it: the first screen shows no more. The others follow its paint. */
const drawnAtOnce = 8;

/** A choice in the filter draws the list several times before the new cards are there. */
const GridCard = memo(function GridCard({
  card,
  actionsOf,
  ...traits
}: CardTraits & { card: Card; isFirst: boolean }) {
  return <ItemCard {...traits} card={card} actions={actionsOf?.(card)} />;
});

export function CardGrid(props: CardGridProps) {
  const { cards, host, level, isFirst = false, grid = usualGrid, expected = 0, actionsOf } = props;
  const isDrawn = useDrawn(cards);
  return (
    <ul className={classOf(grid)}>
      {cards.map((card, index) =>
        isDrawn(card, index) ? (
          <li key={card.id} data-item={card.id}>
            <GridCard
              card={card}
              host={host}
              level={level}
              isFirst={isFirst && index < firstRow}
              actionsOf={actionsOf}
            />
          </li>
        ) : (
          <li key={card.id} data-item={card.id} className={places.next} aria-hidden="true" />
        ),
      )}
      {Array.from({ length: expected }, (_, place) => (
        <li key={`expected ${place}`}>
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/**
 * Whether a card is drawn already. A choice in the filter shows its list as soon as the first screen
 * of it is there: what lies below is drawn in slices of time after that.
 */
function useDrawn(cards: readonly Card[]): (card: Card, index: number) => boolean {
  // As text, which is the same again for a list of the same items.
  const items = cards.map(({ id }) => id).join(' ');
  const drawnItems = useDeferredValue(items);
  if (drawnItems === items) return () => true;
  const drawn = new Set(drawnItems.split(' '));
  return ({ id }, index) => index < drawnAtOnce || drawn.has(String(id));
}

function classOf({ isBig, isExtended }: Grid): string | undefined {
  if (isBig) return styles.big;
  return isExtended ? styles.extended : styles.grid;
}
