import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import type { ItemCard } from '../../contract/items';
import { useHydrated } from '../../shared/lib/use-hydrated';
import * as button from '../../shared/ui/button.module.css';
import { Dialog } from '../../shared/ui/dialog';
import { pluralForm } from '../../shared/lib/plural';
import * as styles from './catalogue-view.module.css';
import { choicesOf } from './list/choices';
import { FilterChips } from './column/filter-chips';
import { FilterPanel } from './column/filter-panel';
import { GridToggle } from './display/grid-toggle';
import { ListCards } from './list-cards';
import { ListEnd } from './list-end';
import type { ListScope } from './list/scope';
import { SortSelect } from './display/sort-select';
import type { FilterInAddress } from './use-filter';
import { useGrid } from './display/use-grid';
import type { LiveListing } from './use-listing';
import { usePrefetch } from './use-prefetch';
import { useReturn } from './use-return';

interface CatalogueViewProps extends FilterInAddress {
  scope: ListScope;
  host: HostCode;
  listing: LiveListing;
  /** What stands beside the order of the list. */
  tools?: ReactNode;
  actionsOf?: (card: ItemCard) => ReactNode;
}

/** A list with what narrows and orders it: a column beside it, or a sheet over it on a phone. */
export function CatalogueView(props: CatalogueViewProps) {
  const { scope, host, filter, setFilter, setView, setPageSize, listing, tools } = props;
  const { t } = useTranslation('catalogue');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [grid, setGrid] = useGrid();
  const list = useRef<HTMLDivElement>(null);
  const { shown, isStale, isLoading, pending } = listing;
  useReturn(list, useHydrated() && shown !== null && !isStale && pending === 0);

  const prefetch = usePrefetch(scope);
  const panel = { scope, filter, setFilter, setView, prefetch };
  const chosen = choicesOf(filter).length;
  const total = isStale ? null : (shown?.total ?? null);
  return (
    <div className={styles.view}>
      <aside className={styles.column} aria-label={t('filter.title')}>
        <FilterPanel {...panel} />
      </aside>
      <div className={styles.main}>
        <div className={styles.tools}>
          <button
            type="button"
            className={`${button.secondary} ${styles.opener}`}
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
          >
            {t('filter.title')} {chosen > 0 && <span className={styles.count}>{chosen}</span>}
          </button>
          {tools}
          <div className={styles.order}>
            <SortSelect filter={filter} setFilter={setFilter} />
            <GridToggle grid={grid} setGrid={setGrid} />
          </div>
        </div>
        <FilterChips {...panel} />
        <div className={styles.list} ref={list} aria-busy={isLoading}>
          <ListCards {...props} grid={grid} />
        </div>
        <ListEnd {...panel} host={host} setPageSize={setPageSize} listing={listing} list={list} />
      </div>
      {isSheetOpen && (
        <Dialog
          title={t('filter.title')}
          closeLabel={t('filter.close')}
          form="sheet"
          onClose={() => setSheetOpen(false)}
        >
          <FilterPanel {...panel} />
          <button
            type="button"
            className={`${button.primary} ${styles.apply}`}
            onClick={() => setSheetOpen(false)}
          >
            {total === null
              ? t('filter.counting')
              : t(`filter.show_${pluralForm(total, host)}`, { count: total })}
          </button>
        </Dialog>
      )}
    </div>
  );
}
