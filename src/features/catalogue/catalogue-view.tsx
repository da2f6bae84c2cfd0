import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogType } from '../../config/catalogs';
import type { HostCode } from '../../config/hosts';
import { routes } from '../../config/routes';
import type { ItemCard } from '../../contract/items';
import { pluralForm } from '../../shared/lib/plural';
import * as button from '../../shared/ui/button.module.css';
import { Dialog } from '../../shared/ui/dialog';
import * as list from '../../shared/ui/list-foot.module.css';
import { Pagination } from '../../shared/ui/pagination';
import { CardGrid } from './card-grid';
import * as styles from './catalogue-view.module.css';
import { formatFilter, type Filter } from './filter';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { ListState } from './list-state';
import { SortSelect } from './sort-select';
import type { LiveListing } from './use-listing';

interface CatalogueViewProps {
  catalogType: CatalogType;
  brandUrl: string | null;
  host: HostCode;
  /** Page of the list as it is built. */
  page: number;
  filter: Filter;
  address: string;
  setFilter: (filter: Filter) => void;
  listing: LiveListing;
  actionsOf?: (card: ItemCard) => ReactNode;
}

/** A list with what narrows and orders it: a column beside it, or a sheet over it on a phone. */
export function CatalogueView(props: CatalogueViewProps) {
  const { catalogType, brandUrl, host, page, filter, address, setFilter, listing } = props;
  const { t } = useTranslation('catalogue');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { shown, isLoading } = listing;
  const panel = { catalogType, filter, address, setFilter, hasBrand: brandUrl !== null };
  const total = shown?.total ?? 0;
  const pathOf = (number: number) =>
    address === ''
      ? routes.catalogue(catalogType, brandUrl, number)
      : `${routes.catalogue(catalogType, brandUrl)}${formatFilter({ ...filter, page: number })}`;
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
            {t('filter.title')}
          </button>
          <div className={styles.sort}>
            <SortSelect filter={filter} setFilter={setFilter} />
          </div>
        </div>
        <FilterChips {...panel} />
        <div className={styles.list} aria-busy={isLoading}>
          {shown && shown.items.length > 0 ? (
            <CardGrid cards={shown.items} host={host} isFirst actionsOf={props.actionsOf} />
          ) : (
            <ListState listing={listing} filter={filter} setFilter={setFilter} />
          )}
        </div>
        {shown && (
          <div className={list.foot}>
            <Pagination
              page={address === '' ? page : filter.page}
              lastPage={shown.lastPage}
              pathOf={pathOf}
            />
          </div>
        )}
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
            {t(`filter.show_${pluralForm(total, host)}`, { count: total })}
          </button>
        </Dialog>
      )}
    </div>
  );
}
