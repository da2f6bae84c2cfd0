import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { limits } from '../../config/limits';
import { formatNumber } from '../../shared/lib/numbers';
import { pluralForm } from '../../shared/lib/plural';
import * as button from '../../shared/ui/button.module.css';
import { Pagination } from '../../shared/ui/pagination';
import { addressOfList, atStart, formatFilter, mostPages, type Filter } from './filter';
import * as styles from './list-end.module.css';
import type { ListPlace } from './place';
import type { LiveListing } from './use-listing';

interface ListEndProps {
  place: ListPlace;
  host: HostCode;
  filter: Filter;
  setView: (filter: Filter) => void;
  listing: LiveListing;
}

/** What comes after the cards: more of them below, and numbered pages that crawlers can follow. */
export function ListEnd({ place, host, filter, setView, listing }: ListEndProps) {
  const { t } = useTranslation('catalogue');
  const { shown, isStale, pending, hasFailed, retry } = listing;
  if (!shown || isStale || shown.items.length === 0) return null;
  const { total, lastPage, page } = shown;
  const isAsBuilt = addressOfList(filter) === '';
  const pathOf = (number: number) =>
    isAsBuilt
      ? place.pathOf(number)
      : `${place.pathOf(1)}${formatFilter({ ...atStart(filter), page: number })}`;
  const rest = Math.min(limits.listPageSize, total - page * limits.listPageSize);
  const hasMore = page < lastPage && rest > 0 && filter.pages < mostPages;
  const hasMoreFailed = hasFailed && pending > 0;
  const seen = (filter.page - 1) * limits.listPageSize + shown.items.length;
  return (
    <div className={styles.end}>
      {lastPage > 1 && (
        <p className={styles.seen}>
          {t('more.seen', { seen: formatNumber(seen, host), total: formatNumber(total, host) })}
        </p>
      )}
      <p className={styles.failed} role="status">
        {hasMoreFailed ? t('more.failed') : ''}
      </p>
      {(hasMore || hasMoreFailed) && (
        <button
          type="button"
          className={button.secondary}
          disabled={pending > 0 && !hasMoreFailed}
          onClick={() =>
            hasMoreFailed ? retry() : setView({ ...filter, pages: filter.pages + 1 })
          }
        >
          {hasMoreFailed
            ? t('failed.retry')
            : t(`more.show_${pluralForm(rest, host)}`, { count: rest })}
        </button>
      )}
      <Pagination page={page} lastPage={lastPage} pathOf={pathOf} />
    </div>
  );
}
