import type { Item } from '../../contract/items';

/** Names of the facts; their words are in the locales under `item:facts`. */
const names = [
  'brand',
  'collection',
  'model',
  'reference',
  'year',
  'type',
  'gender',
  'bodyForm',
  'bodyMaterial',
  'madeIn',
] as const;

export interface Fact {
  name: (typeof names)[number];
  value: string;
}

/** The labels of an item (spec §3) that it has a value for, in the order of the facts table. */
export function factsOf(item: Item): Fact[] {
  const values: Record<Fact['name'], string | null | undefined> = {
    brand: item.brand.title,
    collection: item.collection?.title,
    model: item.model,
    reference: item.reference,
    year: item.year?.toString(),
    type: item.type?.title,
    gender: item.gender?.title,
    bodyForm: item.bodyForm?.title,
    bodyMaterial: item.bodyMaterial?.title,
    madeIn: item.madeIn,
  };
  return names.flatMap((name) => {
    const value = values[name];
    return value ? [{ name, value }] : [];
  });
}
