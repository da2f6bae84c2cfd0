import { useTranslation } from 'react-i18next';
import * as button from '../../../shared/ui/button.module.css';
import { addressOfList, defaultFilter, hasChoices, type Filter } from '../filter/filter';
import type { ListPlace } from '../place';
import { SavedFilterRow } from './saved-filter-row';
import * as styles from './saved-filters-list.module.css';
import { useChosenTitles } from '../filter/use-chosen-titles';
import { useSavedFilters } from './use-saved-filters';

interface SavedFiltersListProps {
  place: ListPlace;
  title: string;
  filter: Filter;
  /** A saved filter is followed: what lies over the page goes. */
  onFollow: () => void;
}

/** The filters that are saved, and the one that is chosen now, to be saved too. */
export function SavedFiltersList({ place, title, filter, onFollow }: SavedFiltersListProps) {
  const { t } = useTranslation('catalogue');
  const { saved, save, ...actions } = useSavedFilters();
  const chosen = useChosenTitles(filter);
  const search = addressOfList(filter);
  const url = `${place.pathOf(1)}${search}`;
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
              catalogType: place.catalogType,
              fixed: addressOfList({ ...defaultFilter, chosen: place.fixed }),
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
