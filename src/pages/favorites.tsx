import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { ItemCard } from '../features/catalogue/item-card';
import { ListToggles } from '../features/lists/list-toggles';
import { ListView } from '../features/lists/list-view';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';

/** What the visitor marked (spec §2 `/favorites/`). */
export default function FavoritesPage(_: PageProps<Queries.FavoritesPageQuery>) {
  const { t } = useTranslation('lists');
  const host = useHost();
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('titles.favorite')} />
      <header className={heading.page}>
        <h1>{t('titles.favorite')}</h1>
        <p className={heading.lead}>{t('leads.favorite')}</p>
      </header>
      <ListView
        list="favorite"
        renderCard={(card) => (
          <ItemCard card={card} host={host} level={3} actions={<ListToggles card={card} />} />
        )}
      />
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.FavoritesPageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'lists');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t('titles.favorite')}
      description={t('leads.favorite')}
      path={null}
    />
  );
}

export const query = graphql`
  query FavoritesPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["lists", "common"] }, language: { eq: $language } }) {
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
