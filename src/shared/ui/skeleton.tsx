import * as styles from './skeleton.module.css';

/** A place that is being filled; who cannot see it hears of the loading elsewhere. */
export function Skeleton({ ratio }: { /** Width to height, e.g. `4 / 5`. */ ratio: string }) {
  return <span className={styles.skeleton} style={{ aspectRatio: ratio }} aria-hidden="true" />;
}
