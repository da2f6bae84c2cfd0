import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { JsonLd } from '../app/json-ld';
import { originOf } from '../domain/addresses';
import type { PageContext } from '../domain/alternates';
import { articleTypeName } from '../config/article-types';
import { routes } from '../config/routes';
import { ArticleCard } from '../features/articles/article-card';
import { articleData } from '../features/articles/article-data';
import { ContentsList } from '../features/articles/contents-list';
import { ShareLinks } from '../features/articles/share-links';
import { formatDay } from '../shared/lib/dates';
import { breadcrumbData } from '../shared/lib/json-ld';
import { pluralForm } from '../shared/lib/plural';
import { useHost } from '../shared/lib/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import { CardRow } from '../shared/ui/card-row';
import * as heading from '../shared/ui/heading.module.css';
import { Picture } from '../shared/ui/picture';
import { RichText } from '../shared/ui/rich-text';
import { Section } from '../shared/ui/section';
import * as styles from './article-page.module.css';

/** An article (spec §2 `/article/{itemArticleUrl}/`). */
export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { t } = useTranslation(['articles', 'reading']);
  const host = useHost();
  const { article } = data;
  if (!article) throw new Error('the page of an article has its article');
  const type = articleTypeName(article.type);
  const { minutes } = article;
  const related = [data.related1, data.related2, data.related3].flatMap((other) =>
    other && other.path !== article.path ? [other] : [],
  );
  return (
    <>
      <article>
        <Breadcrumbs
          crumbs={[{ title: t(`articles:${type}.title`), path: routes.articles(type) }]}
          current={article.title}
        />
        <header className={heading.page}>
          <p className={styles.date}>
            <time dateTime={article.publishDate}>{formatDay(article.publishDate, host)}</time>
            <span>{t(`reading:minutes_${pluralForm(minutes, host)}`, { count: minutes })}</span>
          </p>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={heading.lead}>{article.preview}</p>
        </header>
        {article.cover && (
          <div className={styles.cover}>
            <Picture picture={article.cover} sizes="(min-width: 1280px) 1280px, 92vw" isFirst />
          </div>
        )}
        <div className={styles.body}>
          <div className={styles.aside}>
            <div className={styles.stays}>
              <ContentsList sections={article.sections} />
            </div>
          </div>
          <div>
            <RichText html={article.html} />
            <div className={styles.foot}>
              <ShareLinks title={article.title} url={`${originOf(host)}${article.path}`} />
            </div>
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <Section
          id="related"
          title={t('reading:related')}
          more={t(`articles:${type}.title`)}
          path={routes.articles(type)}
        >
          <CardRow entries={related}>
            {(other) => <ArticleCard article={other} host={host} level={3} />}
          </CardRow>
        </Section>
      )}
    </>
  );
}

export function Head(props: HeadOf<Queries.ArticlePageQuery, PageContext>) {
  const { article } = props.data;
  if (!article) return null;
  const host = props.pageContext.language;
  const type = articleTypeName(article.type);
  const { t } = headMessages(props);
  const section = t(`articles:${type}.title`);
  const siteName = t('common:head.siteName');
  return (
    <PageHead
      {...headProps(props)}
      title={article.title}
      description={article.preview}
      path={article.path}
      card={article.socialCard}
      type="article"
    >
      <meta property="article:published_time" content={article.publishDate} />
      <JsonLd data={articleData(article, host, { siteName, section })} />
      <JsonLd
        data={breadcrumbData(originOf(host), [
          { title: section, path: routes.articles(type) },
          { title: article.title, path: article.path },
        ])}
      />
    </PageHead>
  );
}

// Related articles are asked for one by one: a query by id depends on that article alone, so that
// a change of one article runs the queries of the pages that show it and no others.
export const query = graphql`
  query ArticlePage(
    $id: String!
    $related1: String!
    $related2: String!
    $related3: String!
    $language: String!
  ) {
    locales: allLocale(
      filter: { ns: { in: ["articles", "reading", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    article(id: { eq: $id }) {
      path
      type
      title
      preview
      html
      minutes
      sections {
        id
        title
      }
      publishDate
      socialCard
      cover {
        ...PictureFields
      }
    }
    related1: article(id: { eq: $related1 }) {
      ...ArticleCardFields
    }
    related2: article(id: { eq: $related2 }) {
      ...ArticleCardFields
    }
    related3: article(id: { eq: $related3 }) {
      ...ArticleCardFields
    }
  }
`;
