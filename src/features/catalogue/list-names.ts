import type { CatalogType } from '../../config/catalogs';
import { routes } from '../../config/routes';

export interface NamedList {
  /** The catalogue of the list, and its name. */
  catalogType: CatalogType;
  catalogue: string;
  listPath: string;
  brand: { url: string; title: string } | undefined;
  collection: { title: string } | undefined;
  category: { title: string } | undefined;
  /** Of a kind of list that has a title of its own. */
  ownTitle: string | null;
}

interface ListNames {
  /** What the list is narrowed to, e.g. "Rolex Submariner"; empty for a whole catalogue. */
  subject: string;
  /** From the catalogue down to the list itself. */
  crumbs: { title: string; path: string }[];
}

/** What a list is called, on its page and in its data for search engines. */
export function listNames(list: NamedList): ListNames {
  const { catalogType, catalogue, listPath, brand, collection, category, ownTitle } = list;
  const crumbs = [{ title: catalogue, path: routes.catalogue(catalogType) }];
  if (brand) crumbs.push({ title: brand.title, path: routes.catalogue(catalogType, brand.url) });
  const last = collection?.title ?? category?.title ?? ownTitle;
  if (last) crumbs.push({ title: last, path: listPath });
  return {
    subject: category?.title ?? [brand?.title, collection?.title].filter(Boolean).join(' '),
    crumbs,
  };
}
