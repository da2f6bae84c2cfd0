import { type PerHost } from '../lookups/per-host';
import { type SeedCollection } from '../types';

/** Rows of one maker. */
export function collectionsOf(maker: string) {
  return (url: string, title: string, note: PerHost<string>): SeedCollection => ({
    maker,
    url,
    title,
    note,
  });
}
