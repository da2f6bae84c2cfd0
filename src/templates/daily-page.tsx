import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { builtCard } from '../features/catalogue/card/built-card';
import { CardGrid } from '../features/catalogue/card/card-grid';
import { togglesOf } from '../features/lists/list-toggles';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';

/** The units of the day (spec §3); each leads to the item's own page. */
export default function DailyPage({ data }: PageProps<Queries.DailyPageQuery>) {
  const { t } = useTranslation('info');
  const host = useHost();
  const cards = data.daily.nodes.flatMap(({ item }) => (item ? [builtCard(item)] : []));
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('daily.title')} />
      <header className={heading.page}>
        <h1>{t('daily.title')}</h1>
        <p className={heading.lead}>{t('daily.lead')}</p>
      </header>
      {cards.length > 0 ? (
        <CardGrid cards={cards} host={host} isFirst actionsOf={togglesOf} />
      ) : (
        <p>{t('daily.empty')}</p>
      )}
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.DailyPageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'info');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t('daily.title')}
      description={t('daily.lead')}
      path={routes.daily()}
    />
  );
}

export const query = graphql`
  query DailyPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    daily: allUnitOfTheDay(sort: { order: ASC }) {
      nodes {
        item {
          ...ItemCardFields
        }
      }
    }
  }
`;
