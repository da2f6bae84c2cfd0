import { graphql, Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { formatDay } from '../../shared/lib/dates';
import { formatDuration } from '../../shared/lib/duration';
import { Picture } from '../../shared/ui/picture';
import * as styles from './video-card.module.css';

interface VideoCardProps {
  video: Queries.VideoCardFieldsFragment;
  host: HostCode;
  level?: 2 | 3;
}

export function VideoCard({ video, host, level = 2 }: VideoCardProps) {
  const { t } = useTranslation('reading');
  const Title = `h${level}` as const;
  const length = formatDuration(video.seconds);
  return (
    <article className={styles.card}>
      <div className={styles.screen}>
        <Picture
          picture={video.cover}
          sizes="(min-width: 992px) 30vw, (min-width: 640px) 46vw, 92vw"
        />
        <span
          className={styles.length}
          role="img"
          aria-label={t('videos.duration', { time: length })}
        >
          {length}
        </span>
      </div>
      <p className={styles.date}>
        <time dateTime={video.publishDate}>{formatDay(video.publishDate, host)}</time>
      </p>
      <Title className={styles.title}>
        <Link className={styles.link} to={video.path}>
          {video.title}
        </Link>
      </Title>
      <p className={styles.description}>{video.description}</p>
    </article>
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
      src
      width
      height
      color
      alt
    }
  }
`;
