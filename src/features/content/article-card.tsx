import { graphql, Link } from 'gatsby';
import type { HostCode } from '../../config/hosts';
import { formatDay } from '../../shared/lib/dates';
import { Picture } from '../../shared/ui/picture';
import * as styles from './article-card.module.css';

interface ArticleCardProps {
  article: Queries.ArticleCardFieldsFragment;
  host: HostCode;
  level?: 2 | 3;
}

export function ArticleCard({ article, host, level = 2 }: ArticleCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture picture={article.cover} sizes="(min-width: 768px) 30vw, 92vw" />
      <p className={styles.date}>
        <time dateTime={article.publishDate}>{formatDay(article.publishDate, host)}</time>
      </p>
      <Title className={styles.title}>
        <Link className={styles.link} to={article.path}>
          {article.title}
        </Link>
      </Title>
      <p className={styles.preview}>{article.preview}</p>
    </article>
  );
}

export const articleCardFields = graphql`
  fragment ArticleCardFields on Article {
    entityId
    path
    title
    preview
    publishDate
    cover {
      src
      width
      height
      color
      alt
    }
  }
`;
