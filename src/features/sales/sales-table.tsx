import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../shared/lib/money';
import { formatNumber } from '../../shared/lib/numbers';
import { useHost } from '../../shared/lib/use-host';
import type { SalesGroup, SalesRow } from './use-sales-groups';
import * as styles from './sales-table.module.css';

interface SalesTableProps {
  whole: SalesRow;
  groups: readonly SalesGroup[];
}

/** The numbers of the picture, with the ends of each bar. */
export function SalesTable({ whole, groups }: SalesTableProps) {
  const { t } = useTranslation('sales');
  return (
    // A table that is wider than the window is moved by keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.scroll} role="region" aria-label={t('table.label')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('table.group')}</th>
            <th scope="col">{t('table.count')}</th>
            <th scope="col">{t('table.low')}</th>
            <th scope="col">{t('table.median')}</th>
            <th scope="col">{t('table.high')}</th>
          </tr>
        </thead>
        <tbody>
          <TableRow row={whole} />
        </tbody>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th className={styles.group} scope="rowgroup" colSpan={5}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <TableRow key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function TableRow({ row: { name, count, low, median, high } }: { row: SalesRow }) {
  const host = useHost();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatNumber(count, host)}</td>
      <td>{formatPrice(low, host)}</td>
      <td>{formatPrice(median, host)}</td>
      <td>{formatPrice(high, host)}</td>
    </tr>
  );
}
