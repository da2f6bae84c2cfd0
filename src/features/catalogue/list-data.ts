import { limits } from '../../config/limits';
import { routes } from '../../config/routes';
import type { ItemCard } from '../../contract/items';
import type { JsonLdOf } from '../../shared/lib/json-ld';

/** The items of a page of a list, in their order (schema.org); null when it shows none. */
export function listData(
  items: readonly Pick<ItemCard, 'kind' | 'url' | 'title'>[],
  { origin, page, total }: { origin: string; page: number; total: number },
): JsonLdOf<'ItemList'> | null {
  if (items.length === 0) return null;
  const before = (page - 1) * limits.listPageSize;
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ kind, url, title }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: title,
      url: `${origin}${routes.item(kind, url)}`,
    })),
  };
}
