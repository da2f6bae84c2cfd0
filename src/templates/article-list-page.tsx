import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { PageContext } from '../config/alternates';
import type { ArticleTypeName } from '../config/article-types';
import { routes } from '../config/routes';
import { ArticleCard } from '../features/content/article-card';
import * as row from '../features/content/card-row.module.css';
import { ReadingNav } from '../features/reading/reading-nav';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import { EmptyState } from '../shared/ui/empty-state';
import * as heading from '../shared/ui/heading.module.css';
import * as list from '../shared/ui/list-foot.module.css';
import { Pagination } from '../shared/ui/pagination';

interface ArticleListContext extends PageContext {
  articleTypeName: ArticleTypeName;
  page: number;
  lastPage: number;
}

export default function ArticleListPage({
  data,
  pageContext,
}: PageProps<Queries.ArticleListPageQuery, ArticleListContext>) {
  const { t } = useTranslation(['articles', 'reading']);
  const host = useHost();
  const { articleTypeName: type, page, lastPage } = pageContext;
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t(`articles:${type}.title`)} />
      <header className={heading.page}>
        <h1>{t(`articles:${type}.title`)}</h1>
        {page === 1 && <p className={heading.lead}>{t(`articles:${type}.lead`)}</p>}
      </header>
      <ReadingNav current={routes.articles(type)} />
      {data.articles.nodes.length === 0 && (
        <EmptyState title={t('reading:empty')} text={t('reading:emptyText')} />
      )}
      <ul className={row.row}>
        {data.articles.nodes.map((article) => (
          <li key={article.entityId}>
            <ArticleCard article={article} host={host} />
          </li>
        ))}
      </ul>
      <div className={list.foot}>
        <p className={list.feed}>
          <a href={routes.articleFeed(type)} type="application/rss+xml">
            {t('reading:feed')}
          </a>
        </p>
        <Pagination
          page={page}
          lastPage={lastPage}
          pathOf={(number) => routes.articles(type, number)}
        />
      </div>
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.ArticleListPageQuery, ArticleListContext>) {
  const { language: host, articleTypeName: type, page } = pageContext;
  const i18n = translationsOf(data.locales, host);
  const title = i18n.t(`articles:${type}.title`);
  const lead = i18n.t(`articles:${type}.lead`);
  return (
    <PageHead
      host={host}
      alternates={pageContext.alternates}
      locales={data.locales}
      title={title}
      description={lead}
      page={page}
      path={routes.articles(type, page)}
    >
      <link
        rel="alternate"
        type="application/rss+xml"
        title={title}
        href={routes.articleFeed(type)}
      />
    </PageHead>
  );
}

export const query = graphql`
  query ArticleListPage($articleType: Int!, $skip: Int!, $limit: Int!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["articles", "reading", "common"] }, language: { eq: $language } }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    articles: allArticle(
      filter: { type: { eq: $articleType } }
      sort: { order: ASC }
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...ArticleCardFields
      }
    }
  }
`;
