import { dealerList, type CatalogType } from '../../config/catalogs';
import { routes } from '../../config/routes';
import type { ListPlace } from './place';

interface Titled {
  entityId: number;
  url: string;
}

interface PlaceOfPage {
  catalogType: CatalogType;
  isDealer: boolean;
  brand: Titled | undefined;
  collection: Titled | undefined;
}

/** The list of a built page: what failed quality control, a collection, a brand, or a catalogue. */
export function placeOfPage({ catalogType, isDealer, brand, collection }: PlaceOfPage): ListPlace {
  if (isDealer) {
    const fixed = { statuses_used: dealerList.conditions };
    return { catalogType, fixed, pathOf: (page) => routes.dealer(page) };
  }
  if (brand && collection) {
    return {
      catalogType,
      fixed: { brands: [String(brand.entityId)], collection: [String(collection.entityId)] },
      pathOf: (page) => routes.collection(catalogType, brand.url, collection.url, page),
    };
  }
  return {
    catalogType,
    fixed: brand ? { brands: [String(brand.entityId)] } : {},
    pathOf: (page) => routes.catalogue(catalogType, brand?.url, page),
  };
}
