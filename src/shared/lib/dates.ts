import { hosts, languageOf, type HostCode } from '../../config/hosts';
import type { LanguageCode } from '../../config/languages';
import { houseTimeZone } from '../../config/house-time';

// Chromium carries no Uzbek locale data and would write `2026 M05 17`.
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
] as const;

/** Made at its first use and kept: making a format takes as long as writing a hundred days. */
function lazyFormat(locale: string, options: Intl.DateTimeFormatOptions): (day: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    // The same on every machine that builds.
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: houseTimeZone });
    return format.format(day);
  };
}

const inWords = (host: LanguageCode) =>
  lazyFormat(hosts[host].intlLocale, { day: 'numeric', month: 'long', year: 'numeric' });

const inNumbers = lazyFormat('en-GB', { dateStyle: 'short' });

const days: Record<LanguageCode, (day: Date) => string> = {
  ru: inWords('ru'),
  en: inWords('en'),
  ua: inWords('ua'),
  uz: (day) => {
    const [date = 0, month = 0, year = 0] = inNumbers(day).split('/').map(Number);
    return `${year}-yil ${date}-${uzbekMonths[month - 1]}`;
  },
};

/** A day in words, e.g. `17 мая 2026 г.`; `instant` is ISO 8601. */
export function formatDay(instant: string, host: HostCode): string {
  return days[languageOf(host)](new Date(instant));
}

/** A time of day on the visitor's own clock, e.g. `14:20`; `instant` in milliseconds of the epoch. */
export function formatTime(instant: number): string {
  const time = new Date(instant);
  return [time.getHours(), time.getMinutes()]
    .map((number) => String(number).padStart(2, '0'))
    .join(':');
}
