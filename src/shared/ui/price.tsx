import { useTranslation } from 'react-i18next';
import { hosts, type HostCode } from '../../config/hosts';
import type { LiveOffer } from '../../contract/items';
import { formatPrice, formatUsd } from '../lib/money';
import * as hidden from './spoken.module.css';
import * as styles from './price.module.css';

interface PriceProps {
  offer: Pick<LiveOffer, 'price' | 'priceWithDiscount' | 'priceUsd'> & {
    /** Whole US dollars; null without a discount. */
    priceWithDiscountUsd?: number | null;
  };
  host: HostCode;
  /** `display` is large, in the title face, with the price in dollars. */
  size?: 'text' | 'display';
}

/** A price with the old one when discounted; "on request" where there is none. */
export function Price({ offer, host, size = 'text' }: PriceProps) {
  const { t } = useTranslation('common');
  const { price, priceWithDiscount, priceUsd } = offer;
  if (price === null) return <p className={styles[size]}>{t('price.onRequest')}</p>;
  const usd = priceWithDiscount === null ? priceUsd : (offer.priceWithDiscountUsd ?? null);
  const showsUsd = size === 'display' && usd !== null && hosts[host].currency !== 'USD';
  return (
    <p className={styles[size]}>
      {priceWithDiscount !== null && (
        <del className={styles.old}>
          <span className={hidden.spoken}>{t('price.old')} </span>
          {formatPrice(price, host)}
        </del>
      )}
      <span className={styles.now}>{formatPrice(priceWithDiscount ?? price, host)}</span>
      {showsUsd && <span className={styles.usd}>{formatUsd(usd, host)}</span>}
    </p>
  );
}
