import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { formatDay } from '../../shared/lib/dates';
import { Stars } from './stars';
import * as styles from './review-list.module.css';

interface ReviewListProps {
  reviews: readonly {
    entityId: number;
    author: string;
    cityTitle: string;
    rating: number;
    text: string;
    publishDate: string;
  }[];
  host: HostCode;
}

/** Published reviews, newest first. */
export function ReviewList({ reviews, host }: ReviewListProps) {
  const { t } = useTranslation('info');
  return (
    <ul className={styles.reviews} aria-label={t('reviews.all')}>
      {reviews.map(({ entityId, author, cityTitle, rating, text, publishDate }) => (
        <li key={entityId} className={styles.review}>
          <Stars rating={rating} label={t('reviews.rating', { rating })} />
          <blockquote className={styles.text}>
            <p>{text}</p>
          </blockquote>
          <p className={styles.author}>
            {author}, {cityTitle}
            <time className={styles.date} dateTime={publishDate}>
              {formatDay(publishDate, host)}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}
