import type { ComponentProps } from 'react';
import { CardRow } from '../../shared/ui/card-row';
import { OfferCard } from './offer-card';

interface OfferRowProps {
  offers: readonly (ComponentProps<typeof OfferCard>['offer'] & { entityId: number })[];
  level?: ComponentProps<typeof OfferCard>['level'];
}

/** Actions and offers, up to four to a row. */
export function OfferRow({ offers, level }: OfferRowProps) {
  return (
    <CardRow entries={offers} columns="fitting">
      {(offer) => <OfferCard offer={offer} level={level} />}
    </CardRow>
  );
}
