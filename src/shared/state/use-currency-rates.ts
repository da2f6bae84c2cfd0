import { useEffect } from 'react';
import { useRecoilState } from 'recoil';
import type { CurrencyRate } from '../../contract/currency';
import { report } from '../lib/report';
import { currencyRatesState } from './currency-rates.state';

/** The rates, asked for once they are needed; empty while unknown, and when there is no answer. */
export function useCurrencyRates(areNeeded: boolean): readonly CurrencyRate[] {
  const [rates, setRates] = useRecoilState(currencyRatesState);
  const isAsked = areNeeded && rates.length === 0;
  useEffect(() => {
    if (!isAsked) return;
    import('../lib/currency.client')
      .then(({ fetchCurrencyRates }) => fetchCurrencyRates())
      .then(setRates)
      .catch((error: unknown) => report(error, 'currency'));
  }, [isAsked, setRates]);
  return rates;
}
