import { dealerList, type CatalogType } from '../../config/catalogs';
import { routes } from '../../config/routes';
import type { BuiltOptions } from '../../contract/filters';
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
  category: Titled | undefined;
  built: BuiltOptions | null;
}

/** The list of a built page: what failed quality control, a category, a collection, a brand, or a catalogue. */
export function placeOfPage(page: PlaceOfPage): ListPlace {
  const { catalogType, isDealer, brand, collection, category, built } = page;
  if (isDealer) {
    const fixed = { statuses_used: dealerList.conditions };
    return { catalogType, built, fixed, pathOf: routes.dealer };
  }
  if (category) {
    return {
      catalogType,
      built,
      fixed: { types: [String(category.entityId)] },
      pathOf: (number) => routes.category(category.url, number),
    };
  }
  if (brand && collection) {
    return {
      catalogType,
      built,
      fixed: { brands: [String(brand.entityId)], collection: [String(collection.entityId)] },
      pathOf: (number) => routes.collection(catalogType, brand.url, collection.url, number),
    };
  }
  return {
    catalogType,
    built,
    fixed: brand ? { brands: [String(brand.entityId)] } : {},
    pathOf: (number) => routes.catalogue(catalogType, brand?.url, number),
  };
}
