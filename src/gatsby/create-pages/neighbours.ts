import { reading } from '../../config/reading';

/**
 * The entries that follow one in a list, and where too few do, the nearest before it. Whatever stands
 * elsewhere in the list, the neighbours stay: a new entry at the one end moves none at the other.
 * Where the list has too few entries, the entry itself fills the rest, so that a query by id always
 * has an id; pages leave it out.
 */
export function neighboursOf(ids: readonly string[], index: number): string[] {
  const count = reading.relatedTexts;
  const following = ids.slice(index + 1, index + 1 + count);
  const before = ids.slice(Math.max(0, index - count), index).reverse();
  const near = [...following, ...before];
  return Array.from({ length: count }, (_, place) => near[place] ?? ids[index] ?? '');
}
