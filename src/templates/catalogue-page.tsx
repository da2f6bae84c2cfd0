import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { CatalogType } from '../config/catalogs';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { builtCard } from '../features/catalogue/built-card';
import { BrandLinks } from '../features/catalogue/brand-links';
import { CatalogueView } from '../features/catalogue/catalogue-view';
import { formatFilter } from '../features/catalogue/filter';
import { useFilter } from '../features/catalogue/use-filter';
import { useListing } from '../features/catalogue/use-listing';
import { ListToggles } from '../features/lists/list-toggles';
import { pluralForm } from '../shared/lib/plural';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';
import * as prose from '../shared/ui/prose.module.css';

interface CatalogueContext {
  language: HostCode;
  catalogType: CatalogType;
  brandUrl: string | null;
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
  const { catalogType, brandUrl, page, lastPage } = pageContext;
  const brand = data.brands.nodes.find(({ url }) => url === brandUrl);
  const story = data.stories.nodes[0]?.aboutHtml;
  const built = useMemo(() => data.items.nodes.map(builtCard), [data]);
  const { filter, address, setFilter } = useFilter(
    location.search,
    routes.catalogue(catalogType, brandUrl),
  );
  const listing = useListing(
    {
      catalogType,
      brandId: brand?.entityId ?? null,
      page: address === '' ? page : filter.page,
      filter: formatFilter({ ...filter, page: 1 }),
    },
    { items: built, total: pageContext.total, lastPage },
  );
  const total = listing.shown?.total ?? null;
  const listTitle = tCommon(`catalogues.${catalogType}`);
  return (
    <>
      <Breadcrumbs
        crumbs={brand ? [{ title: listTitle, path: routes.catalogue(catalogType) }] : []}
        current={brand?.title ?? listTitle}
      />
      <header className={heading.page}>
        <h1>{brand ? t('brandTitle', { list: listTitle, brand: brand.title }) : listTitle}</h1>
        <p className={heading.lead} aria-live="polite">
          {total === null ? '…' : t(`total_${pluralForm(total, host)}`, { count: total })}
        </p>
      </header>
      <BrandLinks
        catalogType={catalogType}
        brands={data.brands.nodes.filter(({ url }) => data.listed.brandUrls.includes(url))}
        current={brandUrl}
        label={t('brands')}
        allLabel={t('allBrands')}
      />
      <CatalogueView
        catalogType={catalogType}
        brandUrl={brandUrl}
        host={host}
        page={page}
        filter={filter}
        address={address}
        setFilter={setFilter}
        listing={listing}
        actionsOf={(card) => <ListToggles card={card} />}
      />
      {brand && page === 1 && story && (
        <section className={heading.section}>
          <h2>{t('about', { brand: brand.title })}</h2>
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: story }} />
        </section>
      )}
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.CataloguePageQuery, CatalogueContext>) {
  const { language: host, catalogType, brandUrl, page, total } = pageContext;
  const i18n = translationsOf(data.locales, host);
  const listTitle = i18n.t(`common:catalogues.${catalogType}`);
  const brand = data.brands.nodes.find(({ url }) => url === brandUrl);
  const title = brand
    ? i18n.t('catalogue:brandTitle', { list: listTitle, brand: brand.title })
    : listTitle;
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={title}
      description={i18n.t(`catalogue:description_${pluralForm(total, host)}`, {
        title,
        count: total,
      })}
      page={page}
      path={routes.catalogue(catalogType, brandUrl, page)}
    />
  );
}

export const query = graphql`
  query CataloguePage(
    $catalogType: String!
    $brandPattern: String!
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
      filter: {
        catalogType: { eq: $catalogType }
        isListed: { eq: true }
        brand: { url: { glob: $brandPattern } }
      }
      sort: [{ datePublish: DESC }, { entityId: DESC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...ItemCardFields
      }
    }
    listed: allItem(filter: { catalogType: { eq: $catalogType }, isListed: { eq: true } }) {
      brandUrls: distinct(field: { brand: { url: SELECT } })
    }
    brands: allBrand(sort: { title: ASC }) {
      nodes {
        entityId
        url
        title
        isPopular
      }
    }
    stories: allBrand(filter: { url: { eq: $brandUrl } }) {
      nodes {
        aboutHtml
      }
    }
  }
`;
