import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { SearchResult } from '../../contract/search';
import { pluralForm } from '../../shared/lib/plural';
import { useHost } from '../../shared/lib/use-host';
import { totalOf } from './results';
import { searchAddress, type AskedSearch } from './search-address';
import * as styles from './search-view.module.css';

interface SearchToldProps {
  asked: AskedSearch;
  found: SearchResult | null;
  isSearching: boolean;
}

/** How many there are and what was searched for, with the way to what was typed and back. */
export function SearchTold({ asked, found, isSearching }: SearchToldProps) {
  const { t } = useTranslation('search');
  const host = useHost();
  const total = found ? totalOf(found, asked.section) : 0;
  const { query, isExact } = asked;
  return (
    <div className={styles.told}>
      <p role="status">
        {isSearching && t('searching')}
        {total > 0 && t(`found_${pluralForm(total, host)}`, { count: total })}
        {found?.isCorrected && `. ${t('understood', { query: found.understoodAs })}`}
        {total > 0 && isExact && `. ${t('shownExactly', { query })}`}
      </p>
      {found?.isCorrected && (
        <Link className={styles.link} to={searchAddress({ ...asked, isExact: true, page: 1 })}>
          {t('exactly', { query })}
        </Link>
      )}
      {total > 0 && isExact && (
        <Link className={styles.link} to={searchAddress({ ...asked, isExact: false, page: 1 })}>
          {t('mend')}
        </Link>
      )}
    </div>
  );
}
