import { graphql } from 'gatsby';
import type { HostCode } from '../../config/hosts';
import { formatDay } from '../../shared/lib/dates';
import { PageCard } from '../../shared/ui/page-card';

interface ArticleCardProps {
  article: Queries.ArticleCardFieldsFragment;
  host: HostCode;
  level?: 2 | 3;
}

export function ArticleCard({ article, host, level }: ArticleCardProps) {
  const { path, title, preview, publishDate, cover } = article;
  return (
    <PageCard
      path={path}
      title={title}
      text={preview}
      picture={cover}
      sizes="(min-width: 768px) 30vw, 92vw"
      level={level}
      note={<time dateTime={publishDate}>{formatDay(publishDate, host)}</time>}
    />
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
      ...PictureFields
    }
  }
`;
