import type { TFunction } from 'i18next';
import type { Item } from '../../contract/items';

export interface Fact {
  name: string;
  value: string;
}

/** The labels of an item (spec §3) that it has a value for, in the order of the facts table. */
export function factsOf(item: Item, t: TFunction<'item'>): Fact[] {
  const values: [string, string | null | undefined][] = [
    [t('facts.brand'), item.brand.title],
    [t('facts.collection'), item.collection?.title],
    [t('facts.model'), item.model],
    [t('facts.reference'), item.reference],
    [t('facts.year'), item.year?.toString()],
    [t('facts.type'), item.type?.title],
    [t('facts.gender'), item.gender?.title],
    [t('facts.diameter'), item.diameter === null ? null : t('facts.mm', { value: item.diameter })],
    [t('facts.bodyForm'), item.bodyForm?.title],
    [t('facts.bodyMaterial'), item.bodyMaterial?.title],
    [t('facts.madeIn'), item.madeIn],
  ];
  return values.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
