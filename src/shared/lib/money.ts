import { hosts, type HostCode } from '../../config/hosts';

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

/** What Uzbek readers expect after an amount. */
const uzbekSigns: Record<string, string> = { UZS: 'soʻm', USD: '$' };

function formatAmount(amount: number, host: HostCode, currency: string): string {
  if (host === 'uz') {
    // Browsers come without Uzbek data, so HTML and page would differ; the grouping is as in Russian.
    const number = new Intl.NumberFormat('ru-RU', {
      maximumFractionDigits: 0,
      useGrouping: 'always',
    }).format(amount);
    return `${number} ${uzbekSigns[currency] ?? currency}`.replace(anySpace, narrowSpace);
  }
  return new Intl.NumberFormat(hosts[host].intlLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  })
    .format(amount)
    .replace(anySpace, narrowSpace);
}
