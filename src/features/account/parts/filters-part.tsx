import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../config/routes';
import { formatDay } from '../../../shared/lib/dates';
import { useHost } from '../../../shared/lib/use-host';
import * as button from '../../../shared/ui/button.module.css';
import { EmptyState } from '../../../shared/ui/empty-state';
import { deleteFilter, fetchFilters } from '../account.client';
import { useAccountAction } from '../use-account-action';
import { useAccountData } from '../use-account-data';
import { Answered } from './answered';
import * as styles from './part.module.css';

/** Filters that the account keeps, each a way back into its list. */
export function FiltersPart() {
  const { t } = useTranslation('account');
  const { t: tCommon } = useTranslation('common');
  const host = useHost();
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
          <ul className={styles.rows}>
            {filters.map(({ id, title, catalogType, query, createdAt }) => (
              <li key={id} className={styles.row}>
                <Link to={`${routes.catalogue(catalogType)}${query && `?${query}`}`}>{title}</Link>
                <p className={styles.quiet}>
                  {tCommon(`catalogues.${catalogType}`)}, {formatDay(createdAt, host)}
                </p>
                <RemoveFilter id={id} title={title} onRemoved={fetched.retry} />
              </li>
            ))}
          </ul>
        )
      }
    </Answered>
  );
}

interface RemoveFilterProps {
  id: number;
  title: string;
  onRemoved: () => void;
}

function RemoveFilter({ id, title, onRemoved }: RemoveFilterProps) {
  const { t } = useTranslation('account');
  const { run, isBusy, hasFailed } = useAccountAction('filters', async (token) => {
    await deleteFilter(token, id);
    onRemoved();
  });
  return (
    <>
      <button
        type="button"
        className={button.link}
        aria-label={t('filters.removeOf', { title })}
        disabled={isBusy}
        onClick={run}
      >
        {t('filters.remove')}
      </button>
      <p role="alert">{hasFailed && t('notKept')}</p>
    </>
  );
}
