import { routes } from '../../config/routes';
import type { SearchSection } from '../../config/search-sections';
import type { Picture } from '../../contract/wire';
import type { Found, SearchResult } from '../../contract/search';

/** A line of the results, whatever was found. */
export interface ResultRow {
  key: string;
  path: string;
  title: string;
  /** Reference of an item, or what kind of page it is. */
  note: { reference: string | null } | { kind: Found['kind'] };
  picture: Picture | null;
}

/** What was found as one list to walk through by keyboard, what answers the query better first. */
export function resultRows({ items, found, arePagesFirst }: SearchResult): ResultRow[] {
  const ofItems: ResultRow[] = items.map((item) => ({
    key: `${item.kind}-${item.id}`,
    path: routes.item(item.kind, item.url),
    title: item.title,
    note: { reference: item.reference },
    picture: item.pictures[0] ?? null,
  }));
  const ofPages: ResultRow[] = found.map((page) => ({
    key: `${page.kind}-${page.id}`,
    path: page.path,
    title: page.title,
    note: { kind: page.kind },
    picture: null,
  }));
  return arePagesFirst ? [...ofPages, ...ofItems] : [...ofItems, ...ofPages];
}

/** Hits of a section by what a search counted. */
export function totalOf({ totals }: Pick<SearchResult, 'totals'>, section: SearchSection): number {
  return totals.find((row) => row.section === section)?.total ?? 0;
}

/** The row that an arrow key leads to; -1 is the field itself. */
export function rowAfterKey(current: number, key: string, count: number): number {
  if (key === 'ArrowDown') return current + 1 < count ? current + 1 : -1;
  if (key === 'ArrowUp') return current === -1 ? count - 1 : current - 1;
  return current;
}
