import { useTranslation } from 'react-i18next';
import type { PriceSpread } from '../../contract/sales';

/** Some of the sold pieces, with what they are called. */
export interface SalesRow extends PriceSpread {
  name: string;
}

/** Rows under one heading. */
export interface SalesGroup {
  title: string;
  rows: readonly SalesRow[];
}

/** The rows of a summary: all pieces, then those of each year of sale and of each condition. */
export function useSalesGroups(summary: Queries.SalesSummaryFieldsFragment): {
  whole: SalesRow;
  groups: SalesGroup[];
} {
  const { t } = useTranslation('sales');
  const { count, low, median, high, years, conditions } = summary;
  const groups = [
    {
      title: t('years'),
      rows: years.map(({ year, ...spread }) => ({ name: String(year), ...spread })),
    },
    {
      title: t('conditions'),
      rows: conditions.map(({ condition, ...spread }) => ({
        name: t(`condition.${condition}`),
        ...spread,
      })),
    },
  ];
  return {
    whole: { name: t('all'), count, low, median, high },
    groups: groups.filter(({ rows }) => rows.length > 0),
  };
}
