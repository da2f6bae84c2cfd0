import { useTranslation } from 'react-i18next';
import { diamondClarities, diamondColours, diamondPrices } from '../../config/diamond-prices';
import { formatDay } from '../../shared/lib/dates';
import { formatUsd } from '../../shared/lib/money';
import { useHost } from '../../shared/lib/use-host';
import * as styles from './diamond-tables.module.css';
import { writeCarats } from './weight';

interface PriceTableProps {
  caption: string;
  /** Titles of both columns. */
  columns: readonly [name: string, value: string];
  rows: readonly (readonly [name: string, value: string])[];
}

/** The whole table of prices that the calculator goes by, with its day and whose it is. */
export function PriceTables() {
  const { t } = useTranslation('diamonds');
  const host = useHost();
  const { day, source, reference, bands, colourPercent, clarityPercent } = diamondPrices;
  const percent = (share: number) => t('moves.percent', { percent: share });
  return (
    <>
      <p>{t(`table.${source}`, { day: formatDay(day, host) })}</p>
      <div className={styles.tables}>
        <PriceTable
          caption={t('table.bands', reference)}
          columns={[t('table.weight'), t('table.price')]}
          rows={bands.map(({ fromCarats, dollarsPerCarat }) => [
            t('table.from', { carats: writeCarats(fromCarats, host) }),
            formatUsd(dollarsPerCarat, host),
          ])}
        />
        <PriceTable
          caption={t('table.colours', { grade: reference.colour })}
          columns={[t('colour'), t('table.share')]}
          rows={diamondColours.map((colour) => [colour, percent(colourPercent[colour])])}
        />
        <PriceTable
          caption={t('table.clarities', { grade: reference.clarity })}
          columns={[t('clarity'), t('table.share')]}
          rows={diamondClarities.map((clarity) => [clarity, percent(clarityPercent[clarity])])}
        />
      </div>
    </>
  );
}

function PriceTable({ caption, columns, rows }: PriceTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.sum}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
