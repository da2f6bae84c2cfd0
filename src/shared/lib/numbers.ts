import { hosts, type HostCode } from '../../config/hosts';

// Chromium carries no Uzbek locale data and would write soums as `UZS 1,250,000`, other than the
// HTML of the build. Numbers are set alike in Russian.
const numeralLocales: Record<HostCode, string> = {
  ru: hosts.ru.intlLocale,
  en: hosts.en.intlLocale,
  ua: hosts.ua.intlLocale,
  uz: hosts.ru.intlLocale,
};

/** The host's `Intl.NumberFormat`, the same where a page is built and in every browser. */
export function numberFormat(
  host: HostCode,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  return new Intl.NumberFormat(numeralLocales[host], options);
}

/** A whole number with its thousands apart. */
export function formatNumber(value: number, host: HostCode): string {
  return numberFormat(host, { maximumFractionDigits: 0 }).format(value);
}

/** A measure with at most one decimal, e.g. `40,5`. */
export function formatMeasure(value: number, host: HostCode): string {
  return numberFormat(host, { maximumFractionDigits: 1 }).format(value);
}
