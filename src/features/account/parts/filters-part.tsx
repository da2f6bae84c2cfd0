import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecoilValue } from 'recoil';
import { routes } from '../../../config/routes';
import { formatDay } from '../../../shared/lib/dates';
import { report } from '../../../shared/lib/report';
import { useHost } from '../../../shared/lib/use-host';
import * as button from '../../../shared/ui/button.module.css';
import { EmptyState } from '../../../shared/ui/empty-state';
import { deleteFilter, fetchFilters } from '../account.client';
import { accountTokenState } from '../session.state';
import { isRefusedToken, useAccountData } from '../use-account-data';
import { useSession } from '../use-session';
import { Answered } from './answered';
import * as styles from './part.module.css';

/** Filters that the account keeps, each a way back into its list. */
export function FiltersPart() {
  const { t } = useTranslation('account');
  const { t: tCommon } = useTranslation('common');
  const host = useHost();
  const token = useRecoilValue(accountTokenState) ?? '';
  const { refuse } = useSession();
  const fetched = useAccountData('filters', fetchFilters);
  const [failed, setFailed] = useState<number | null>(null);

  const remove = async (id: number) => {
    setFailed(null);
    try {
      await deleteFilter(token, id);
      fetched.retry();
    } catch (error) {
      if (isRefusedToken(error)) {
        refuse();
        return;
      }
      report(error, 'account/filters');
      setFailed(id);
    }
  };

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
                <button
                  type="button"
                  className={button.link}
                  aria-label={t('filters.removeOf', { title })}
                  onClick={() => void remove(id)}
                >
                  {t('filters.remove')}
                </button>
                <p role="alert">{failed === id && t('notKept')}</p>
              </li>
            ))}
          </ul>
        )
      }
    </Answered>
  );
}
