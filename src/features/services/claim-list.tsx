import type { ClaimName } from '../../config/claims';
import { useClaims } from '../../shared/lib/use-claims';
import * as styles from './claim-list.module.css';

interface ClaimListProps {
  claims: readonly ClaimName[];
  /** `wide` stands on its own across the page, two to a row. */
  form?: 'narrow' | 'wide';
}

/** Terms of the house, each a figure with what it is and what belongs to it. */
export function ClaimList({ claims, form = 'narrow' }: ClaimListProps) {
  const say = useClaims();
  return (
    <dl className={form === 'wide' ? `${styles.list} ${styles.wide}` : styles.list}>
      {claims.map((claim) => {
        const { name, value, note } = say(claim);
        return (
          <div key={claim} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        );
      })}
    </dl>
  );
}
