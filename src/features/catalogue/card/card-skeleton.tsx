import { Skeleton } from '../../../shared/ui/skeleton';
import * as card from './item-card.module.css';
import * as styles from './card-skeleton.module.css';

/** The place of a card that is on its way: its photo and its lines, line by line as high. */
export function CardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={card.photos}>
        <Skeleton ratio="1" />
      </div>
      <p className={card.brand}>
        <span className={styles.short} />
      </p>
      <p className={`${card.title} ${styles.title}`}>
        <span className={styles.long} />
      </p>
      <p className={card.facts}>
        <span className={styles.long} />
      </p>
      <p>
        <span className={styles.short} />
      </p>
      <p className={card.facts}>
        <span className={styles.long} />
      </p>
    </div>
  );
}
