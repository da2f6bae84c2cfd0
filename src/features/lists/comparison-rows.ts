import type { KnownItem } from './entries';

/** Facts that are compared, from top to bottom; words are those of the item's page. */
export const comparedFacts = [
  'brand',
  'model',
  'reference',
  'collection',
  'year',
  'type',
  'gender',
  'diameter',
  'bodyForm',
  'bodyMaterial',
  'madeIn',
] as const;
export type ComparedFact = (typeof comparedFacts)[number];

/** A fact of an item as text or number; null where it has none. */
export function factOf(item: KnownItem, fact: ComparedFact): string | number | null {
  const value = item[fact] ?? null;
  return typeof value === 'object' && value !== null ? value.title : value;
}

export interface ComparisonRow<Fact> {
  fact: Fact;
  values: (string | number | null)[];
  /** Whether the items differ here. */
  differs: boolean;
}

/** Rows that at least one of the items has something to say in. */
export function comparisonRows(items: readonly KnownItem[]): ComparisonRow<ComparedFact>[] {
  return comparedFacts
    .map((fact) => {
      const values = items.map((item) => factOf(item, fact));
      return { fact, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}
