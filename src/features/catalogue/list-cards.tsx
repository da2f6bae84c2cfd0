import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { limits } from '../../config/limits';
import type { ItemCard } from '../../contract/items';
import { CardGrid } from './card/card-grid';
import { useDrawn } from './card/use-drawn';
import type { Choice } from './list/choices';
import type { Filter } from './list/filter';
import type { Grid } from './list/grid';
import * as styles from './list-cards.module.css';
import { EmptyList, FailedList } from './list-state';
import type { ListScope } from './list/scope';
import type { LiveListing } from './use-listing';

interface ListCardsProps {
  scope: ListScope;
  host: HostCode;
  filter: Filter;
  setFilter: (filter: Filter) => void;
  lastChoice: Choice | null;
  listing: LiveListing;
  grid: Grid;
  actionsOf?: (card: ItemCard) => ReactNode;
}

/** Skeletons of a list of which nothing is known. */
const someCards = 12;

/** The cards of a list, or what stands in their place: skeletons, an empty list, a failure. */
export function ListCards(props: ListCardsProps) {
  const { host, listing, grid, actionsOf } = props;
  const { shown, isStale, pending, hasFailed } = listing;
  const { t } = useTranslation('catalogue');
  const cards = shown?.items ?? [];
  const list = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawn(cards, list);
  if (shown && shown.items.length === 0 && !isStale) return <EmptyList {...props} />;
  const isWaiting = isStale && !hasFailed;
  return (
    <>
      {hasFailed && (!shown || isStale) && <FailedList retry={listing.retry} />}
      {hasFailed && isStale && <p className={styles.before}>{t('failed.before')}</p>}
      <div ref={list} className={isWaiting ? styles.waiting : undefined}>
        <CardGrid
          cards={cards}
          isDrawn={isDrawn}
          host={host}
          isFirst
          grid={grid}
          actionsOf={actionsOf}
          expected={expectedOf(listing, someCards, pending * limits.listPageSize)}
        />
      </div>
    </>
  );
}

function expectedOf({ shown, hasFailed }: LiveListing, some: number, coming: number): number {
  if (hasFailed) return 0;
  return shown ? Math.min(coming, Math.max(shown.total - shown.items.length, 0)) : some;
}
