import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claims } from '../../config/claims';
import { conditions, type Condition } from '../../config/item-labels';
import { estimateKinds, type EstimateKind } from '../../config/service-facts';
import { formatNumber } from '../../shared/lib/numbers';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useCurrencyRates } from '../../shared/state/use-currency-rates';
import { useHost } from '../../shared/lib/use-host';
import * as button from '../../shared/ui/button.module.css';
import { ChoiceGroup, Radio } from '../../shared/ui/choice';
import * as styles from '../../shared/ui/estimator.module.css';
import { Select, TextField } from '../../shared/ui/field';
import { estimate, parseSum, wishes, type Estimate, type Wish } from './estimate';
import { EstimateResult } from './estimate-result';

/** What a visitor worked out, for the request that follows. */
export interface Wanted {
  kind: EstimateKind;
  condition: Condition;
  estimate: Estimate;
}

interface LoanEstimatorProps {
  kind?: EstimateKind;
  wish?: Wish;
  /** Sends the object for appraisal, or asks to talk where the form cannot take the sum. */
  onAsk: (wanted: Wanted) => void;
}

/** Roubles of the example that the built page holds. */
const example = 1_000_000;

/**
 * From an object and a wished sum to buy-back and loan valuation, with the reasoning (spec §1). Until
 * something is typed, and without scripts, it shows an example.
 */
export function LoanEstimator({ kind = 'watch', wish = 'pawn', onAsk }: LoanEstimatorProps) {
  const { t } = useTranslation('services');
  const host = useHost();
  const group = useId();
  const write = (roubles: number) => formatNumber(roubles, host);
  const [wanted, setWanted] = useState({ kind, wish, condition: 'perfect' as Condition });
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const rates = useCurrencyRates(typed !== null);

  const read = parseSum(typed ?? write(example), wanted.wish, host);
  const result = 'sum' in read ? estimate(wanted.wish, read.sum, host) : null;
  const problem = 'problem' in read ? problemWords(read.problem) : undefined;
  // A sum that is still being typed is not yet wrong, unless no more typing could mend it.
  const isShown = isLeft || ('problem' in read && /noNumber|tooLarge/.test(read.problem));

  function problemWords(name: 'required' | 'noNumber' | 'tooSmall' | 'tooLarge'): string {
    if (name !== 'tooSmall') return t(`estimator.problems.${name}`);
    if (wanted.wish === 'sell') return t('estimator.problems.sellTooSmall');
    const least = write(claims.loan.numbers[host].fromRoubles);
    return t('estimator.problems.tooSmall', { least });
  }

  return (
    <div className={styles.estimator}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setLeft(true);
          if (result) onAsk({ ...wanted, estimate: result });
          else document.getElementById(`${group}-sum`)?.querySelector('input')?.focus();
        }}
      >
        <ChoiceGroup legend={t('estimator.wish')}>
          {wishes.map((name) => (
            <Radio
              key={name}
              name={group}
              value={name}
              label={t(`estimator.wishes.${name}`)}
              checked={wanted.wish === name}
              onChange={() => setWanted({ ...wanted, wish: name })}
            />
          ))}
        </ChoiceGroup>
        <Select
          label={t('estimator.kind')}
          value={wanted.kind}
          onChange={({ target }) => setWanted({ ...wanted, kind: target.value as EstimateKind })}
        >
          {estimateKinds.map((name) => (
            <option key={name} value={name}>
              {t(`estimator.kinds.${name}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('estimator.condition')}
          value={wanted.condition}
          onChange={({ target }) => setWanted({ ...wanted, condition: target.value as Condition })}
        >
          {conditions.map((name) => (
            <option key={name} value={name}>
              {t(`estimator.conditions.${name}`)}
            </option>
          ))}
        </Select>
        <div id={`${group}-sum`}>
          <TextField
            label={t('estimator.sum')}
            help={t('estimator.sumHelp')}
            error={isShown ? problem : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? write(example)}
            onChange={({ target }) => {
              setLeft(false);
              setTyped(target.value);
            }}
            onBlur={() => {
              setLeft(true);
              if (typed !== null && 'sum' in read) setTyped(write(read.sum));
            }}
          />
        </div>
        <button
          className={button.primary}
          type="submit"
          {...opensDialog(result?.fitsForm === false ? 'callback' : 'appraisal')}
        >
          {t(result?.fitsForm === false ? 'estimator.talk' : 'estimator.send')}
        </button>
      </form>
      <div className={styles.result} role="status">
        <p className={styles.kind}>
          {typed === null ? t('estimator.example') : t(`estimator.kinds.${wanted.kind}`)}
        </p>
        {result ? (
          <EstimateResult estimate={result} rates={rates} {...wanted} />
        ) : (
          <p>{t('estimator.result.waiting')}</p>
        )}
        <p className={styles.note}>{t('estimator.note')}</p>
      </div>
    </div>
  );
}
