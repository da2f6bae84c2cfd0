import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import type { PageContext } from '../domain/alternates';
import type { ArticleTypeName } from '../config/article-types';
import { routes } from '../config/routes';
import { ArticleCard } from '../features/articles/article-card';
import { ReadingNav } from '../features/articles/reading-nav';
import { useHost } from '../shared/lib/use-host';
import { CardRow } from '../shared/ui/card-row';
import { EmptyState } from '../shared/ui/empty-state';
import * as list from '../shared/ui/list-foot.module.css';
import { PageHeader } from '../shared/ui/page-header';
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
      <PageHeader
        title={t(`articles:${type}.title`)}
        lead={page === 1 && t(`articles:${type}.lead`)}
      />
      <ReadingNav current={routes.articles(type)} />
      {data.articles.length === 0 && (
        <EmptyState title={t('reading:empty')} text={t('reading:emptyText')} />
      )}
      <CardRow entries={data.articles}>
        {(article) => (
          <ArticleCard article={article} host={host} isFirst={article === data.articles[0]} />
        )}
      </CardRow>
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

export function Head(props: HeadOf<Queries.ArticleListPageQuery, ArticleListContext>) {
  const { articleTypeName: type, page } = props.pageContext;
  const { t } = headMessages(props);
  const title = t(`articles:${type}.title`);
  return (
    <PageHead
      {...headProps(props)}
      title={title}
      description={t(`articles:${type}.lead`)}
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
  query ArticleListPage($ids: [String!]!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["articles", "reading", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    articles: articlesByIds(ids: $ids) {
      ...ArticleCardFields
    }
  }
`;
