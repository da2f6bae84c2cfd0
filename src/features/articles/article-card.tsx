import { graphql } from 'gatsby';
import type { HostCode } from '../../config/hosts';
import { formatDay } from '../../shared/lib/dates';
import { PageCard } from '../../shared/ui/page-card';

interface ArticleCardProps {
  article: Queries.ArticleCardFieldsFragment;
  host: HostCode;
  level?: 2 | 3;
  /** Whether its picture is what a visitor sees first. */
  isFirst?: boolean;
}

export function ArticleCard({ article, host, level, isFirst }: ArticleCardProps) {
  const { path, title, preview, publishDate, cover } = article;
  return (
    <PageCard
      path={path}
      title={title}
      text={preview}
      picture={cover}
      sizes="(min-width: 768px) 30vw, 92vw"
      level={level}
      isFirst={isFirst}
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
