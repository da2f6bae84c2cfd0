import type { InferOutput } from 'valibot';
import { itemKinds, type ItemKind } from '../config/catalogs';
import { conditions, type Condition } from '../config/item-labels';
import { salesKey } from '../domain/sales';
import { defineEndpoint } from './endpoint';
import { amount, count, instant, listOf, nullableText, oneOf, shape } from './wire';

/**
 * What a number of pieces went for, in whole units of the host's currency: at least a quarter of them
 * for no more than `low`, half for no more than `median`, three quarters for no more than `high`.
 */
const spreadFields = () => ({
  count: count(),
  low: amount(),
  median: amount(),
  high: amount(),
});

export const salesSummaryAnswer = shape({
  kind: oneOf<ItemKind>(itemKinds),
  /** Null: pieces of all makers. */
  brand_url: nullableText(),
  /** Null: pieces of all collections, and of none. */
  collection_url: nullableText(),
  /** Maker, or maker and collection, as the host names them; null: the kind as a whole. */
  title: nullableText(),
  ...spreadFields(),
  /** Whole US dollars. */
  median_usd: amount(),
  /** Day of the first of these sales. */
  sold_from: instant(),
  /** By year of sale, the latest first. */
  years: listOf(shape({ year: count(), ...spreadFields() })),
  /** In the order of the labels. */
  conditions: listOf(shape({ condition: oneOf<Condition>(conditions), ...spreadFields() })),
});

/** What some sold pieces went for: half of them between `low` and `high`. */
export interface PriceSpread {
  count: number;
  /** Whole units of the host's currency, as the other two. */
  low: number;
  median: number;
  high: number;
}

export type SalesSummary = ReturnType<typeof toSalesSummary>;

export function toSalesSummary(wire: InferOutput<typeof salesSummaryAnswer>) {
  const { kind, brand_url: brandUrl, collection_url: collectionUrl } = wire;
  return {
    id: salesKey({ kind, brandUrl, collectionUrl }),
    kind,
    title: wire.title,
    count: wire.count,
    low: wire.low,
    median: wire.median,
    high: wire.high,
    medianUsd: wire.median_usd,
    soldFrom: wire.sold_from,
    years: wire.years,
    conditions: wire.conditions,
  };
}

/**
 * What the pieces that the house has sold went for, of each kind, maker and collection with at least
 * `salesFacts.leastPieces` of them, and within these of each year and condition with as many. The
 * specification names no such call.
 */
export const salesSummaries = defineEndpoint({
  method: 'GET',
  path: '/sales-summaries',
  summary: 'Median and middle half of the last prices of sold pieces, by kind, maker, collection.',
  answer: shape({ data: listOf(salesSummaryAnswer) }),
  reshape: (wire): SalesSummary[] => wire.data.map(toSalesSummary),
});
