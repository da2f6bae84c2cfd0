import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { JsonLd } from '../app/json-ld';
import { originOf } from '../config/addresses';
import type { PageContext } from '../config/alternates';
import { type CatalogType } from '../config/catalogs';
import { limits } from '../config/limits';
import type { BuiltOptions } from '../contract/filters';
import { AboutList } from '../features/catalogue/about-list';
import { builtCard } from '../features/catalogue/card/built-card';
import { CatalogueView } from '../features/catalogue/catalogue-view';
import { ListHeader } from '../features/catalogue/list-header';
import { listNames } from '../features/catalogue/list-names';
import { ListWays } from '../features/catalogue/ways/list-ways';
import { placeOfPage } from '../features/catalogue/place-of-page';
import { SavedFiltersMenu } from '../features/catalogue/saved/saved-filters-menu';
import { useFilter } from '../features/catalogue/filter/use-filter';
import { useListing } from '../features/catalogue/use-listing';
import { useChosenAlias } from '../features/city/use-chosen-alias';
import { togglesOf } from '../features/lists/list-toggles';
import { SeoText } from '../features/texts/seo-text';
import { textOfCity } from '../features/texts/text-of-city';
import { breadcrumbData } from '../shared/lib/json-ld';
import { pluralForm } from '../shared/lib/plural';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';

interface CatalogueContext extends PageContext {
  catalogType: CatalogType;
  brandUrl: string | null;
  collectionUrl: string | null;
  /** What failed quality control (spec §2 `/clocks_dealer/`). */
  isDealer: boolean;
  categoryUrl: string | null;
  /** On the first page of a list. */
  options: BuiltOptions | null;
  listPath: string;
  page: number;
  lastPage: number;
  total: number;
}

export default function CataloguePage({
  data,
  location,
  pageContext,
}: PageProps<Queries.CataloguePageQuery, CatalogueContext>) {
  const { t } = useTranslation('catalogue');
  const { t: tCommon } = useTranslation('common');
  const host = useHost();
  const { catalogType, brandUrl, collectionUrl, isDealer, listPath, page, lastPage } = pageContext;
  const subjects = subjectsOf(data, pageContext);
  const { brand, collection, category } = subjects;
  const built = pageContext.options;
  const place = useMemo(
    () => placeOfPage({ catalogType, isDealer, brand, collection, category, built }),
    [catalogType, isDealer, brand, collection, category, built],
  );
  const items = useMemo(() => data.items.nodes.map(builtCard), [data]);
  const address = useFilter(location, place, page);
  const listing = useListing(place, address.filter, {
    page,
    items,
    total: pageContext.total,
    lastPage,
  });

  const city = useChosenAlias();
  const catalogue = tCommon(`catalogues.${catalogType}`);
  const dealer = isDealer ? t('dealer.title') : null;
  const { subject, crumbs } = listNames({ ...subjects, catalogType, catalogue, listPath, dealer });
  const named = subject ? t('brandTitle', { list: catalogue, brand: subject }) : catalogue;
  const title = dealer ?? named;
  return (
    <>
      <Breadcrumbs crumbs={crumbs.slice(0, -1)} current={crumbs.at(-1)?.title ?? title} />
      <ListHeader title={title} text={isDealer ? t('dealer.text') : undefined} listing={listing} />
      {!isDealer && (
        <ListWays
          catalogType={catalogType}
          brands={data.brands.nodes.filter(({ url }) => data.listed.brandUrls.includes(url))}
          brandUrl={brandUrl}
          collections={
            brand?.collections.filter(({ url }) => data.ofBrand.collectionUrls.includes(url)) ?? []
          }
          collectionUrl={collectionUrl}
          categories={data.categories.nodes}
          listPath={listPath}
        />
      )}
      <CatalogueView
        {...address}
        place={place}
        host={host}
        listing={listing}
        tools={<SavedFiltersMenu place={place} title={title} filter={address.filter} />}
        actionsOf={togglesOf}
      />
      {page === 1 && <AboutList brand={brand} collection={collection} />}
      {page === 1 && <SeoText texts={data.texts} city={city} />}
    </>
  );
}

/** What the path of the list names. */
function subjectsOf(
  { stories, categories }: Queries.CataloguePageQuery,
  { collectionUrl, categoryUrl }: CatalogueContext,
) {
  const [brand] = stories.nodes;
  return {
    brand,
    collection: brand?.collections.find(({ url }) => url === collectionUrl),
    category: categories.nodes.find(({ url }) => url === categoryUrl),
  };
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.CataloguePageQuery, CatalogueContext>) {
  const { language: host, catalogType, isDealer, listPath, page, total } = pageContext;
  const { t } = translationsOf(data.locales, host);
  const text = textOfCity(data.texts, limits.defaultCity);
  const catalogue = t(`common:catalogues.${catalogType}`);
  const subjects = subjectsOf(data, pageContext);
  const dealer = isDealer ? t('catalogue:dealer.title') : null;
  const { subject, crumbs } = listNames({ ...subjects, catalogType, catalogue, listPath, dealer });
  const named =
    dealer ??
    (subject ? t('catalogue:brandTitle', { list: catalogue, brand: subject }) : catalogue);
  const title = text?.title ?? named;
  const facts = t(`catalogue:description_${pluralForm(total, host)}`, {
    title: named,
    count: total,
  });
  const { collection } = subjects;
  return (
    <PageHead
      host={host}
      alternates={pageContext.alternates}
      locales={data.locales}
      title={title}
      page={page}
      description={text?.description ?? [collection?.note, facts].filter(Boolean).join(' ')}
      path={page > 1 ? `${listPath}page-${page}/` : listPath}
      image={data.items.nodes[0]?.pictures[0]?.src}
    >
      <JsonLd data={breadcrumbData(originOf(host), crumbs)} />
    </PageHead>
  );
}

export const query = graphql`
  query CataloguePage(
    $catalogPath: String!
    $listPath: String!
    $brandPath: String!
    $brandUrl: String
    $categoriesOf: String!
    $skip: Int!
    $limit: Int!
    $language: String!
  ) {
    locales: allLocale(
      filter: { ns: { in: ["catalogue", "common"] }, language: { eq: $language } }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    items: allItem(
      filter: { lists: { in: [$listPath] } }
      sort: [{ datePublish: DESC }, { entityId: DESC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...ItemCardFields
      }
    }
    listed: allItem(filter: { lists: { in: [$catalogPath] } }) {
      brandUrls: distinct(field: { brand: { url: SELECT } })
    }
    ofBrand: allItem(filter: { lists: { in: [$brandPath] } }) {
      collectionUrls: distinct(field: { collection: { url: SELECT } })
    }
    brands: allBrand(sort: { title: ASC }) {
      nodes {
        url
        title
        isPopular
      }
    }
    categories: allPopularCategory(
      filter: { catalogType: { eq: $categoriesOf } }
      sort: { order: ASC }
    ) {
      nodes {
        ...CategoryLink
      }
    }
    stories: allBrand(filter: { url: { eq: $brandUrl } }) {
      nodes {
        ...ListStory
      }
    }
    texts: seoTexts(path: $listPath) {
      ...SeoTextFields
      description
    }
  }
`;
