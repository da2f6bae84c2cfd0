import { currency, type CurrencyRate } from '../../contract/currency';
import { callApi } from '../lib/http';

/** Today's rates (spec §7: GET the currency endpoint). */
export async function fetchCurrencyRates(): Promise<readonly CurrencyRate[]> {
  return (await callApi(currency, { progress: false })).rates;
}
