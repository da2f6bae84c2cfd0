import { categoryList, type CatalogType } from '../../../config/catalogs';
import { BrandLinks } from './brand-links';
import { CategoryLinks } from './category-links';
import { CollectionLinks } from './collection-links';

interface BrowseLinksProps {
  catalogType: CatalogType;
  /** Brands that the catalogue shows, in the order of their titles. */
  brands: readonly { url: string; title: string; isPopular: boolean }[];
  /** The brand whose list is open, with the collections that it shows. */
  brandUrl: string | null;
  collections: readonly { url: string; title: string }[];
  collectionUrl: string | null;
  /** Popular categories, where they are linked, and the path of the list that is open. */
  categories: readonly { path: string; title: string }[];
  listPath: string;
}

/** From a list to narrower ones: brands, collections, and of watches categories, the famous and the faulty. */
export function BrowseLinks(props: BrowseLinksProps) {
  const { catalogType, brands, brandUrl, collections, collectionUrl, categories, listPath } = props;
  const isCategory = categories.some(({ path }) => path === listPath);
  return (
    <>
      {!isCategory && <BrandLinks catalogType={catalogType} brands={brands} current={brandUrl} />}
      {brandUrl !== null && (
        <CollectionLinks
          catalogType={catalogType}
          brandUrl={brandUrl}
          collections={collections}
          current={collectionUrl}
        />
      )}
      {catalogType === categoryList && brandUrl === null && (
        <CategoryLinks categories={categories} current={listPath} />
      )}
    </>
  );
}
