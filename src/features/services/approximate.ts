import { hosts, type HostCode } from '../../config/hosts';
import type { CurrencyRate } from '../../contract/currency';

/**
 * Roubles in the currency of the host, to three significant digits as the house writes prices that
 * it converts; null on a host that counts in roubles, and while a rate is unknown.
 */
export function approximate(
  roubles: number,
  host: HostCode,
  rates: readonly CurrencyRate[],
): number | null {
  const { currency } = hosts[host];
  const perUsd = (code: string) =>
    code === 'USD' ? 1 : rates.find((rate) => rate.code === code)?.perUsd;
  const [from, to] = [perUsd('RUB'), perUsd(currency)];
  if (currency === 'RUB' || from === undefined || to === undefined) return null;
  return Number(((roubles / from) * to).toPrecision(3));
}
