import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemCard } from '../../contract/items';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { LiveSearch } from './live-search';
import { parseSearchAddress } from './search-address';
import { SearchForm } from './search-form';
import * as styles from './search-view.module.css';

interface SearchViewProps {
  location: { pathname: string; search: string };
  renderCard: (card: ItemCard) => ReactNode;
  /** The ways to the catalogues. */
  catalogues: ReactNode;
}

/**
 * The page of every query (spec §2 `/search/{slug?}/`). One file is built for all of them, so the
 * query is read from the address after hydration alone.
 */
export function SearchView({ location, renderCard, catalogues }: SearchViewProps) {
  const { t } = useTranslation('search');
  const isHydrated = useHydrated();
  const asked = isHydrated
    ? parseSearchAddress(location.pathname, location.search)
    : parseSearchAddress('', '');
  return (
    <div className={styles.view}>
      <SearchForm asked={asked} />
      {isHydrated ? (
        <LiveSearch asked={asked} renderCard={renderCard} catalogues={catalogues} />
      ) : (
        <noscript>
          <p className={styles.told}>{t('noScript')}</p>
          {catalogues}
        </noscript>
      )}
    </div>
  );
}
