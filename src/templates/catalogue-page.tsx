import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedFiltersTool } from '../app/account/saved-filters-tool';
import { PageHead } from '../app/head';
import { JsonLd } from '../app/json-ld';
import { originOf } from '../domain/addresses';
import type { PageContext } from '../domain/alternates';
import { type CatalogType } from '../config/catalogs';
import { limits } from '../config/limits';
import { listKinds, type ListKind } from '../config/list-kinds';
import type { BuiltOptions } from '../contract/filters';
import { AboutList } from '../features/catalogue/about-list';
import { builtCard } from '../features/catalogue/card/built-card';
import { listData } from '../features/catalogue/list-data';
import { LiveList } from '../features/catalogue/live-list';
import { pageNames } from '../features/catalogue/page-names';
import { BrowseLinks } from '../features/catalogue/browse-links/browse-links';
import { scopeOfPage } from '../features/catalogue/scope-of-page';
import { useChosenAlias } from '../features/city/use-chosen-alias';
import { togglesOf } from '../features/lists/list-toggles';
import { SoldPrices } from '../features/sales/sold-prices';
import { SeoText } from '../features/seo/seo-text';
import { textOfCity } from '../features/seo/text-of-city';
import { breadcrumbData } from '../shared/lib/json-ld';
import { pluralForm } from '../shared/lib/plural';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/lib/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';

interface CatalogueContext extends PageContext {
  catalogType: CatalogType;
  brandUrl: string | null;
  collectionUrl: string | null;
  listKind: ListKind;
  categoryUrl: string | null;
  /** Those of its brand that something is there of. */
  collectionUrls: string[];
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
  const { i18n } = useTranslation();
  const host = useHost();
  const { catalogType, brandUrl, collectionUrl, collectionUrls } = pageContext;
  const { listKind, listPath, page, lastPage } = pageContext;
  const subjects = subjectsOf(data, pageContext);
  const { brand, collection, category } = subjects;
  const built = pageContext.options;
  const scope = useMemo(
    () => scopeOfPage({ catalogType, listKind, listPath, brand, collection, category, built }),
    [catalogType, listKind, listPath, brand, collection, category, built],
  );
  const items = useMemo(() => data.items.map(builtCard), [data]);
  const city = useChosenAlias();
  const { title, lead, crumbs } = pageNames({ ...pageContext, ...subjects }, i18n);
  return (
    <>
      <Breadcrumbs crumbs={crumbs.slice(0, -1)} current={crumbs.at(-1)?.title ?? title} />
      <LiveList
        location={location}
        scope={scope}
        host={host}
        built={{ page, items, total: pageContext.total, lastPage }}
        title={title}
        lead={lead}
        toolsOf={(filter) => <SavedFiltersTool scope={scope} title={title} filter={filter} />}
        actionsOf={togglesOf}
      >
        {listKinds[listKind].hasBrowseLinks && (
          <BrowseLinks
            catalogType={catalogType}
            brands={data.brands.nodes}
            brandUrl={brandUrl}
            collections={brand?.collections.filter(({ url }) => collectionUrls.includes(url)) ?? []}
            collectionUrl={collectionUrl}
            categories={data.categories.nodes}
            listPath={listPath}
          />
        )}
      </LiveList>
      {data.sales && <SoldPrices summary={data.sales} />}
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
  const { language: host, listPath, page, total } = pageContext;
  const i18n = translationsOf(data.locales, host);
  const text = textOfCity(data.texts, limits.defaultCity);
  const subjects = subjectsOf(data, pageContext);
  const { title: named, crumbs } = pageNames({ ...pageContext, ...subjects }, i18n);
  const title = text?.title ?? named;
  const facts = i18n.t(`catalogue:description_${pluralForm(total, host)}`, {
    title: named,
    count: total,
  });
  return (
    <PageHead
      host={host}
      alternates={pageContext.alternates}
      locales={data.locales}
      title={title}
      page={page}
      description={
        text?.description ?? [subjects.collection?.note, facts].filter(Boolean).join(' ')
      }
      path={page > 1 ? `${listPath}page-${page}/` : listPath}
      image={data.items[0]?.pictures[0]?.src}
    >
      <JsonLd data={listData(data.items, { origin: originOf(host), page, total })} />
      <JsonLd data={breadcrumbData(originOf(host), crumbs)} />
    </PageHead>
  );
}

export const query = graphql`
  query CataloguePage(
    $catalogType: CatalogType!
    $listPath: String!
    $ids: [String!]!
    $brandUrl: String
    $categoriesOf: [CatalogType!]!
    $salesKey: String!
    $hasSales: Boolean!
    $language: String!
  ) {
    locales: allLocale(
      filter: { ns: { in: ["catalogue", "sales", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    items: itemsByIds(ids: $ids) {
      ...ItemCardFields
    }
    brands: allBrand(
      filter: { itemCounts: { elemMatch: { catalogType: { eq: $catalogType } } } }
      sort: [{ title: ASC }, { entityId: ASC }]
    ) {
      nodes {
        url
        title
        isPopular
      }
    }
    categories: allPopularCategory(
      filter: { catalogType: { in: $categoriesOf } }
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
    sales: salesSummary(key: { eq: $salesKey }) @include(if: $hasSales) {
      ...SalesSummaryFields
    }
    texts: seoTexts(path: $listPath) {
      ...SeoTextFields
      description
    }
  }
`;
