import { catalogTypes, type CatalogType } from '../../config/catalogs';
import { limits } from '../../config/limits';
import { routes } from '../../config/routes';
import { ask, type BuildData } from './query';
import type { MakePage } from './page-maker';
import { pagesOf } from './pagination';

interface ListedItems {
  allItem: { nodes: { catalogType: CatalogType; brand: { url: string } }[] };
}

/** Pages of the eight catalogue lists, of all brands together and of each brand that has items there. */
export async function createCataloguePages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allItem } = await ask<ListedItems>(
    data,
    '{ allItem(filter: { isListed: { eq: true } }) { nodes { catalogType brand { url } } } }',
  );
  for (const catalogType of catalogTypes) {
    const items = allItem.nodes.filter((item) => item.catalogType === catalogType);
    const totals = new Map<string | null, number>([[null, items.length]]);
    for (const { brand } of items) totals.set(brand.url, (totals.get(brand.url) ?? 0) + 1);
    for (const [brandUrl, total] of totals) {
      for (const page of pagesOf(total, limits.listPageSize)) {
        makePage(routes.catalogue(catalogType, brandUrl, page.page), 'catalogue-page', {
          catalogType,
          brandUrl,
          // A filter by `eq: null` would match nothing; `*` matches every brand.
          brandPattern: brandUrl ?? '*',
          total,
          ...page,
        });
      }
    }
  }
}
