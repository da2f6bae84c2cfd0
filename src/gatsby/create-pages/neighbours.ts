import { reading } from '../../config/reading';

/**
 * The entries that follow one in a list, and where too few do, the nearest before it. Whatever stands
 * elsewhere in the list, the neighbours stay: a new entry at the one end moves none at the other.
 * Where the list has too few entries, the entry itself fills the rest, so that a query by id always
 * has an id; pages leave it out.
 */
export function neighboursOf(ids: readonly string[], index: number): string[] {
  const following = ids.slice(index + 1);
  const before = ids.slice(0, index).reverse();
  const own = ids.slice(index, index + 1);
  return Array.from(
    { length: reading.relatedTexts },
    (_, place) => [...following, ...before][place] ?? own[0] ?? '',
  );
}
