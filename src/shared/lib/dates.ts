import { hosts, type HostCode } from '../../config/hosts';

// The same on every machine that builds.
const timeZone = 'Europe/Moscow';

/** Browsers come without Uzbek data, so HTML and page would differ. */
const uzbekMonths = [
  'yanvar',
  'fevral',
  'mart',
  'aprel',
  'may',
  'iyun',
  'iyul',
  'avgust',
  'sentabr',
  'oktabr',
  'noyabr',
  'dekabr',
];

/** A day in words, e.g. `17 мая 2026 г.`; `instant` is ISO 8601. */
export function formatDay(instant: string, host: HostCode): string {
  if (host === 'uz') return formatUzbekDay(instant);
  return new Intl.DateTimeFormat(hosts[host].intlLocale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(instant));
}

function formatUzbekDay(instant: string): string {
  const numbers = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const [year, month, day] = numbers.format(new Date(instant)).split('-').map(Number);
  return `${day}-${uzbekMonths[(month ?? 1) - 1]}, ${year}-yil`;
}
