import { searchSections, type SearchSection } from '../../config/search-sections';

/** Spec §2: the search opens on the archive if the route's name contains `_archive`, else on watches. */
export function sectionOfPath(path: string): SearchSection {
  return path.includes('_archive') ? searchSections.archive : searchSections.watches;
}
