import { useRecoilState } from 'recoil';
import type { CurrencyRate } from '../../contract/currency';
import { loadPart } from '../lib/load-part';
import { useFetched } from '../lib/use-fetched';
import { currencyRatesState } from './currency-rates.state';

/** The rates, asked for once they are needed; empty while unknown, and when there is no answer. */
export function useCurrencyRates(areNeeded: boolean): readonly CurrencyRate[] {
  const [rates, setRates] = useRecoilState(currencyRatesState);
  useFetched({
    key: 'rates',
    isWanted: areNeeded && rates.length === 0,
    load: async () => {
      const { fetchCurrencyRates } = await loadPart(() => import('./currency.client'));
      setRates(await fetchCurrencyRates());
    },
    context: 'currency',
  });
  return rates;
}
