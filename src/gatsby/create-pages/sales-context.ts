import { ask, type BuildData } from './query';

/** Keys of the summaries of sales that there are. */
export async function salesKeys(data: BuildData): Promise<ReadonlySet<string>> {
  const { allSalesSummary } = await ask<{ allSalesSummary: { nodes: { key: string }[] } }>(
    data,
    '{ allSalesSummary { nodes { key } } }',
  );
  return new Set(allSalesSummary.nodes.map(({ key }) => key));
}

/**
 * What the query of a page needs to ask for one summary of sales, or for none: one that asked in vain
 * would be run again with each sale.
 * @param wanted keys of what would suit the page, the best first
 */
export function salesContext(wanted: readonly string[], known: ReadonlySet<string>) {
  const salesKey = wanted.find((key) => known.has(key)) ?? '';
  return { salesKey, hasSales: salesKey !== '' };
}
