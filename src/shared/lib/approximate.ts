import { hosts, type HostCode } from '../../config/hosts';
import type { CurrencyRate } from '../../contract/currency';

/**
 * A sum in roubles or dollars in the currency of the host, to three significant digits as the house
 * writes prices that it converts; null on a host that counts in that currency itself, and while a
 * rate is unknown.
 */
export function approximate(
  sum: number,
  from: 'RUB' | 'USD',
  host: HostCode,
  rates: readonly CurrencyRate[],
): number | null {
  const { currency } = hosts[host];
  const perUsd = (code: string) =>
    code === 'USD' ? 1 : rates.find((rate) => rate.code === code)?.perUsd;
  const [here, there] = [perUsd(from), perUsd(currency)];
  if (currency === from || here === undefined || there === undefined) return null;
  return Number(((sum / here) * there).toPrecision(3));
}
