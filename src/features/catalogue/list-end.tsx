import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { limits } from '../../config/limits';
import { formatNumber } from '../../shared/lib/numbers';
import { pluralForm } from '../../shared/lib/plural';
import * as button from '../../shared/ui/button.module.css';
import { Pagination } from '../../shared/ui/pagination';
import { addressOfList, atStart, formatFilter, type Filter } from './list/filter';
import * as styles from './list-end.module.css';
import { PageSizeChips } from './display/page-size-chips';
import type { ListScope } from './list/scope';
import { firstPage, mostPagesOf, type PageSize } from './list/shown-pages';
import type { LiveListing } from './use-listing';

interface ListEndProps {
  scope: ListScope;
  host: HostCode;
  filter: Filter;
  setView: (filter: Filter) => void;
  setPageSize: (perPage: PageSize) => void;
  listing: LiveListing;
  /** What holds the cards. */
  list: RefObject<HTMLElement>;
}

/** What comes after the cards: more of them below, and numbered pages that crawlers can follow. */
export function ListEnd(props: ListEndProps) {
  const { scope, host, filter, setView, setPageSize, listing, list } = props;
  const { t } = useTranslation('catalogue');
  const { shown, isStale, pending, hasFailed, retry } = listing;
  const noteMore = useFocusOnMore(list, shown?.items.length ?? 0);
  if (!shown || isStale || shown.items.length === 0) return null;
  const { total } = shown;
  const { perPage } = filter;
  const lastPage = Math.ceil(total / perPage);
  const page = Math.ceil((shown.page * limits.listPageSize) / perPage);
  const isAsBuilt = addressOfList(filter) === '' && perPage === firstPage.perPage;
  const pathOf = (number: number) =>
    isAsBuilt
      ? scope.pathOf(number)
      : `${scope.pathOf(1)}${formatFilter({ ...atStart(filter), page: number })}`;
  const rest = Math.min(perPage, total - page * perPage);
  const hasMore = page < lastPage && filter.pages < mostPagesOf(perPage);
  const hasMoreFailed = hasFailed && pending > 0;
  const isComing = pending > 0 && !hasMoreFailed;
  const seen = (filter.page - 1) * perPage + shown.items.length;
  return (
    <div className={styles.end}>
      {lastPage > 1 && (
        <p className={styles.seen} role="status">
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
          // Not `disabled`, which would drop the focus.
          aria-disabled={isComing || undefined}
          onClick={() => {
            if (isComing) return;
            noteMore();
            if (hasMoreFailed) retry();
            else setView({ ...filter, pages: filter.pages + 1 });
          }}
        >
          {hasMoreFailed
            ? t('failed.retry')
            : t(`more.show_${pluralForm(rest, host)}`, { count: rest })}
        </button>
      )}
      <Pagination page={page} lastPage={lastPage} pathOf={pathOf} />
      {total > firstPage.perPage && <PageSizeChips current={perPage} onChoose={setPageSize} />}
    </div>
  );
}

/**
 * Who asked for more goes on with the first card that came; the button is below all of them by then,
 * or gone.
 * @returns to be called when more is asked for
 */
function useFocusOnMore(list: RefObject<HTMLElement>, count: number): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count === before.current) return;
    const card = list.current?.querySelectorAll('[data-item]')[before.current];
    before.current = null;
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [list, count]);
  return () => {
    before.current = count;
  };
}
