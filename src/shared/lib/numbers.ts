import { languageOf, type HostCode } from '../../config/hosts';
import { languages } from '../../config/languages';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The host's `Intl.NumberFormat`, the same where a page is built and in every browser. Making one
 * takes longer than drawing a card, so each is made once.
 */
export function numberFormat(
  host: HostCode,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const { numbersLike } = languages[languageOf(host)];
  const key = `${numbersLike} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(numbersLike, options);
  formats.set(key, format);
  return format;
}

/** A whole number with its thousands apart. */
export function formatNumber(value: number, host: HostCode): string {
  return numberFormat(host, { maximumFractionDigits: 0 }).format(value);
}

/** A measure with at most one decimal, e.g. `40,5`. */
export function formatMeasure(value: number, host: HostCode): string {
  return numberFormat(host, { maximumFractionDigits: 1 }).format(value);
}
