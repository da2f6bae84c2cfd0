import { currencySigns, hosts, languageOf, type Currency, type HostCode } from '../../config/hosts';
import { languages } from '../../config/languages';
import { formatNumber } from './numbers';

const narrowSpace = '\u202F';
const anySpace = /[\s\u00A0\u202F]/g;

/**
 * A price in the host's currency, e.g. `1 250 000 ₽` (`amount` in whole units). Thousands and sign
 * are set apart by narrow no-break spaces.
 */
export function formatPrice(amount: number, host: HostCode): string {
  return formatAmount(amount, host, hosts[host].currency);
}

/** The same price in US dollars, for hosts that count in another currency. */
export function formatUsd(amount: number, host: HostCode): string {
  return formatAmount(amount, host, 'USD');
}

/** Loans are counted in roubles in every country (spec §1). */
export function formatRoubles(amount: number, host: HostCode): string {
  return formatAmount(amount, host, 'RUB');
}

function formatAmount(amount: number, host: HostCode, currency: Currency): string {
  const number = formatNumber(amount, host).replace(anySpace, narrowSpace);
  const sign = currencySigns[currency];
  const { isSignFirst } = languages[languageOf(host)].numbers;
  if (!isSignFirst) return `${number}${narrowSpace}${sign}`;
  // English sets a foreign currency apart.
  return currency === 'USD' ? `${sign}${number}` : `${sign}${narrowSpace}${number}`;
}
