import { useTranslation } from 'react-i18next';
import type { ClaimName } from '../../config/claims';
import type { Condition } from '../../config/item-labels';
import { limits } from '../../config/limits';
import type { EstimateKind } from '../../config/service-facts';
import type { CurrencyRate } from '../../contract/currency';
import { approximate } from '../../shared/lib/approximate';
import { formatPrice } from '../../shared/lib/money';
import { formatNumber } from '../../shared/lib/numbers';
import { pluralForm } from '../../shared/lib/plural';
import { useClaims } from '../../shared/lib/use-claims';
import { useHost } from '../../shared/lib/use-host';
import * as styles from '../../shared/ui/estimator.module.css';
import type { Estimate, Range } from './estimate';

/** What the ledger says of a kind beside the shares. */
const factsOf: Partial<Record<EstimateKind, ClaimName>> = {
  watch: 'watchPurchase',
  jewelry: 'stones',
  diamond: 'fancyCut',
};

interface EstimateResultProps {
  estimate: Estimate;
  kind: EstimateKind;
  condition: Condition;
  rates: readonly CurrencyRate[];
}

/** How a sum, the buy-back and the loan valuation of an object hang together, and why. */
export function EstimateResult({ estimate, kind, condition, rates }: EstimateResultProps) {
  const { t } = useTranslation('services');
  const host = useHost();
  const say = useClaims();
  const { wish, sum, buyBack, loan, worthAtLeast, loanAnswer, fitsForm } = estimate;
  const written = (roubles: number) => formatNumber(roubles, host);
  const rows =
    wish === 'pawn'
      ? ([['buyBackNeeded', buyBack, 'whyLoan']] as const)
      : ([['loan', loan, 'whyLoan']] as const);
  const reasons = {
    whyLoan: t('estimator.result.whyLoan', { claim: say('loanBelowBuyBack').value }),
    whyWorth: t('estimator.result.whyWorth', { claim: say('buyBack').value }),
  };
  const fact = factsOf[kind];

  const inWords = ({ least, most }: Range) =>
    least === most
      ? t(`estimator.result.roubles_${pluralForm(least, host)}`, { sum: written(least) })
      : t(`estimator.result.range_${pluralForm(most, host)}`, {
          least: written(least),
          most: written(most),
        });
  const about = ({ least, most }: Range) => {
    const ends = [...new Set([least, most])].map((end) => approximate(end, 'RUB', host, rates));
    const known = ends.flatMap((end) => (end === null ? [] : [formatPrice(end, host)]));
    return known.length > 0 && t('estimator.result.about', { sum: known.join(' – ') });
  };
  const loanSays = {
    offered: t('estimator.result.bounds', { claim: say('loan').value }),
    byAgreement: t('estimator.result.byAgreement'),
    tooSmall: t('estimator.result.tooSmall', { claim: say('loan').value }),
  }[loanAnswer];

  return (
    <>
      <p className={styles.title}>
        {t(`estimator.result.${wish}_${pluralForm(sum, host)}`, { sum: written(sum) })}
      </p>
      <p className={styles.about}>{about({ least: sum, most: sum })}</p>
      <dl className={styles.rows}>
        {[...rows, ['worth', { least: worthAtLeast, most: worthAtLeast }, 'whyWorth'] as const].map(
          ([name, range, why]) => (
            <div key={name} className={styles.row}>
              <dt>{t(`estimator.result.${name}`)}</dt>
              <dd className={styles.value}>{inWords(range)}</dd>
              <dd className={styles.about}>{about(range)}</dd>
              <dd className={styles.why}>{reasons[why]}</dd>
            </div>
          ),
        )}
      </dl>
      <ul className={styles.notes}>
        <li>{loanSays}</li>
        {!fitsForm && <li>{t('estimator.result.form', { most: written(limits.amountMax) })}</li>}
        {fact && <li>{t('estimator.result.kindFact', { replace: say(fact) })}</li>}
        <li>{t(`estimator.conditionSays.${condition}`)}</li>
      </ul>
    </>
  );
}
