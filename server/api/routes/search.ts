import { type FastifyInstance } from 'fastify';
import { catalogs } from '../../../src/config/catalogs';
import {
  searchSectionCodes,
  searchSections,
  type SearchSection,
} from '../../../src/config/search-sections';
import { search } from '../../../src/contract/search';
import { type Dependencies } from '../dependencies';
import { type FoundItem, type FoundPage } from '../search/open-search';
import { serve } from '../http/serve';
import { listCards } from './item-cards';

/** The section that lists an item beside "all" (spec §3 "Section codes"); art on sale has none. */
function sectionOfItem({ catalogType }: FoundItem): SearchSection | null {
  if (catalogs[catalogType].isArchive) return searchSections.archive;
  if (catalogType === 'clocks_today') return searchSections.watches;
  if (catalogType === 'jewellery') return searchSections.jewelry;
  if (catalogType === 'accessories') return searchSections.accessories;
  return null;
}

const sectionOfPage: Record<FoundPage['kind'], SearchSection> = {
  service: searchSections.services,
  brand: searchSections.reference,
  collection: searchSections.reference,
  term: searchSections.reference,
  question: searchSections.reference,
  video: searchSections.reference,
  article: searchSections.articles,
};

interface Sorted {
  items: FoundItem[];
  pages: FoundPage[];
}

/** What was found by section; "all" holds everything. */
function bySection({ items, pages }: Sorted): ReadonlyMap<SearchSection, Sorted> {
  const sections = new Map<SearchSection, Sorted>(
    searchSectionCodes.map((section) => [section, { items: [], pages: [] }]),
  );
  sections.set(searchSections.all, { items, pages });
  for (const item of items) {
    const section = sectionOfItem(item);
    if (section !== null) sections.get(section)?.items.push(item);
  }
  for (const page of pages) sections.get(sectionOfPage[page.kind])?.pages.push(page);
  return sections;
}

export function searchRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  serve(
    api,
    search,
    async ({ host, query: { q, exact, type, page, per_page } }) => {
      const hits = await dependencies.search.find(host, q, exact);
      const sections = bySection(hits);
      const { items, pages } = sections.get(type) ?? { items: [], pages: [] };
      const start = (page - 1) * per_page;
      const ids = items.slice(start, start + per_page).map(({ id }) => id);
      const longer = Math.max(items.length, pages.length);
      return {
        data: {
          understood_as: hits.understoodAs,
          is_corrected: hits.isCorrected,
          are_pages_first: hits.arePagesFirst,
          last_page: Math.max(1, Math.ceil(longer / per_page)),
          items: await listCards(dependencies, host, ids),
          found: pages.slice(start, start + per_page),
          totals: [...sections].map(([section, held]) => ({
            section,
            total: held.items.length + held.pages.length,
          })),
        },
      };
    },
    { rateLimit: { max: 120, timeWindow: 60_000 } },
  );
}
