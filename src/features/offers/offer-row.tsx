import type { ComponentProps } from 'react';
import { OfferCard } from './offer-card';
import * as styles from './offer-row.module.css';

interface OfferRowProps {
  offers: readonly (ComponentProps<typeof OfferCard>['offer'] & { entityId: number })[];
  level?: ComponentProps<typeof OfferCard>['level'];
}

export function OfferRow({ offers, level }: OfferRowProps) {
  return (
    <ul className={styles.row}>
      {offers.map((offer) => (
        <li key={offer.entityId}>
          <OfferCard offer={offer} level={level} />
        </li>
      ))}
    </ul>
  );
}
