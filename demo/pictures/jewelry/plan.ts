import type { JewelryLook, LookStone } from '../../catalogue/generate/look-jewelry';
import type { Ramp } from '../base/color';
import { metals } from '../base/metals';
import { chanceOf, type Chance } from '../base/random';
import type { Sheet } from '../base/sheet';
import { aspects } from './outlines';
import type { Gem } from './gem';
import { stoneColour } from './stone-colours';

/** Everything that the parts of one jewel share. */
export interface JewelPlan {
  sheet: Sheet;
  look: JewelryLook;
  seed: string;
  maker: string;
  metal: Ramp;
  /** Second and third metal; the first again where there is only one. */
  others: readonly [Ramp, Ramp];
  centre: SetGem | null;
  sides: readonly SetGem[];
  /** Of pave, halos and rows; colourless diamonds when the jewel has none but other stones. */
  accent: SetGem | null;
  /** Band, bracelet or chain against a medium one. */
  width: number;
  chance: (part: string) => Chance;
}

export interface SetGem extends Gem {
  count: number;
  /** Width of one stone in units. */
  size: number;
}

/** Round stones grow with the cube root of their weight; others keep the weight by their aspect. */
function sizeOf(stone: LookStone): number {
  const each = Math.max(0.004, stone.carat / Math.max(1, stone.count));
  return (124 * Math.cbrt(each)) / Math.sqrt(aspects[stone.cut]);
}

function setGem(stone: LookStone, seed: string): SetGem {
  return {
    stone: stone.stone,
    cut: stone.cut,
    color: stoneColour(stone.stone, stone.colour),
    seed,
    count: stone.count,
    size: sizeOf(stone),
  };
}

export function planJewel(sheet: Sheet, look: JewelryLook, seed: string, maker: string): JewelPlan {
  const gems = (role: LookStone['role']) =>
    look.stones
      .filter((stone) => stone.role === role)
      .map((stone, index) => setGem(stone, `${seed} ${role} ${index}`));
  const metal = metals[look.metals[0] ?? 'white_gold'];
  const second = metals[look.metals[1] ?? look.metals[0] ?? 'white_gold'];
  const third = metals[look.metals[2] ?? look.metals[1] ?? look.metals[0] ?? 'white_gold'];
  return {
    sheet,
    look,
    seed,
    maker,
    metal,
    others: [second, third],
    centre: gems('centre')[0] ?? null,
    sides: gems('side'),
    accent: gems('accent')[0] ?? null,
    width: { thin: 0.68, medium: 1, wide: 1.6 }[look.width],
    chance: (part) => chanceOf(`${seed} ${part} ${look.variant}`),
  };
}

/** The stones that stand for all others of the jewel. */
export const mainGem = (plan: JewelPlan): SetGem | null =>
  plan.centre ?? plan.sides[0] ?? plan.accent;

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));
