import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { ArticleTypeName } from '../config/article-types';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { ArticleCard } from '../features/content/article-card';
import * as row from '../features/content/card-row.module.css';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';
import * as list from '../shared/ui/list-foot.module.css';
import { Pagination } from '../shared/ui/pagination';

interface ArticleListContext {
  language: HostCode;
  articleTypeName: ArticleTypeName;
  page: number;
  lastPage: number;
}

export default function ArticleListPage({
  data,
  pageContext,
}: PageProps<Queries.ArticleListPageQuery, ArticleListContext>) {
  const { t } = useTranslation('articles');
  const host = useHost();
  const { articleTypeName: type, page, lastPage } = pageContext;
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t(`${type}.title`)} />
      <header className={heading.page}>
        <h1>{t(`${type}.title`)}</h1>
        {page === 1 && <p className={heading.lead}>{t(`${type}.lead`)}</p>}
      </header>
      <ul className={row.row}>
        {data.articles.nodes.map((article) => (
          <li key={article.entityId}>
            <ArticleCard article={article} host={host} />
          </li>
        ))}
      </ul>
      <div className={list.foot}>
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
  const paged = (text: string) =>
    page > 1 ? i18n.t('common:head.page', { title: text, page }) : text;
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={paged(title)}
      description={paged(i18n.t(`articles:${type}.lead`))}
      path={routes.articles(type, page)}
    />
  );
}

export const query = graphql`
  query ArticleListPage($articleType: Int!, $skip: Int!, $limit: Int!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["articles", "common"] }, language: { eq: $language } }
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
