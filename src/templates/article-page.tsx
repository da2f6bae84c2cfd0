import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { articleTypeName } from '../config/article-types';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { formatDay } from '../shared/lib/dates';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';
import { Picture } from '../shared/ui/picture';
import * as prose from '../shared/ui/prose.module.css';
import * as styles from './article-page.module.css';

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { t } = useTranslation('articles');
  const host = useHost();
  const { article } = data;
  if (!article) throw new Error('the page of an article has its article');
  const type = articleTypeName(article.type);
  return (
    <article>
      <Breadcrumbs
        crumbs={[{ title: t(`${type}.title`), path: routes.articles(type) }]}
        current={article.title}
      />
      <header className={heading.page}>
        <p className={styles.date}>
          <time dateTime={article.publishDate}>{formatDay(article.publishDate, host)}</time>
        </p>
        <h1 className={styles.title}>{article.title}</h1>
        <p className={heading.lead}>{article.preview}</p>
      </header>
      <div className={styles.cover}>
        <Picture picture={article.cover} sizes="(min-width: 1280px) 1000px, 92vw" isFirst />
      </div>
      <div className={prose.prose} dangerouslySetInnerHTML={{ __html: article.html }} />
    </article>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.ArticlePageQuery, { language: HostCode }>) {
  const { article } = data;
  if (!article) return null;
  return (
    <PageHead
      host={pageContext.language}
      locales={data.locales}
      title={article.title}
      description={article.preview}
      path={article.path}
      image={article.cover.src}
    />
  );
}

export const query = graphql`
  query ArticlePage($id: String!, $language: String!) {
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
    article(id: { eq: $id }) {
      path
      type
      title
      preview
      html
      publishDate
      cover {
        src
        width
        height
        color
        alt
      }
    }
  }
`;
