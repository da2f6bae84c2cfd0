import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { routes } from '../config/routes';
import { builtCard } from '../features/catalogue/card/built-card';
import { CardGrid } from '../features/catalogue/card/card-grid';
import { togglesOf } from '../features/lists/list-toggles';
import { useHost } from '../shared/lib/use-host';
import { PageHeader } from '../shared/ui/page-header';

/** The units of the day (spec §3); each leads to the item's own page. */
export default function DailyPage({ data }: PageProps<Queries.DailyPageQuery>) {
  const { t } = useTranslation('info');
  const host = useHost();
  const cards = data.daily.nodes.flatMap(({ item }) => (item ? [builtCard(item)] : []));
  return (
    <>
      <PageHeader title={t('daily.title')} lead={t('daily.lead')} />
      {cards.length > 0 ? (
        <CardGrid cards={cards} host={host} isFirst actionsOf={togglesOf} />
      ) : (
        <p>{t('daily.empty')}</p>
      )}
    </>
  );
}

export function Head(props: HeadOf<Queries.DailyPageQuery>) {
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('info:daily.title')}
      description={t('info:daily.lead')}
      path={routes.daily()}
    />
  );
}

export const query = graphql`
  query DailyPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
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
