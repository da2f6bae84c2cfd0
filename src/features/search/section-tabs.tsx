import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { searchSectionCodes } from '../../config/search-sections';
import type { SearchResult } from '../../contract/search';
import { formatMeasure } from '../../shared/lib/numbers';
import { useHost } from '../../shared/lib/use-host';
import { totalOf } from './results';
import { searchAddress, type AskedSearch } from './search-address';
import * as styles from './section-tabs.module.css';

interface SectionTabsProps {
  asked: AskedSearch;
  /** Hits by section; null while they are not known. */
  found: Pick<SearchResult, 'totals'> | null;
}

/** The sections of a search as links with their counts: each has an address of its own. */
export function SectionTabs({ asked, found }: SectionTabsProps) {
  const { t } = useTranslation('search');
  const host = useHost();
  return (
    <nav aria-label={t('sectionsLabel')}>
      <ul className={styles.tabs}>
        {searchSectionCodes.map((section) => (
          <li key={section}>
            <Link
              className={found && totalOf(found, section) === 0 ? styles.emptyTab : styles.tab}
              to={searchAddress({ ...asked, section, page: 1 })}
              aria-current={section === asked.section ? 'page' : undefined}
            >
              {t(`sections.${section}`)}
              {found && (
                <span className={styles.count}>{formatMeasure(totalOf(found, section), host)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
