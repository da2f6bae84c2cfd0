import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../shared/lib/money';
import { useHost } from '../../shared/lib/use-host';
import type { PriceScale } from './price-scale';
import * as styles from './sales-picture.module.css';
import type { SalesRow } from './use-sales-groups';

/** Heights in em, so that a picture grows with the reader's letters. */
const rowHeight = 3.25;
const scaleHeight = 1.5;

interface SalesPictureProps {
  /** What it shows, for those who cannot see it. */
  label: string;
  rows: readonly SalesRow[];
  scale: PriceScale;
}

/**
 * A bar for each row, from a quarter to three quarters of its pieces, with a mark across it at half.
 * Form and words say everything: it reads in one colour. Widths are shares, heights are letters, so it
 * fits any screen without a script.
 */
export function SalesPicture({ label, rows, scale }: SalesPictureProps) {
  const { t } = useTranslation('sales');
  const host = useHost();
  const { from, to, place } = scale;
  const height = rows.length * rowHeight + scaleHeight;
  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label={label}
      width="100%"
      height={`${height}em`}
    >
      {rows.map(({ name, count, low, median, high }, index) => {
        const below = (em: number) => `${index * rowHeight + em}em`;
        return (
          <g key={name}>
            <text y={below(1)}>{t('row', { name, count })}</text>
            <text className={styles.sum} x="100%" y={below(1)} textAnchor="end">
              {formatPrice(median, host)}
            </text>
            <line className={styles.line} x2="100%" y1={below(2)} y2={below(2)} />
            <rect
              className={styles.bar}
              x={`${place(low)}%`}
              y={below(1.65)}
              width={`${(place(high) - place(low)).toFixed(2)}%`}
              height="0.7em"
            />
            <line
              className={styles.mark}
              x1={`${place(median)}%`}
              x2={`${place(median)}%`}
              y1={below(1.4)}
              y2={below(2.6)}
            />
          </g>
        );
      })}
      <text className={styles.end} y={`${height - 0.25}em`}>
        {formatPrice(from, host)}
      </text>
      <text className={styles.end} x="100%" y={`${height - 0.25}em`} textAnchor="end">
        {formatPrice(to, host)}
      </text>
    </svg>
  );
}
