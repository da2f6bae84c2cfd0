import { Link } from 'gatsby';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import { formatMeasure } from '../../shared/lib/numbers';
import { useFocusAfterRemoval } from '../../shared/lib/use-focus-after-removal';
import { useHost } from '../../shared/lib/use-host';
import { Availability } from '../../shared/ui/availability';
import { Icon } from '../../shared/ui/icon';
import { Picture } from '../../shared/ui/picture';
import { Price } from '../../shared/ui/price';
import * as hidden from '../../shared/ui/spoken.module.css';
import { comparisonRows } from './comparison-rows';
import type { Entry, KnownItem } from './entries';
import * as styles from './comparison-table.module.css';

/** One of the compared items. */
export interface Column {
  entry: Entry;
  item: KnownItem;
  /** The backend does not know it any more. */
  isGone: boolean;
}

interface ComparisonTableProps {
  columns: readonly Column[];
  onlyDifferences: boolean;
  /** Absent where the list is somebody else's. */
  onRemove?: (entry: Entry) => void;
}

/** Items side by side; the names of the facts stay in view, and what differs is marked. */
export function ComparisonTable({ columns, onlyDifferences, onRemove }: ComparisonTableProps) {
  const { t } = useTranslation('lists');
  const { t: tItem } = useTranslation('item');
  const { t: tCommon } = useTranslation('common');
  const host = useHost();
  const items = columns.map(({ item }) => item);
  const head = useRef<HTMLTableRowElement>(null);
  const noteRemoved = useFocusAfterRemoval(head, 'button', columns.length);
  const rows = comparisonRows(items).filter(({ differs }) => differs || !onlyDifferences);
  return (
    // A table that is wider than the window is moved by keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.scroll} role="region" aria-label={t('table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr ref={head}>
            <td />
            {columns.map(({ entry, item, isGone }, index) => (
              // The short name is said with each cell, where the button would be said too.
              <th key={item.id} scope="col" abbr={item.title} className={styles.item}>
                <Picture
                  picture={item.pictures[0] ? { ...item.pictures[0], alt: '' } : null}
                  sizes="200px"
                  ratio="square"
                />
                <Link to={routes.item(item.kind, item.url)}>{item.title}</Link>
                {isGone && <p className={styles.gone}>{t('news.gone')}</p>}
                {onRemove && (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t('removeItem', { title: item.title })}
                    onClick={() => {
                      noteRemoved(index);
                      onRemove(entry);
                    }}
                  >
                    <Icon name="cross" />
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('price')}</th>
            {items.map((item) => (
              <td key={item.id}>
                <Price offer={item} host={host} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{tItem('places')}</th>
            {items.map((item) => (
              <td key={item.id}>
                <Availability places={item.availability} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{tItem('condition.label')}</th>
            {items.map((item) => (
              <td key={item.id}>{item.condition ? tItem(`condition.${item.condition}`) : '—'}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{tItem('equipment.label')}</th>
            {items.map((item) => (
              <td key={item.id}>{item.equipment ? tItem(`equipment.${item.equipment}`) : '—'}</td>
            ))}
          </tr>
          {rows.map(({ fact, values, differs }) => (
            <tr key={fact} className={differs ? styles.differs : undefined}>
              <th scope="row">
                {tItem(`facts.${fact}`)}
                {differs && <span className={hidden.spoken}>, {t('differs')}</span>}
              </th>
              {values.map((value, index) => (
                <td key={items[index]?.id}>
                  {fact === 'diameter' && typeof value === 'number'
                    ? tCommon('units.mm', { value: formatMeasure(value, host) })
                    : (value ?? '—')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
