import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { ItemCard } from '../features/catalogue/card/item-card';
import { ListToggles } from '../features/lists/list-toggles';
import { CatalogueLinks } from '../features/search/catalogue-links';
import { parseSearchAddress } from '../features/search/search-address';
import { SearchView } from '../features/search/search-view';
import { useHost } from '../shared/lib/use-host';
import { PageHeader } from '../shared/ui/page-header';

/** Site search with all kinds in tabs (spec §2 `/search/{slug?}/`). */
export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { t } = useTranslation('search');
  const host = useHost();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <SearchView
        location={location}
        catalogues={<CatalogueLinks rows={data.catalogueLinks.nodes} />}
        renderCard={(card) => (
          <ItemCard card={card} host={host} level={3} actions={<ListToggles card={card} />} />
        )}
      />
    </>
  );
}

/** Results are for who asked, not for search engines: the page has no address to be found by. */
export function Head(props: HeadOf<Queries.SearchPageQuery>) {
  const { t } = headMessages(props);
  const { query } = parseSearchAddress(props.location.pathname, '');
  return (
    <PageHead
      {...headProps(props)}
      title={query === '' ? t('search:title') : t('search:headTitle', { query })}
      description={t('search:lead')}
      path={null}
    />
  );
}

export const query = graphql`
  query SearchPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "search"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    catalogueLinks: allMenuRow(filter: { placement: { eq: 9 } }, sort: { order: ASC }) {
      nodes {
        url
        title
      }
    }
  }
`;
