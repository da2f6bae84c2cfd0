import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { formatDay } from '../../shared/lib/dates';
import { formatDuration } from '../../shared/lib/duration';
import { PageCard } from '../../shared/ui/page-card';
import * as styles from './video-card.module.css';

interface VideoCardProps {
  video: Queries.VideoCardFieldsFragment;
  host: HostCode;
  level?: 2 | 3;
  /** Whether its picture is what a visitor sees first. */
  isFirst?: boolean;
}

export function VideoCard({ video, host, level, isFirst }: VideoCardProps) {
  const { t } = useTranslation('reading');
  const { path, title, description, publishDate, cover } = video;
  const length = formatDuration(video.seconds);
  return (
    <PageCard
      path={path}
      title={title}
      text={description}
      picture={cover}
      sizes="(min-width: 992px) 30vw, (min-width: 640px) 46vw, 92vw"
      level={level}
      isFirst={isFirst}
      note={<time dateTime={publishDate}>{formatDay(publishDate, host)}</time>}
      corner={
        <span
          className={styles.length}
          role="img"
          aria-label={t('videos.duration', { time: length })}
        >
          {length}
        </span>
      }
    />
  );
}

export const videoCardFields = graphql`
  fragment VideoCardFields on Video {
    entityId
    path
    title
    description
    seconds
    publishDate
    cover {
      ...PictureFields
    }
  }
`;
