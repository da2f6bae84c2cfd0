import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/head';
import type { HostCode } from '../../config/hosts';
import { routes } from '../../config/routes';
import { ArticleCard } from '../../features/content/article-card';
import * as row from '../../features/content/card-row.module.css';
import { LinkList } from '../../features/content/link-list';
import { translationsOf } from '../../shared/lib/translations';
import { useHost } from '../../shared/state/use-host';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs';
import * as heading from '../../shared/ui/heading.module.css';
import { Section } from '../../shared/ui/section';

/** What there is to know about watches (spec §2 `/about-clock/`). */
export default function AboutWatchesPage({ data }: PageProps<Queries.AboutWatchesPageQuery>) {
  const { t } = useTranslation('about');
  const host = useHost();
  const { brandUrls } = data.listed;
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('watches.title')} />
      <header className={heading.page}>
        <h1>{t('watches.title')}</h1>
        <p className={heading.lead}>{t('watches.lead')}</p>
      </header>
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
        <ul className={row.row}>
          {data.important.nodes.map((article) => (
            <li key={article.entityId}>
              <ArticleCard article={article} host={host} level={3} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="makers"
        title={t('watches.makers')}
        more={t('watches.makersAll')}
        path={routes.catalogue('clocks_today')}
      >
        <p>{t('watches.makersText')}</p>
        <LinkList
          links={data.makers.nodes
            .filter(({ url }) => brandUrls.includes(url))
            .map(({ url, title }) => ({ path: routes.catalogue('clocks_today', url), title }))}
        />
      </Section>
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.AboutWatchesPageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'about');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t('watches.title')}
      description={t('watches.lead')}
      path={routes.aboutWatches()}
    />
  );
}

export const query = graphql`
  query AboutWatchesPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["about", "common"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
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
    makers: allBrand(filter: { isPopular: { eq: true } }, sort: { title: ASC }) {
      nodes {
        url
        title
      }
    }
    listed: allItem(filter: { catalogType: { eq: "clocks_today" }, isListed: { eq: true } }) {
      brandUrls: distinct(field: { brand: { url: SELECT } })
    }
  }
`;
