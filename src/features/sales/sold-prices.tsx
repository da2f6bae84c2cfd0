import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { hosts } from '../../config/hosts';
import { salesFacts } from '../../config/sales';
import { formatDay } from '../../shared/lib/dates';
import { formatPrice, formatUsd } from '../../shared/lib/money';
import { pluralForm } from '../../shared/lib/plural';
import { useHost } from '../../shared/lib/use-host';
import { Accordion } from '../../shared/ui/accordion';
import { Section } from '../../shared/ui/section';
import { priceScale } from './price-scale';
import { SalesPicture } from './sales-picture';
import { useSalesGroups } from './use-sales-groups';
import { SalesTable } from './sales-table';
import * as styles from './sold-prices.module.css';

/**
 * What pieces of a kind, a maker or a collection went for: from what the house has sold, with what that
 * rests on. It informs: what the house promises stands in the ledger of claims alone. The list beside it
 * is drawn at each choice; this is not.
 */
export const SoldPrices = memo(function SoldPrices({
  summary,
}: {
  summary: Queries.SalesSummaryFieldsFragment;
}) {
  const { t } = useTranslation('sales');
  const host = useHost();
  const { whole, groups } = useSalesGroups(summary);
  const { kind, title, count, low, median, high, medianUsd, soldFrom } = summary;
  // Each part is compared with all of them.
  const shown = groups.length > 0 ? groups : [{ title: t('title'), rows: [] }];
  const scale = priceScale([whole, ...shown.flatMap(({ rows }) => rows)]);
  return (
    <Section id="sold-prices" title={t('title')}>
      <p className={styles.basis}>
        {t(`sold_${pluralForm(count, host)}`, {
          subject: title ?? t(`subjects.${kind}`),
          count,
          since: formatDay(soldFrom, host),
        })}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('median')}</dt>
          <dd>
            {formatPrice(median, host)}
            {hosts[host].currency !== 'USD' && (
              <span className={styles.usd}>{formatUsd(medianUsd, host)}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('middle')}</dt>
          <dd>{t('range', { low: formatPrice(low, host), high: formatPrice(high, host) })}</dd>
        </div>
      </dl>
      <div className={styles.pictures}>
        {shown.map(({ title: heading, rows }) => (
          <figure key={heading}>
            {groups.length > 0 && <figcaption className={styles.heading}>{heading}</figcaption>}
            <SalesPicture
              label={t('picture', { groups: heading })}
              rows={[whole, ...rows]}
              scale={scale}
            />
          </figure>
        ))}
      </div>
      <p className={styles.note}>{t('legend')}</p>
      <Accordion title={t('numbers')}>
        <SalesTable whole={whole} groups={groups} />
      </Accordion>
      <p className={styles.note}>{t('note', { least: salesFacts.leastPieces })}</p>
    </Section>
  );
});
