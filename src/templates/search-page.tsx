import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { ItemCard } from '../features/catalogue/card/item-card';
import { ListToggles } from '../features/lists/list-toggles';
import { parseSearchAddress } from '../features/search/search-address';
import { SearchView } from '../features/search/search-view';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';

/** Site search with all kinds in tabs (spec §2 `/search/{slug?}/`). */
export default function SearchPage({ location }: PageProps<Queries.SearchPageQuery>) {
  const { t } = useTranslation('search');
  const host = useHost();
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('title')} />
      <header className={heading.page}>
        <h1>{t('title')}</h1>
        <p className={heading.lead}>{t('lead')}</p>
      </header>
      <SearchView
        location={location}
        renderCard={(card) => (
          <ItemCard card={card} host={host} level={3} actions={<ListToggles card={card} />} />
        )}
      />
    </>
  );
}

/** Results are for who asked, not for search engines: the page has no address to be found by. */
export function Head({
  data,
  location,
  pageContext,
}: HeadProps<Queries.SearchPageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'search');
  const { query } = parseSearchAddress(location.pathname, '');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={query === '' ? t('title') : t('headTitle', { query })}
      description={t('lead')}
      path={null}
    />
  );
}

export const query = graphql`
  query SearchPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "search"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
