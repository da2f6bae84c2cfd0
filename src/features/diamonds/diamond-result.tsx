import { useTranslation } from 'react-i18next';
import { diamondPrices } from '../../config/diamond-prices';
import type { CurrencyRate } from '../../contract/currency';
import { priceOfDiamond, type Diamond } from '../../domain/diamond-price';
import { approximate } from '../../shared/lib/approximate';
import { formatDay } from '../../shared/lib/dates';
import { formatPrice } from '../../shared/lib/money';
import { useClaims } from '../../shared/lib/use-claims';
import { useHost } from '../../shared/lib/use-host';
import * as estimator from '../../shared/ui/estimator.module.css';
import * as styles from './diamond-calculator.module.css';
import { PriceMoves } from './price-moves';
import { PriceSteps } from './price-steps';
import { useDiamondWords } from './use-diamond-words';

interface DiamondResultProps {
  diamond: Diamond;
  rates: readonly CurrencyRate[];
}

/** What the stone costs, how that is reached, what moves it, and what it is good for. */
export function DiamondResult({ diamond, rates }: DiamondResultProps) {
  const { t } = useTranslation('diamonds');
  const host = useHost();
  const sayClaim = useClaims();
  const say = useDiamondWords();
  const price = priceOfDiamond(diamond);
  const [least, most] = [price.told.least, price.told.most].map((end) =>
    approximate(end, 'USD', host, rates),
  );
  const isKnown = typeof least === 'number' && typeof most === 'number';
  return (
    <>
      <p>{say.stone(diamond)}</p>
      <p className={styles.price} role="status">
        {say.dollars(price.told)}
      </p>
      <p className={estimator.about}>
        {isKnown &&
          t('about', { range: say.span({ least, most }, (end) => formatPrice(end, host)) })}
      </p>
      <PriceSteps diamond={diamond} price={price} />
      <PriceMoves diamond={diamond} />
      <ul className={estimator.notes}>
        {(['buyBack', 'loanBelowBuyBack'] as const).map((claim) => (
          <li key={claim}>{t('claim', { replace: sayClaim(claim) })}</li>
        ))}
        <li>{t(`table.${diamondPrices.source}`, { day: formatDay(diamondPrices.day, host) })}</li>
      </ul>
    </>
  );
}
