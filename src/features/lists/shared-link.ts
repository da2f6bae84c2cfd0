import { catalogOf, isItemKind, type ItemKind } from '../../config/catalogs';
import { itemListPaths } from '../../config/item-lists';
import type { Entry } from './entries';

/** As many items can be shared by a link. */
export const mostShared = 4;

/** The comparison of some items as an address, e.g. `/comparison/?items=clock~a,clock~b`. */
export function sharedPath(items: readonly { kind: ItemKind; url: string }[]): string {
  const parts = items.slice(0, mostShared).map(({ kind, url }) => `${kind}~${url}`);
  return `${itemListPaths.comparison}?items=${parts.join(',')}`;
}

/** The items of such an address; null when it names none. */
export function sharedEntries(search: string): Entry[] | null {
  const parts = (new URLSearchParams(search).get('items') ?? '').split(',').slice(0, mostShared);
  const entries = parts.flatMap((part): Entry[] => {
    const [kind, url = ''] = part.split('~');
    if (!isItemKind(kind) || !/^[a-z0-9][\w.-]{0,120}$/.test(url)) return [];
    return [{ url, catalogType: catalogOf(kind, false).type, card: null, knownAt: '' }];
  });
  return entries.length > 0 ? entries : null;
}
