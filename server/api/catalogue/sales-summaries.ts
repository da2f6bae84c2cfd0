import { type InferOutput } from 'valibot';
import { conditions } from '../../../src/config/item-labels';
import { type salesSummaryAnswer } from '../../../src/contract/sales';
import { salesKey } from '../../../src/domain/sales';
import { type SalesRow } from '../db/repositories/sales';
import { hostPrices } from './prices';

type SalesSummaryAnswer = InferOutput<typeof salesSummaryAnswer>;

/**
 * Summaries of sales from their rows, in the host's currency as its lists show prices.
 * @param unitsPerUsd null while the host has no rate: there are no prices then, and no summaries
 * @returns in the order of their keys, whatever the order of the rows
 */
export function salesSummariesOf(
  rows: readonly SalesRow[],
  unitsPerUsd: number | null,
): SalesSummaryAnswer[] {
  if (unitsPerUsd === null) return [];
  const bySubject = new Map<string, SalesRow[]>();
  for (const row of rows) {
    const key = salesKey(row);
    bySubject.set(key, [...(bySubject.get(key) ?? []), row]);
  }
  return [...bySubject]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, ofSubject]) => summaryOf(ofSubject, unitsPerUsd) ?? []);
}

function summaryOf(rows: readonly SalesRow[], unitsPerUsd: number): SalesSummaryAnswer | null {
  const whole = rows.find(({ year, condition }) => year === null && condition === null);
  if (!whole) return null;
  return {
    kind: whole.kind,
    brand_url: whole.brandUrl,
    collection_url: whole.collectionUrl,
    title: titleOf(whole),
    ...spreadOf(whole, unitsPerUsd),
    median_usd: whole.median,
    sold_from: new Date(whole.soldFrom).toISOString(),
    years: rows
      .flatMap((row) =>
        row.year === null ? [] : [{ year: row.year, ...spreadOf(row, unitsPerUsd) }],
      )
      .sort((one, other) => other.year - one.year),
    conditions: conditions.flatMap((condition) =>
      rows
        .filter((row) => row.condition === condition)
        .map((row) => ({ condition, ...spreadOf(row, unitsPerUsd) })),
    ),
  };
}

function titleOf({ brandUrl, brandTitle, collectionUrl, collectionTitle }: SalesRow) {
  if (brandUrl === null) return null;
  return collectionUrl === null ? brandTitle : `${brandTitle} ${collectionTitle}`;
}

function spreadOf({ count, low, median, high }: SalesRow, unitsPerUsd: number) {
  const shown = (usd: number) =>
    hostPrices({ priceUsd: usd, priceWithDiscountUsd: null }, unitsPerUsd).price ?? 0;
  return { count, low: shown(low), median: shown(median), high: shown(high) };
}
