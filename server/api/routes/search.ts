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
import { serve, type Ask } from '../serve';
import { listCards } from './item-cards';

interface SearchQuery {
  q: string;
  exact: boolean;
  type: SearchSection;
  page: number;
  per_page: number;
}

/** Which items a section holds (spec §3 "Section codes"). */
const holdsItem: Record<SearchSection, (item: FoundItem) => boolean> = {
  [searchSections.all]: () => true,
  [searchSections.watches]: ({ catalogType }) => catalogType === 'clocks_today',
  [searchSections.jewelry]: ({ catalogType }) => catalogType === 'jewellery',
  [searchSections.accessories]: ({ catalogType }) => catalogType === 'accessories',
  [searchSections.services]: () => false,
  [searchSections.reference]: () => false,
  [searchSections.articles]: () => false,
  [searchSections.archive]: ({ catalogType }) => catalogs[catalogType].isArchive,
};

const holdsPage: Record<SearchSection, (page: FoundPage) => boolean> = {
  [searchSections.all]: () => true,
  [searchSections.watches]: () => false,
  [searchSections.jewelry]: () => false,
  [searchSections.accessories]: () => false,
  [searchSections.services]: ({ kind }) => kind === 'service',
  [searchSections.reference]: ({ kind }) => kind === 'brand' || kind === 'collection',
  [searchSections.articles]: ({ kind }) => kind === 'article',
  [searchSections.archive]: () => false,
};

export function searchRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  serve(
    api,
    search,
    async ({ host, query: { q, exact, type, page, per_page } }: Ask<SearchQuery>) => {
      const hits = await dependencies.search.find(host, q, exact);
      const items = hits.items.filter(holdsItem[type]);
      const pages = hits.pages.filter(holdsPage[type]);
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
          totals: searchSectionCodes.map((section) => ({
            section,
            total:
              hits.items.filter(holdsItem[section]).length +
              hits.pages.filter(holdsPage[section]).length,
          })),
        },
      };
    },
    { rateLimit: { max: 120, timeWindow: 60_000 } },
  );
}
