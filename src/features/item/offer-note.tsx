import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { formatPrice } from '../../shared/lib/money';
import { ageWords } from './age-words';
import { changesBetween, payable, type Offer } from './offer';
import * as styles from './offer-column.module.css';
import type { LiveOffer } from './use-live-offer';

interface OfferNoteProps {
  /** As the page was built. */
  built: Offer;
  live: LiveOffer;
  host: HostCode;
}

/**
 * What is to be said of a price beside itself: that it changed since the page was built, or how old
 * it is when the backend does not answer. Said politely; its line is kept free.
 */
export function OfferNote({ built, live, host }: OfferNoteProps) {
  const { t } = useTranslation('item');
  const before = payable(built);
  const words = (change: 'price' | 'places') => {
    if (change === 'places') return t('changed.places');
    return before === null
      ? t('changed.priceNew')
      : t('changed.price', { before: formatPrice(before, host) });
  };
  const news = live.isGone ? [t('changed.gone')] : changesBetween(built, live.offer).map(words);
  return (
    <div className={styles.note}>
      <p aria-live="polite">
        {news.join(' ')}
        {live.age && <AgeText age={live.age} host={host} />}
      </p>
      {live.age && (
        <button
          type="button"
          className={styles.again}
          aria-disabled={live.isAsking}
          onClick={() => {
            if (!live.isAsking) live.ask();
          }}
        >
          {t(live.isAsking ? 'asOf.asking' : 'asOf.again')}
        </button>
      )}
    </div>
  );
}

function AgeText({ age, host }: { age: NonNullable<LiveOffer['age']>; host: HostCode }) {
  const { t } = useTranslation('item');
  const { key, time, day } = ageWords(age, host);
  return <> {t(`asOf.${key}`, { time, day })}</>;
}
