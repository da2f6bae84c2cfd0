import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { JsonLd } from '../app/json-ld';
import { routes } from '../config/routes';
import { builtCard } from '../features/catalogue/card/built-card';
import { CardGrid } from '../features/catalogue/card/card-grid';
import { useChosenAlias } from '../features/city/use-chosen-alias';
import { ArticleCard } from '../features/articles/article-card';
import { Hero } from '../features/home/hero';
import { houseData, websiteData } from '../features/home/site-data';
import { ServiceCarousel } from '../features/services/service-carousel';
import { togglesOf } from '../features/lists/list-toggles';
import { AdvantageList } from '../features/offers/advantage-list';
import { CategoryRow } from '../features/offers/category-row';
import { OfferRow } from '../features/offers/offer-row';
import { SeoText } from '../features/seo/seo-text';
import { useHost } from '../shared/lib/use-host';
import { CardRow } from '../shared/ui/card-row';
import { Section } from '../shared/ui/section';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { t } = useTranslation('home');
  const host = useHost();
  const [piece = null, ...unitsOfTheDay] = data.daily.nodes.flatMap(({ item }) =>
    item ? [builtCard(item)] : [],
  );
  const city = useChosenAlias();
  const articleSections = [
    { name: 'news', nodes: data.news.nodes },
    { name: 'analytics', nodes: data.analytics.nodes },
    { name: 'articles', nodes: data.articles.nodes },
  ] as const;
  return (
    <>
      <Hero piece={piece} />
      <Section
        id="home-services"
        title={t('services.title')}
        more={t('services.all')}
        path={routes.services()}
      >
        <ServiceCarousel services={data.services.nodes} />
      </Section>
      {unitsOfTheDay.length > 0 && (
        <Section
          id="home-daily"
          title={t('daily.title')}
          more={t('daily.all')}
          path={routes.daily()}
        >
          <CardGrid cards={unitsOfTheDay} host={host} level={3} actionsOf={togglesOf} />
        </Section>
      )}
      {data.actions.nodes.length > 0 && (
        <Section id="home-actions" title={t('actions.title')}>
          <OfferRow offers={data.actions.nodes} />
        </Section>
      )}
      {data.advantages.nodes.length > 0 && (
        <Section id="home-advantages" title={t('advantages.title')}>
          <AdvantageList advantages={data.advantages.nodes} />
        </Section>
      )}
      {data.specials.nodes.length > 0 && (
        <Section id="home-specials" title={t('specials.title')}>
          <OfferRow offers={data.specials.nodes} />
        </Section>
      )}
      {data.categories.nodes.length > 0 && (
        <Section id="home-categories" title={t('categories.title')}>
          <CategoryRow categories={data.categories.nodes} />
        </Section>
      )}
      <Section
        id="home-items"
        title={t('items.title')}
        more={t('items.all')}
        path={routes.catalogue('clocks_today')}
      >
        <CardGrid
          cards={data.items.nodes.map(builtCard)}
          host={host}
          level={3}
          actionsOf={togglesOf}
        />
      </Section>
      {articleSections.map(
        ({ name, nodes }) =>
          nodes.length > 0 && (
            <Section
              key={name}
              id={`home-${name}`}
              title={t(`${name}.title`)}
              more={t(`${name}.all`)}
              path={routes.articles(name)}
            >
              <CardRow entries={nodes} columns="fitting">
                {(article) => <ArticleCard article={article} host={host} level={3} />}
              </CardRow>
            </Section>
          ),
      )}
      <SeoText texts={data.texts} city={city} />
    </>
  );
}

export function Head(props: HeadOf<Queries.HomePageQuery>) {
  const host = props.pageContext.language;
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('home:head.title')}
      description={t('home:hero.text')}
      path={routes.home()}
    >
      <JsonLd data={websiteData(t('common:head.siteName'), host)} />
      <JsonLd data={houseData(t('common:head.siteName'), t('home:hero.text'), host)} />
    </PageHead>
  );
}

export const query = graphql`
  query HomePage($language: String!) {
    texts: seoTexts(path: "/") {
      ...SeoTextFields
    }
    locales: allLocale(
      filter: { ns: { in: ["home", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCardFields
      }
    }
    daily: allUnitOfTheDay(sort: { order: ASC }, limit: 5) {
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
    categories: allPopularCategory(sort: { order: ASC }) {
      nodes {
        ...PopularCategoryCard
      }
    }
    items: allItem(
      filter: { isArchive: { eq: false }, isListed: { eq: true }, kind: { eq: clock } }
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
    ) {
      nodes {
        ...ArticleCardFields
      }
    }
    analytics: allArticle(
      filter: { type: { eq: 4 }, isOnMainPage: { eq: true } }
      sort: { order: ASC }
    ) {
      nodes {
        ...ArticleCardFields
      }
    }
    articles: allArticle(
      filter: { type: { eq: 5 }, isOnMainPage: { eq: true } }
      sort: { order: ASC }
    ) {
      nodes {
        ...ArticleCardFields
      }
    }
  }
`;
