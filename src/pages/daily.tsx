import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { builtCard } from '../features/catalogue/built-card';
import { CardGrid } from '../features/catalogue/card-grid';
import { ListToggles } from '../features/lists/list-toggles';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';

/** Units of the day, all of them; home shows the first. */
export default function DailyPage({ data }: PageProps<Queries.DailyPageQuery>) {
  const { t } = useTranslation('offers');
  const host = useHost();
  const units = data.daily.nodes.flatMap(({ item }) => (item ? [builtCard(item)] : []));
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('daily.title')} />
      <header className={heading.page}>
        <h1>{t('daily.title')}</h1>
        <p className={heading.lead}>{t('daily.text')}</p>
      </header>
      {units.length > 0 ? (
        <CardGrid
          cards={units}
          host={host}
          isFirst
          actionsOf={(card) => <ListToggles card={card} />}
        />
      ) : (
        <p>{t('empty')}</p>
      )}
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.DailyPageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'offers');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t('daily.title')}
      description={t('daily.text')}
      path={routes.daily()}
    />
  );
}

export const query = graphql`
  query DailyPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["offers", "common"] }, language: { eq: $language } }) {
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
