import { hosts, type HostCode } from '../../src/config/hosts';

// Making one takes longer than a whole answer does, and lists have a price a row.
const formats = new Map<HostCode, Intl.NumberFormat>();

/** A price in the host's currency, with its sign; `amount` in whole units. */
export function priceWords(host: HostCode, amount: number): string {
  const format = formats.get(host) ?? formatOf(host);
  formats.set(host, format);
  return format.format(amount);
}

function formatOf(host: HostCode): Intl.NumberFormat {
  const { intlLocale, currency } = hosts[host];
  return new Intl.NumberFormat(intlLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
}
