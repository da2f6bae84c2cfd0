import { routes } from '../config/routes';
import type { BrandStory } from '../contract/brands';
import type { ItemCard } from '../contract/items';
import { listing } from '../contract/listing';
import { limits } from '../config/limits';
import { toBrandNode } from '../gatsby/sources/catalogue-nodes';
import { callApi } from '../shared/lib/http';
import { loadPart } from '../shared/lib/load-part';
import { noLocales, templateProps, type DraftPage, type DraftReading } from './draft-reading';

/** The list of a brand, with the story of the draft and what is for sale now. */
export async function brandDraft(
  brand: BrandStory,
  { host, signal, clean }: DraftReading,
): Promise<DraftPage> {
  const catalogType = brand.itemCounts[0]?.catalogType ?? 'clocks_today';
  const [{ default: CataloguePage }, found] = await Promise.all([
    loadPart(() => import('../templates/catalogue-page')),
    callApi(listing, {
      params: { catalogType },
      query: { 'brands[]': [brand.id], page: 1, per_page: limits.listPageSize },
      signal,
    }),
  ]);
  const node = toBrandNode(clean)(brand);
  const data: Queries.CataloguePageQuery = {
    locales: noLocales,
    items: found.items.map(builtNode),
    brands: { nodes: [brand] },
    categories: { nodes: [] },
    stories: { nodes: [node] },
    sales: null,
    texts: [],
  };
  const listPath = routes.catalogue(catalogType, brand.url);
  const pageContext = {
    language: host,
    alternates: [host],
    catalogType,
    brandUrl: brand.url,
    collectionUrl: null,
    collectionUrls: [],
    listKind: 'brand' as const,
    categoryUrl: null,
    options: null,
    listPath,
    page: 1,
    lastPage: found.lastPage,
    total: found.total,
  };
  return function BrandDraft(props) {
    // The list of a visitor who likes larger pages would lead to its own address without a page.
    const location = { ...props.location, pathname: listPath, search: '?page=1' };
    return <CataloguePage {...templateProps(props, data, pageContext)} location={location} />;
  };
}

function builtNode({ id, ...card }: ItemCard) {
  return { ...card, entityId: id };
}
