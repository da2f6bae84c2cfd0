import { languageOf, type HostCode } from '../../config/hosts';
import { languages } from '../../config/languages';

interface Digits {
  /** After the decimal mark; missing ones are zeros. */
  atLeast?: number;
  /** After the decimal mark; the value is rounded to them, a half away from zero. */
  atMost?: number;
}

const thousands = /\B(?=(?:\d{3})+$)/g;

/**
 * A number as the host writes it, with its thousands apart; whole unless digits are asked for. It is
 * what `Intl` would write, which takes 25 ms of a fast machine at its first use in a page, and knows
 * no Uzbek in Chromium.
 * @param value below 1e21
 */
export function formatNumber(
  value: number,
  host: HostCode,
  { atLeast = 0, atMost = atLeast }: Digits = {},
): string {
  const { decimal, group } = languages[languageOf(host)].numbers;
  // Shifted as text, so that a half is seen as it is written and not as it is stored.
  const steps = Math.round(Number(`${Math.abs(value)}e${atMost}`));
  const [whole = '', fraction = ''] = Number(`${steps}e-${atMost}`).toFixed(atMost).split('.');
  const shown = fraction.slice(0, atLeast) + fraction.slice(atLeast).replace(/0+$/, '');
  const sign = value < 0 && steps > 0 ? '-' : '';
  return sign + whole.replace(thousands, group) + (shown && decimal + shown);
}

/** A measure with at most one decimal, e.g. `40,5`. */
export function formatMeasure(value: number, host: HostCode): string {
  return formatNumber(value, host, { atMost: 1 });
}
