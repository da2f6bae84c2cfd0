import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { JsonLd } from '../app/json-ld';
import { originOf } from '../config/addresses';
import { type CatalogType } from '../config/catalogs';
import type { HostCode } from '../config/hosts';
import { limits } from '../config/limits';
import { routes } from '../config/routes';
import { AboutList } from '../features/catalogue/about-list';
import { builtCard } from '../features/catalogue/built-card';
import { CatalogueView } from '../features/catalogue/catalogue-view';
import { ListWays } from '../features/catalogue/list-ways';
import { placeOfPage } from '../features/catalogue/place-of-page';
import { SavedFiltersMenu } from '../features/catalogue/saved-filters-menu';
import { useFilter } from '../features/catalogue/use-filter';
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
import * as heading from '../shared/ui/heading.module.css';

interface CatalogueContext {
  language: HostCode;
  catalogType: CatalogType;
  brandUrl: string | null;
  collectionUrl: string | null;
  /** What failed quality control (spec §2 `/clocks_dealer/`). */
  isDealer: boolean;
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
  const { catalogType, brandUrl, collectionUrl, isDealer, page, lastPage } = pageContext;
  const [brand] = data.stories.nodes;
  const collection = brand?.collections.find(({ url }) => url === collectionUrl);
  const place = useMemo(
    () => placeOfPage({ catalogType, isDealer, brand, collection }),
    [catalogType, isDealer, brand, collection],
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
  const { shown, isStale } = listing;
  const list = { title: tCommon(`catalogues.${catalogType}`), path: routes.catalogue(catalogType) };
  const ofBrand = brand && { title: brand.title, path: routes.catalogue(catalogType, brand.url) };
  const subject = [brand?.title, collection?.title].filter(Boolean).join(' ');
  const named = subject ? t('brandTitle', { list: list.title, brand: subject }) : list.title;
  const title = isDealer ? t('dealer.title') : named;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          ...(ofBrand || isDealer ? [list] : []),
          ...(ofBrand && collection ? [ofBrand] : []),
        ]}
        current={collection?.title ?? brand?.title ?? title}
      />
      <header className={heading.page}>
        <h1>{title}</h1>
        <p className={heading.lead} aria-live="polite">
          {shown && !isStale
            ? t(`total_${pluralForm(shown.total, host)}`, { count: shown.total })
            : '…'}
        </p>
        {isDealer && <p>{t('dealer.text')}</p>}
      </header>
      {!isDealer && (
        <ListWays
          catalogType={catalogType}
          brands={data.brands.nodes.filter(({ url }) => data.listed.brandUrls.includes(url))}
          brandUrl={brandUrl}
          collections={
            brand?.collections.filter(({ url }) => data.ofBrand.collectionUrls.includes(url)) ?? []
          }
          collectionUrl={collectionUrl}
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

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.CataloguePageQuery, CatalogueContext>) {
  const {
    language: host,
    catalogType,
    collectionUrl,
    isDealer,
    listPath,
    page,
    total,
  } = pageContext;
  const { t } = translationsOf(data.locales, host);
  const [brand] = data.stories.nodes;
  const collection = brand?.collections.find(({ url }) => url === collectionUrl);
  const subject = [brand?.title, collection?.title].filter(Boolean).join(' ');
  const list = t(`common:catalogues.${catalogType}`);
  const named = subject ? t('catalogue:brandTitle', { list, brand: subject }) : list;
  const text = textOfCity(data.texts, limits.defaultCity);
  const title = text?.title ?? (isDealer ? t('catalogue:dealer.title') : named);
  const facts = t(`catalogue:description_${pluralForm(total, host)}`, {
    title: isDealer ? title : named,
    count: total,
  });
  const crumbs = [{ title: list, path: routes.catalogue(catalogType) }];
  if (brand) crumbs.push({ title: brand.title, path: routes.catalogue(catalogType, brand.url) });
  if (collection || isDealer) {
    crumbs.push({ title: collection?.title ?? title, path: listPath });
  }
  return (
    <PageHead
      host={host}
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
    stories: allBrand(filter: { url: { eq: $brandUrl } }) {
      nodes {
        entityId
        url
        title
        aboutHtml
        collections {
          entityId
          url
          title
          note
        }
      }
    }
    texts: seoTexts(path: $listPath) {
      ...SeoTextFields
      description
    }
  }
`;
