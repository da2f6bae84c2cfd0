import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../shared/ui/picture';
import type { ResultRow } from './results';
import * as styles from './search-dialog.module.css';

interface ResultListProps {
  id: string;
  rows: readonly ResultRow[];
  /** While rows of an earlier search are shown. */
  isBusy: boolean;
  /** Index of the row that the arrow keys have reached; -1: none. */
  active: number;
  onOpen: (path: string) => void;
}

/** The list of a combobox: the focus stays in the field, the active row is told by its id. */
export function ResultList({ id, rows, isBusy, active, onOpen }: ResultListProps) {
  const { t } = useTranslation('search');
  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={t('title')} aria-busy={isBusy}>
      {rows.map(({ key, path, title, note, picture }, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys of a combobox
        <div
          key={key}
          className={styles.result}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onOpen(path)}
        >
          {picture ? (
            <Picture picture={{ ...picture, alt: '' }} sizes="56px" className={styles.picture} />
          ) : (
            <span className={styles.picture} aria-hidden="true" />
          )}
          <span>
            {title}
            <span className={styles.note}>
              {'kind' in note ? t(`kinds.${note.kind}`) : note.reference}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
