import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemCard } from '../../contract/items';
import type { SearchResult } from '../../contract/search';
import * as heading from '../../shared/ui/heading.module.css';
import { Pagination } from '../../shared/ui/pagination';
import { FoundPages } from './found-pages';
import { searchAddress, type AskedSearch } from './search-address';
import * as styles from './search-view.module.css';

interface SearchResultsProps {
  asked: AskedSearch;
  found: SearchResult;
  /** Draws a card; cards are the catalogue's. */
  renderCard: (card: ItemCard) => ReactNode;
}

/** Items with their photos and prices, pages as links; what answers the query better comes first. */
export function SearchResults({ asked, found, renderCard }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const items = found.items.length > 0 && (
    <section key="items" className={heading.section} aria-labelledby="found-items">
      <h2 id="found-items">{t('items')}</h2>
      <ul className={styles.grid}>
        {found.items.map((card) => (
          <li key={card.id}>{renderCard(card)}</li>
        ))}
      </ul>
    </section>
  );
  const pages = found.found.length > 0 && (
    <section key="pages" className={heading.section} aria-labelledby="found-pages">
      <h2 id="found-pages">{t('pages')}</h2>
      <FoundPages pages={found.found} />
    </section>
  );
  return (
    <>
      {found.arePagesFirst ? [pages, items] : [items, pages]}
      <Pagination
        page={asked.page}
        lastPage={found.lastPage}
        pathOf={(page) => searchAddress({ ...asked, page })}
      />
    </>
  );
}
