import { Link } from 'gatsby';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogTypes } from '../../config/catalogs';
import type { ItemList } from '../../config/item-lists';
import { routes } from '../../config/routes';
import type { ItemCard } from '../../contract/items';
import * as button from '../../shared/ui/button.module.css';
import * as cards from '../../shared/ui/card-grid.module.css';
import { EmptyState } from '../../shared/ui/empty-state';
import * as styles from './list-view.module.css';
import { ClearedNote } from './cleared-note';
import type { Entry } from './entries';
import { newsOfEntry } from './news-of-entry';
import { useList } from './use-list';
import { useLiveEntries } from './use-live-entries';

interface ListViewProps {
  list: ItemList;
  /** Draws a card; cards are the catalogue's. */
  renderCard: (card: ItemCard) => ReactNode;
}

/**
 * A list of the visitor by catalogue: what was last known of each item, and what became of it since.
 * One that was sold or has vanished is told, not lost.
 */
export function ListView({ list, renderCard }: ListViewProps) {
  const { t } = useTranslation('lists');
  const { t: tCommon } = useTranslation('common');
  const { entries, isReady, remove, clear, restore } = useList(list);
  const [cleared, setCleared] = useState<readonly Entry[]>([]);
  const live = useLiveEntries(entries);

  const undo = cleared[0] && (
    <ClearedNote
      title={tCommon(`catalogues.${cleared[0].catalogType}`)}
      onUndo={() => {
        restore(cleared);
        setCleared([]);
      }}
    />
  );
  if (isReady && entries.length === 0) {
    return (
      <>
        {undo}
        <EmptyState title={t('empty.title')} text={t(`empty.${list}`)}>
          <Link className={button.primary} to={routes.catalogue('clocks_today')}>
            {tCommon('catalogues.clocks_today')}
          </Link>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {undo}
      {catalogTypes.map((catalogType) => {
        const own = entries.filter((entry) => entry.catalogType === catalogType);
        if (own.length === 0) return null;
        return (
          <section key={catalogType} className={styles.section} aria-labelledby={catalogType}>
            <div className={styles.head}>
              <h2 id={catalogType}>{tCommon(`catalogues.${catalogType}`)}</h2>
              <button
                type="button"
                className={button.link}
                onClick={() => {
                  setCleared(own);
                  clear(catalogType);
                }}
              >
                {t('clear')}
              </button>
            </div>
            <ul className={cards.grid}>
              {own.map((entry) => {
                const now = live.get(entry.url);
                const news = now === undefined ? 'same' : newsOfEntry(entry.card, now);
                const card = now ?? entry.card;
                return (
                  <li key={entry.url} className={styles.entry}>
                    {card ? renderCard(card) : <p>{entry.url}</p>}
                    <p className={styles.news} role="status">
                      {news !== 'same' && t(`news.${news}`)}
                    </p>
                    {news === 'gone' && (
                      <button type="button" className={button.link} onClick={() => remove(entry)}>
                        {t('remove')}
                      </button>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
}
