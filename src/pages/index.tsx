import { graphql, Link, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { builtCard } from '../features/catalogue/built-card';
import { CardGrid } from '../features/catalogue/card-grid';
import { ArticleCard } from '../features/content/article-card';
import * as row from '../features/content/card-row.module.css';
import { ServiceCard } from '../features/content/service-card';
import { AdvantageList } from '../features/offers/advantage-list';
import { OfferRow } from '../features/offers/offer-row';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Brilliant } from '../shared/ui/brilliant';
import { Carousel } from '../shared/ui/carousel';
import * as button from '../shared/ui/button.module.css';
import { SectionHead } from '../shared/ui/section-head';
import * as styles from './index.module.css';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { t } = useTranslation('home');
  const host = useHost();
  const unitsOfTheDay = data.daily.nodes.flatMap(({ item }) => (item ? [builtCard(item)] : []));
  const articleSections = [
    { name: 'news', nodes: data.news.nodes },
    { name: 'analytics', nodes: data.analytics.nodes },
    { name: 'articles', nodes: data.articles.nodes },
  ] as const;
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.sentence}>{t('hero.title')}</h1>
          <p className={styles.lead}>{t('hero.text')}</p>
          <p className={styles.actions}>
            <Link className={button.primary} to={routes.service('zalog-chasov')}>
              {t('hero.pawn')}
            </Link>
            <Link className={button.secondary} to={routes.service('skupka-chasov')}>
              {t('hero.sell')}
            </Link>
          </p>
        </div>
        <Brilliant className={styles.stone} line={0.75} />
      </section>
      <section className={styles.section} aria-labelledby="home-services">
        <SectionHead
          id="home-services"
          title={t('services.title')}
          more={t('services.all')}
          path={routes.services()}
        />
        <Carousel
          slides={data.services.nodes
            .filter(({ path }) => path !== '')
            .map((service) => ({
              id: service.entityId,
              content: <ServiceCard service={service} level={3} />,
            }))}
          words={{
            previous: t('services.previous'),
            next: t('services.next'),
            counter: (current, total) => `${current} / ${total}`,
          }}
        />
      </section>
      {unitsOfTheDay.length > 0 && (
        <section className={styles.section} aria-labelledby="home-daily">
          <SectionHead id="home-daily" title={t('daily.title')} />
          <CardGrid cards={unitsOfTheDay} host={host} level={3} />
        </section>
      )}
      {data.actions.nodes.length > 0 && (
        <section className={styles.section} aria-labelledby="home-actions">
          <SectionHead id="home-actions" title={t('actions.title')} />
          <OfferRow offers={data.actions.nodes} />
        </section>
      )}
      {data.advantages.nodes.length > 0 && (
        <section className={styles.section} aria-labelledby="home-advantages">
          <SectionHead id="home-advantages" title={t('advantages.title')} />
          <AdvantageList advantages={data.advantages.nodes} />
        </section>
      )}
      {data.specials.nodes.length > 0 && (
        <section className={styles.section} aria-labelledby="home-specials">
          <SectionHead id="home-specials" title={t('specials.title')} />
          <OfferRow offers={data.specials.nodes} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="home-items">
        <SectionHead
          id="home-items"
          title={t('items.title')}
          more={t('items.all')}
          path={routes.catalogue('clocks_today')}
        />
        <CardGrid cards={data.items.nodes.map(builtCard)} host={host} level={3} />
      </section>
      {articleSections.map(
        ({ name, nodes }) =>
          nodes.length > 0 && (
            <section key={name} className={styles.section} aria-labelledby={`home-${name}`}>
              <SectionHead
                id={`home-${name}`}
                title={t(`${name}.title`)}
                more={t(`${name}.all`)}
                path={routes.articles(name)}
              />
              <ul className={row.row}>
                {nodes.map((article) => (
                  <li key={article.entityId}>
                    <ArticleCard article={article} host={host} level={3} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.HomePageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'home');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t('head.title')}
      description={t('hero.text')}
      path={routes.home()}
    />
  );
}

export const query = graphql`
  query HomePage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["home", "common"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCardFields
      }
    }
    daily: allUnitOfTheDay(sort: { order: ASC }, limit: 8) {
      nodes {
        item {
          ...ItemCardFields
        }
      }
    }
    actions: allPawnshopAction(sort: { order: ASC }) {
      nodes {
        ...PawnshopActionCard
      }
    }
    advantages: allAdvantage(sort: { order: ASC }) {
      nodes {
        entityId
        title
        text
        icon
      }
    }
    specials: allSpecialOffer(sort: { order: ASC }) {
      nodes {
        ...SpecialOfferCard
      }
    }
    items: allItem(
      filter: { isArchive: { eq: false }, isListed: { eq: true }, kind: { eq: "clock" } }
      sort: [{ datePublish: DESC }, { entityId: DESC }]
      limit: 8
    ) {
      nodes {
        ...ItemCardFields
      }
    }
    news: allArticle(
      filter: { type: { eq: 3 }, isOnMainPage: { eq: true } }
      sort: { order: ASC }
      limit: 3
    ) {
      nodes {
        ...ArticleCardFields
      }
    }
    analytics: allArticle(
      filter: { type: { eq: 4 }, isOnMainPage: { eq: true } }
      sort: { order: ASC }
      limit: 3
    ) {
      nodes {
        ...ArticleCardFields
      }
    }
    articles: allArticle(
      filter: { type: { eq: 5 }, isOnMainPage: { eq: true } }
      sort: { order: ASC }
      limit: 3
    ) {
      nodes {
        ...ArticleCardFields
      }
    }
  }
`;
