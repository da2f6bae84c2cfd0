import type { HostCode } from '../../config/hosts';
import { refusalOf, type WeightRefusal } from '../../domain/diamond-price';
import { formatNumber } from '../../shared/lib/numbers';

/** Why a typed weight cannot be reckoned with. */
export type WeightProblem = WeightRefusal | 'required' | 'formatWrong';

/**
 * Carats from what was typed or stands in an address: a comma or a point, and at most two digits
 * after it, as stones are weighed.
 */
export function parseWeight(typed: string): { carats: number } | { problem: WeightProblem } {
  const text = typed.trim();
  if (text === '') return { problem: 'required' };
  const [, decimals = ''] = /^\d{1,9}(?:[.,](\d{0,9}))?$/.exec(text) ?? [text, null];
  if (decimals === null) return { problem: 'formatWrong' };
  const carats = Number(text.replace(',', '.'));
  const refusal = refusalOf(carats);
  if (refusal) return { problem: refusal };
  return decimals.length > 2 ? { problem: 'formatWrong' } : { carats };
}

/** A weight as the host writes it, with both its digits: `1,02`. */
export function writeCarats(carats: number, host: HostCode): string {
  return formatNumber(carats, host, { atLeast: 2 });
}

/** Grams as the host writes them: `0,204`. */
export function writeGrams(grams: number, host: HostCode): string {
  return formatNumber(grams, host, { atMost: 3 });
}
