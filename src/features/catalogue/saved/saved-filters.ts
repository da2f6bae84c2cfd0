import { isCatalogType, type CatalogType } from '../../../config/catalogs';
import { addressOfList, formatFilter, parseFilter, withoutFields } from '../list/filter';

/** A filter that a visitor keeps: a list and its address, and when it was last looked at. */
export interface SavedFilter {
  /** Path and search of the list: what it is known by, and where it leads. */
  url: string;
  title: string;
  catalogType: CatalogType;
  /** What the path of the list stands for, as the address of a filter. */
  fixed: string;
  /** The filter itself, as an address. */
  search: string;
  /** ISO 8601 instant of the last visit: what came later is new. */
  seenAt: string;
}

/** More than these are not kept: the oldest give way. */
export const mostSaved = 30;
export const longestTitle = 80;

/** The latest first; one that is saved again moves up and keeps its name. */
export function withSaved(saved: readonly SavedFilter[], one: SavedFilter): SavedFilter[] {
  const before = saved.find(({ url }) => url === one.url);
  return [
    { ...one, title: before?.title ?? one.title },
    ...saved.filter(({ url }) => url !== one.url),
  ].slice(0, mostSaved);
}

export function withoutSaved(saved: readonly SavedFilter[], url: string): SavedFilter[] {
  return saved.filter((one) => one.url !== url);
}

/** A name without letters changes nothing. */
export function renamed(saved: readonly SavedFilter[], url: string, title: string): SavedFilter[] {
  const name = title.trim().slice(0, longestTitle);
  if (name === '') return [...saved];
  return saved.map((one) => (one.url === url ? { ...one, title: name } : one));
}

/** What was new has been looked at. */
export function seen(saved: readonly SavedFilter[], url: string, now: Date): SavedFilter[] {
  const seenAt = now.toISOString();
  return saved.map((one) => (one.url === url ? { ...one, seenAt } : one));
}

/**
 * The whole filter as the query of its catalogue's list, as an account keeps it: what the path stands for
 * is part of it.
 */
export function wholeQuery({ fixed, search }: Pick<SavedFilter, 'fixed' | 'search'>): string {
  const ofPath = parseFilter(fixed).chosen;
  const free = withoutFields(parseFilter(search), Object.keys(ofPath));
  return addressOfList({ ...free, chosen: { ...free.chosen, ...ofPath } }).slice(1);
}

/** Stored filters; spec §4: a corrupt list is dropped, not repaired. */
export function parseSaved(stored: unknown): readonly SavedFilter[] {
  return Array.isArray(stored) && stored.every(isSaved) ? stored.slice(0, mostSaved) : [];
}

function isSaved(value: unknown): value is SavedFilter {
  const { url, title, catalogType, fixed, search, seenAt } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return (
    isCatalogType(catalogType) &&
    typeof title === 'string' &&
    isAddress(fixed) &&
    isAddress(search) &&
    // A path of this site: nothing else is ever linked to.
    typeof url === 'string' &&
    /^\/[a-z][\w/-]*\/(\?|$)/.test(url) &&
    url.endsWith(search) &&
    typeof seenAt === 'string' &&
    !Number.isNaN(Date.parse(seenAt))
  );
}

/** An address of a filter as we write it. */
function isAddress(value: unknown): value is string {
  return typeof value === 'string' && formatFilter(parseFilter(value)) === value;
}
