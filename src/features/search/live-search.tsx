import { navigate } from 'gatsby';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { searchSections } from '../../config/search-sections';
import type { ItemCard } from '../../contract/items';
import * as button from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { totalOf } from './results';
import { searchAddress, type AskedSearch } from './search-address';
import { SearchEmpty } from './search-empty';
import { SearchHistory } from './search-history';
import { SearchResults } from './search-results';
import { SearchTold } from './search-told';
import * as styles from './search-view.module.css';
import { SectionTabs } from './section-tabs';
import { useHistory } from './use-history';
import { atOnce, useResults, type Answered } from './use-results';

interface LiveSearchProps {
  asked: AskedSearch;
  renderCard: (card: ItemCard) => ReactNode;
  /** The ways to the catalogues. */
  catalogues: ReactNode;
}

const perPage = 12;
const places = Array.from({ length: 8 }, (_, place) => place);

/** What the backend finds; for after hydration, when the address is known. */
export function LiveSearch({ asked, renderCard, catalogues }: LiveSearchProps) {
  const { t } = useTranslation('search');
  const { remember } = useHistory();
  const kept = useState<Answered | null>(null);
  const { found, isSearching, hasFailed, retry } = useResults({ ...asked, perPage }, atOnce, kept);
  const total = found ? totalOf(found, asked.section) : 0;
  // Without a hit anywhere there is no section to choose.
  const isNothing = found !== null && totalOf(found, searchSections.all) === 0;
  const { query } = asked;

  useEffect(() => {
    if (total > 0) remember(query);
  }, [total, query, remember]);

  if (query === '') {
    return (
      <>
        <SearchHistory
          onChoose={(earlier) => void navigate(searchAddress({ ...asked, query: earlier }))}
        />
        {catalogues}
      </>
    );
  }
  return (
    <>
      {!isNothing && <SectionTabs asked={asked} found={found} />}
      <SearchTold asked={asked} found={found} isSearching={isSearching} />
      {isSearching && (
        <ul className={styles.grid} aria-hidden="true">
          {places.map((place) => (
            <li key={place}>
              <Skeleton ratio="3 / 4" />
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <>
          <EmptyState title={t('failedTitle')} text={t('failedText')}>
            <button type="button" className={button.primary} onClick={retry}>
              {t('retry')}
            </button>
          </EmptyState>
          {catalogues}
        </>
      )}
      {found && total > 0 && <SearchResults asked={asked} found={found} renderCard={renderCard} />}
      {found && total === 0 && <SearchEmpty asked={asked} found={found} catalogues={catalogues} />}
    </>
  );
}
