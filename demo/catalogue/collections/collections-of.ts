import { type PerLanguage } from '../lookups/per-language';
import { type SeedCollection } from '../types';

/** Rows of one maker. */
export function collectionsOf(maker: string) {
  return (url: string, title: string, note: PerLanguage<string>): SeedCollection => ({
    maker,
    url,
    title,
    note,
  });
}
