import type { ItemAbout } from '../../shared/state/active-modal.state';
import { Picture } from '../../shared/ui/picture';
import * as styles from './about-item.module.css';

/** What a dialog is about: small, above its form. */
export function AboutItem({ about }: { about: ItemAbout }) {
  const { picture, title, reference, priceText } = about;
  return (
    <div className={styles.about}>
      {picture && (
        // The title beside it says what it is.
        <Picture className={styles.picture} picture={{ ...picture, alt: '' }} sizes="72px" />
      )}
      <div>
        <p className={styles.title}>{title}</p>
        {reference && !title.includes(reference) && <p className={styles.fact}>{reference}</p>}
        {priceText && <p className={styles.fact}>{priceText}</p>}
      </div>
    </div>
  );
}
