import { type Condition } from '../../../../src/config/item-labels';
import { type Dice } from '../dice';

const wears: Record<Condition, number> = {
  new: 0,
  perfect: 0.06,
  natural_wear: 0.28,
  has_defects: 0.55,
  needs_repair: 0.7,
};

/** What every look has beside its own fields. */
export function wornLook(condition: Condition, dice: Dice): { wear: number; variant: number } {
  const wear = condition === 'new' ? 0 : wears[condition] + (dice.roll() - 0.5) * 0.1;
  return { wear: Number(wear.toFixed(2)), variant: dice.between(0, 2 ** 31 - 1) };
}
