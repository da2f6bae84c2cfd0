import { type FastifyInstance } from 'fastify';
import { catalogs } from '../../../src/config/catalogs';
import { search, searchSections, type SearchSection } from '../../../src/contract/search';
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
      const { understoodAs, isCorrected, items, pages } = await dependencies.search.find(
        host,
        q,
        exact,
      );
      const start = (page - 1) * per_page;
      const asked = items.filter(holdsItem[type]).slice(start, start + per_page);
      const ids = asked.map(({ id }) => id);
      return {
        data: {
          understood_as: understoodAs,
          is_corrected: isCorrected,
          items: await listCards(dependencies, host, ids),
          found: pages.filter(holdsPage[type]).slice(start, start + per_page),
          totals: Object.values(searchSections).map((section) => ({
            section,
            total:
              items.filter(holdsItem[section]).length + pages.filter(holdsPage[section]).length,
          })),
        },
      };
    },
    { rateLimit: { max: 120, timeWindow: 60_000 } },
  );
}
