import { useTranslation } from 'react-i18next';
import * as button from '../../../shared/ui/button.module.css';
import { addressOfList, defaultFilter, hasChoices, type Filter } from '../list/filter';
import type { ListScope } from '../list/scope';
import { SavedFilterRow } from './saved-filter-row';
import * as styles from './saved-filters-list.module.css';
import { useChosenTitles } from './use-chosen-titles';
import { useSavedFilters } from './use-saved-filters';

interface SavedFiltersListProps {
  scope: ListScope;
  title: string;
  filter: Filter;
  /** A saved filter is followed: what lies over the page goes. */
  onFollow: () => void;
}

/** The filters that are saved, and the one that is chosen now, to be saved too. */
export function SavedFiltersList({ scope, title, filter, onFollow }: SavedFiltersListProps) {
  const { t } = useTranslation('catalogue');
  const { saved, save, ...actions } = useSavedFilters();
  const chosen = useChosenTitles(filter);
  const search = addressOfList(filter);
  const url = `${scope.pathOf(1)}${search}`;
  const isSaved = saved.some((one) => one.url === url);
  return (
    <div className={styles.saved}>
      {hasChoices(filter) && !isSaved && (
        <button
          type="button"
          className={button.primary}
          onClick={() =>
            save({
              url,
              title: [title, ...chosen].join(', ').slice(0, 80),
              catalogType: scope.catalogType,
              fixed: addressOfList({ ...defaultFilter, chosen: scope.fixed }),
              search,
              seenAt: new Date().toISOString(),
            })
          }
        >
          {t('saved.save')}
        </button>
      )}
      {saved.length === 0 && <p className={styles.none}>{t('saved.none')}</p>}
      <ul>
        {saved.map((one) => (
          <li key={one.url} className={styles.row}>
            <SavedFilterRow filter={one} onFollow={onFollow} {...actions} />
          </li>
        ))}
      </ul>
      {saved.length > 0 && <p className={styles.none}>{t('saved.here')}</p>}
    </div>
  );
}
