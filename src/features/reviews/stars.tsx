import * as styles from './stars.module.css';

const most = 5;
const star = 'M8 1.5l2 4.2 4.6.6-3.4 3.2.9 4.6L8 11.8l-4.1 2.3.9-4.6L1.4 6.3 6 5.7z';

/** A rating of one to five, drawn; `label` says it. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: most }, (_, index) => (
        <svg key={index} viewBox="0 0 16 16" width={18} height={18} aria-hidden="true">
          <path
            d={star}
            fill={index < rating ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1"
          />
        </svg>
      ))}
    </span>
  );
}
