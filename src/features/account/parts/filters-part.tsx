import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../config/routes';
import type { PersonalFilter } from '../../../contract/personal-filters';
import { formatDay } from '../../../shared/lib/dates';
import { useHost } from '../../../shared/lib/use-host';
import * as button from '../../../shared/ui/button.module.css';
import { EmptyState } from '../../../shared/ui/empty-state';
import { deleteFilter, fetchFilters, renameFilter, seeFilter } from '../filters.client';
import { useAccountAction } from '../use-account-action';
import { useAccountData } from '../use-account-data';
import { Answered } from './answered';
import * as styles from './part.module.css';

/** A filter as a row shows it, and what the row may do with it. */
export interface KeptFilter {
  title: string;
  /** Path and search of its list. */
  url: string;
  /** Items that are new since it was last looked at. */
  news: number;
  onFollow: () => void;
  rename: (title: string) => void;
  remove: () => void;
}

interface FiltersPartProps {
  /** Draws a row; rows are the catalogue's. */
  renderRow: (filter: KeptFilter) => ReactNode;
}

/** Filters that the account keeps: what is new in each, and the way back into its list. */
export function FiltersPart({ renderRow }: FiltersPartProps) {
  const { t } = useTranslation('account');
  const { t: tCommon } = useTranslation('common');
  const fetched = useAccountData('filters', fetchFilters);
  return (
    <Answered fetched={fetched}>
      {(filters) =>
        filters.length === 0 ? (
          <EmptyState title={t('filters.none')} text={t('filters.how')}>
            <Link className={button.primary} to={routes.catalogue('clocks_today')}>
              {tCommon('catalogues.clocks_today')}
            </Link>
          </EmptyState>
        ) : (
          <>
            <p className={styles.lines}>
              <Link to={routes.account('notifications')}>{t('filters.alerts')}</Link>
            </p>
            <ul className={styles.rows}>
              {filters.map((filter) => (
                <li key={filter.id} className={styles.row}>
                  <FilterRow filter={filter} onChanged={fetched.retry} renderRow={renderRow} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Answered>
  );
}

interface FilterRowProps extends FiltersPartProps {
  filter: PersonalFilter;
  onChanged: () => void;
}

function FilterRow({ filter, onChanged, renderRow }: FilterRowProps) {
  const { t } = useTranslation('account');
  const { t: tCommon } = useTranslation('common');
  const host = useHost();
  const { id, title, catalogType, query, createdAt, newItems } = filter;
  const rename = useAccountAction('filters/rename', async (token, name: string) => {
    await renameFilter(token, id, name);
    onChanged();
  });
  const remove = useAccountAction('filters/remove', async (token) => {
    await deleteFilter(token, id);
    onChanged();
  });
  const see = useAccountAction('filters/seen', async (token) => {
    await seeFilter(token, id);
  });
  return (
    <>
      {renderRow({
        title,
        url: `${routes.catalogue(catalogType)}${query && `?${query}`}`,
        news: newItems,
        onFollow: see.run,
        rename: rename.run,
        remove: remove.run,
      })}
      <p className={styles.quiet}>
        {tCommon(`catalogues.${catalogType}`)}, {formatDay(createdAt, host)}
      </p>
      <p role="alert">{(rename.hasFailed || remove.hasFailed) && t('notKept')}</p>
    </>
  );
}
