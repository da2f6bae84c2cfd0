import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../../shared/lib/use-loaded';
import * as button from '../../../shared/ui/button.module.css';
import { Dialog } from '../../../shared/ui/dialog';
import * as styles from '../catalogue-view.module.css';
import type { Filter } from '../filter/filter';
import type { ListPlace } from '../place';
import { useSavedFilters } from './use-saved-filters';

interface SavedFiltersMenuProps {
  place: ListPlace;
  /** Title of the list: the name of a filter until the visitor gives it another. */
  title: string;
  filter: Filter;
}

const load = () => import('./saved-filters-list').then(({ SavedFiltersList }) => SavedFiltersList);

/** Opens the filters that are saved in this browser; their list is loaded when it is asked for. */
export function SavedFiltersMenu(props: SavedFiltersMenuProps) {
  const { t } = useTranslation('catalogue');
  const { saved } = useSavedFilters();
  const [isOpen, setOpen] = useState(false);
  const List = useLoaded(isOpen, load, 'catalogue/saved-filters');
  return (
    <>
      <button
        type="button"
        className={`${button.secondary} ${styles.saved}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('saved.title')}
        {saved.length > 0 && <span className={styles.count}>{saved.length}</span>}
      </button>
      {isOpen && (
        <Dialog
          title={t('saved.title')}
          closeLabel={t('saved.close')}
          form="sheet"
          onClose={() => setOpen(false)}
        >
          {List && <List {...props} onFollow={() => setOpen(false)} />}
        </Dialog>
      )}
    </>
  );
}
