import { hosts, type HostCode } from '../../config/hosts';

/** A day in words, e.g. `17 мая 2026 г.`; `instant` is ISO 8601. */
export function formatDay(instant: string, host: HostCode): string {
  return new Intl.DateTimeFormat(hosts[host].intlLocale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    // The same on every machine that builds.
    timeZone: 'Europe/Moscow',
  }).format(new Date(instant));
}
