import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as button from '../../../shared/ui/button.module.css';
import { addressOfList, defaultFilter, hasChoices, type Filter } from '../list/filter';
import type { ListScope } from '../list/scope';
import { SavedFilterRow } from './saved-filter-row';
import { longestTitle, type SavedFilter } from './saved-filters';
import * as styles from './saved-filters-list.module.css';
import { useChosenTitles } from './use-chosen-titles';
import { useNews } from './use-news';
import { useSavedFilters, type SavedFilters } from './use-saved-filters';

interface SavedFiltersListProps {
  scope: ListScope;
  title: string;
  filter: Filter;
  /** A saved filter is followed: what lies over the page goes. */
  onFollow: () => void;
  /** Where saved filters are kept, and where else they could be. */
  note: ReactNode;
}

/** The filters that are saved, and the one that is chosen now, to be saved too. */
export function SavedFiltersList({ scope, title, filter, onFollow, note }: SavedFiltersListProps) {
  const { t } = useTranslation('catalogue');
  const { saved, save, ...actions } = useSavedFilters();
  const chosen = useChosenTitles(scope, filter);
  const [kept, setKept] = useState('');
  const search = addressOfList(filter);
  const url = `${scope.pathOf(1)}${search}`;
  const isHere = saved.some((one) => one.url === url);
  // What was saved just now and is not here has gone into the account.
  const isInAccount = kept === url && !isHere;
  return (
    <div className={styles.saved}>
      {hasChoices(filter) && !isHere && !isInAccount && (
        <button
          type="button"
          className={button.primary}
          onClick={() => {
            save({
              url,
              title: [title, ...chosen].join(', ').slice(0, longestTitle),
              catalogType: scope.catalogType,
              fixed: addressOfList({ ...defaultFilter, chosen: scope.fixed }),
              search,
              seenAt: new Date().toISOString(),
            });
            setKept(url);
          }}
        >
          {t('saved.save')}
        </button>
      )}
      <p role="status">{isInAccount && t('saved.done')}</p>
      {saved.length === 0 && !isInAccount && <p className={styles.none}>{t('saved.none')}</p>}
      <ul>
        {saved.map((one) => (
          <li key={one.url} className={styles.row}>
            <BrowserRow
              filter={one}
              {...actions}
              onFollow={onFollow}
              onRemoved={() => setKept('')}
            />
          </li>
        ))}
      </ul>
      <div className={styles.none}>{note}</div>
    </div>
  );
}

interface BrowserRowProps extends Pick<SavedFilters, 'remove' | 'rename' | 'markSeen'> {
  filter: SavedFilter;
  onFollow: () => void;
  onRemoved: () => void;
}

/** A filter that this browser keeps. */
function BrowserRow(props: BrowserRowProps) {
  const { filter, remove, rename, markSeen, onFollow, onRemoved } = props;
  const { url, title } = filter;
  return (
    <SavedFilterRow
      title={title}
      url={url}
      news={useNews(filter)}
      onFollow={() => {
        markSeen(url);
        onFollow();
      }}
      rename={(name) => rename(url, name)}
      remove={() => {
        remove(url);
        onRemoved();
      }}
    />
  );
}
