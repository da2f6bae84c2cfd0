import { type Condition, type Equipment } from '../../../../src/config/item-labels';
import { type Dice } from '../dice';
import { type PriceRange } from '../../model-types';

/** What condition and completeness do to the price of a piece in good condition. */
export const conditionFactors: Record<Condition, number> = {
  new: 1.06,
  perfect: 1,
  natural_wear: 0.92,
  has_defects: 0.76,
  needs_repair: 0.58,
};
export const equipmentFactors: Record<Equipment, number> = {
  with_package: 1,
  without_package: 0.94,
};

/** Dearer than this may be on request, dearer than the second always is; whole US dollars. */
export const onRequestFrom = { sometimes: 45_000, always: 90_000 } as const;

/**
 * Whole US dollars.
 * @param place where in its range the piece lies, 0 to 1 (age, weight of its stones, size)
 */
export function priceOf(
  [low, high]: PriceRange,
  place: number,
  condition: Condition,
  equipment: Equipment,
  dice: Dice,
): number {
  const spread = Math.min(1, Math.max(0, place + (dice.roll() - 0.5) * 0.4));
  const good = low + (high - low) * spread;
  return rounded(good * conditionFactors[condition] * equipmentFactors[equipment]);
}

export function isOnRequest(priceUsd: number, dice: Dice): boolean {
  if (priceUsd >= onRequestFrom.always) return true;
  return priceUsd >= onRequestFrom.sometimes && dice.chance(0.6);
}

/** 5 to 15 per cent off. */
export function discounted(priceUsd: number, dice: Dice): number {
  const lower = rounded(priceUsd * (0.85 + dice.roll() * 0.1));
  return lower < priceUsd ? lower : Math.floor(priceUsd * 0.95);
}

/** As a price tag would say it. */
function rounded(usd: number): number {
  const step = usd < 1_000 ? 10 : usd < 10_000 ? 50 : usd < 100_000 ? 100 : 500;
  return Math.max(step, Math.round(usd / step) * step);
}
