import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/head';
import { headMessages, headProps, type HeadOf } from '../../app/head-props';
import { routes } from '../../config/routes';
import { ArticleCard } from '../../features/articles/article-card';
import { LinkList } from '../../shared/ui/link-list';
import { useHost } from '../../shared/lib/use-host';
import { CardRow } from '../../shared/ui/card-row';
import { PageHeader } from '../../shared/ui/page-header';
import { Section } from '../../shared/ui/section';

/** What there is to know about watches (spec §2 `/about-clock/`). */
export default function AboutWatchesPage({ data }: PageProps<Queries.AboutWatchesPageQuery>) {
  const { t } = useTranslation('about');
  const host = useHost();
  return (
    <>
      <PageHeader title={t('watches.title')} lead={t('watches.lead')} />
      <Section
        id="glossary"
        title={t('watches.glossary')}
        more={t('watches.glossaryAll')}
        path={routes.glossary()}
      >
        <LinkList
          links={data.terms.nodes.map(({ key, term }) => ({
            path: routes.glossary(key),
            title: term,
          }))}
        />
      </Section>
      <Section
        id="important"
        title={t('watches.important')}
        more={t('watches.importantAll')}
        path={routes.articles('importantToKnow')}
      >
        <CardRow entries={data.important.nodes}>
          {(article) => <ArticleCard article={article} host={host} level={3} />}
        </CardRow>
      </Section>
      <Section
        id="makers"
        title={t('watches.makers')}
        more={t('watches.makersAll')}
        path={routes.catalogue('clocks_today')}
      >
        <p>{t('watches.makersText')}</p>
        <LinkList
          links={data.makers.nodes.map(({ url, title }) => ({
            path: routes.catalogue('clocks_today', url),
            title,
          }))}
        />
      </Section>
    </>
  );
}

export function Head(props: HeadOf<Queries.AboutWatchesPageQuery>) {
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('about:watches.title')}
      description={t('about:watches.lead')}
      path={routes.aboutWatches()}
    />
  );
}

export const query = graphql`
  query AboutWatchesPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["about", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    terms: allTerm(
      filter: {
        key: {
          in: [
            "bezel"
            "calibre"
            "chronograph"
            "chronometer"
            "minute-repeater"
            "moon-phase"
            "perpetual-calendar"
            "power-reserve"
            "reference-number"
            "rotor"
            "sapphire-crystal"
            "tourbillon"
            "water-resistance"
          ]
        }
      }
      sort: { order: ASC }
    ) {
      nodes {
        key
        term
      }
    }
    important: allArticle(filter: { type: { eq: 15 } }, sort: { order: ASC }, limit: 3) {
      nodes {
        ...ArticleCardFields
      }
    }
    makers: allBrand(
      filter: {
        isPopular: { eq: true }
        itemCounts: { elemMatch: { catalogType: { eq: clocks_today } } }
      }
      sort: [{ title: ASC }, { entityId: ASC }]
    ) {
      nodes {
        url
        title
      }
    }
  }
`;
