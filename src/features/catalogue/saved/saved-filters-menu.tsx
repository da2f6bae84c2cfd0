import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../../shared/lib/load-part';
import { useLoaded } from '../../../shared/lib/use-loaded';
import * as button from '../../../shared/ui/button.module.css';
import { Dialog } from '../../../shared/ui/dialog';
import { Icon } from '../../../shared/ui/icon';
import * as styles from './saved-filters-menu.module.css';
import type { Filter } from '../list/filter';
import type { ListScope } from '../list/scope';
import { useSavedFilters } from './use-saved-filters';

interface SavedFiltersMenuProps {
  scope: ListScope;
  /** Title of the list: the name of a filter until the visitor gives it another. */
  title: string;
  filter: Filter;
  /** Draws below the filters where they are kept; `leave` closes what lies over the page. */
  renderNote: (leave: () => void) => ReactNode;
}

const load = () =>
  loadPart(() => import('./saved-filters-list')).then(({ SavedFiltersList }) => SavedFiltersList);

/** Opens the filters that are saved in this browser; their list is loaded when it is asked for. */
export function SavedFiltersMenu({ renderNote, ...list }: SavedFiltersMenuProps) {
  const { t } = useTranslation('catalogue');
  const { saved } = useSavedFilters();
  const [isOpen, setOpen] = useState(false);
  const List = useLoaded(isOpen, load, 'catalogue/saved-filters');
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={`${button.secondary} ${styles.opener}`}
        aria-haspopup="dialog"
        aria-label={saved.length > 0 ? `${t('saved.title')}: ${saved.length}` : t('saved.title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="bookmark" />
        <span className={styles.word}>{t('saved.title')}</span>
        {saved.length > 0 && <span className={styles.count}>{saved.length}</span>}
      </button>
      {isOpen && (
        <Dialog title={t('saved.title')} closeLabel={t('saved.close')} form="sheet" onClose={close}>
          {List && <List {...list} onFollow={close} note={renderNote(close)} />}
        </Dialog>
      )}
    </>
  );
}
