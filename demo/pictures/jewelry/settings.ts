import { toneOf, type Ramp } from '../base/color';
import { at } from '../base/shape';
import { circle, group, num, path } from '../base/svg';
import { brilliant } from './brilliant';
import { girdle } from './outlines';
import type { JewelPlan, SetGem } from './plan';
import { collet, glint, prongs } from './clasps';
import { gemstone } from './stone';
import { heightOf } from './gem';
import { pearl } from './pearl';

/** Places along a cut's outline at equal distances. */
export function around(gem: SetGem, w: number, h: number, gap: number): [number, number][] {
  const fine = Array.from({ length: 360 }, (_, degrees) => girdle(gem.cut, degrees, 1, w, h));
  const lengths = fine.map(([x, y], index) => {
    const next = fine[(index + 1) % 360] ?? [x, y];
    return Math.hypot(next[0] - x, next[1] - y);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(6, Math.round(total / gap));
  const places: [number, number][] = [];
  let walked = 0;
  fine.forEach(([x, y], index) => {
    if (places.length < count && walked >= (places.length * total) / count - 0.001)
      places.push([x, y]);
    walked += lengths[index] ?? 0;
  });
  return places;
}

/** A row of small brilliants around a gem. */
export function halo(plan: JewelPlan, gem: SetGem, w: number, rim: number, small: number): string {
  const h = heightOf(gem.cut, w);
  const accent = plan.accent?.color ?? null;
  let out = collet(plan.sheet, gem, w, plan.metal, rim + small * 1.5);
  around(gem, w + 2 * rim + small * 1.2, h + 2 * rim + small * 1.2, small * 2.1).forEach(
    ([x, y], index) => {
      out += brilliant(plan.sheet, x, y, small, accent, index);
    },
  );
  return out;
}

/** The cap that holds a pearl from above. */
function cap(w: number, ramp: Ramp): string {
  const d = `M${num(-w * 0.2)} ${num(-w * 0.5)}Q0 ${num(-w * 0.68)} ${num(w * 0.2)} ${num(-w * 0.5)}Q0 ${num(-w * 0.42)} ${num(-w * 0.2)} ${num(-w * 0.5)}Z`;
  return path(d, toneOf(ramp, 0.8), { stroke: toneOf(ramp, 0.2), 'stroke-width': 1 });
}

/** A gem in prongs, in a halo, or in a rim, around the origin. */
export function setStone(
  plan: JewelPlan,
  gem: SetGem,
  w: number,
  setting: 'prongs' | 'halo' | 'bezel',
  ramp: Ramp = plan.metal,
): string {
  const { sheet } = plan;
  // Pearls are not clasped but pinned, under a small cap.
  if (gem.stone === 'pearl' || gem.cut === 'bead')
    return (
      pearl(sheet, 0, 0, w * 0.56, gem.color ?? '#f2ece1', gem.stone === 'pearl') + cap(w, ramp)
    );
  if (setting === 'bezel') return collet(sheet, gem, w, ramp) + gemstone(sheet, gem, w);
  const spark =
    w > 60 && gem.cut !== 'cabochon'
      ? glint(-0.2 * w, -0.24 * heightOf(gem.cut, w), w * 0.13, 0.9)
      : '';
  const stone = gemstone(sheet, gem, w) + prongs(sheet, gem, w, ramp) + spark;
  const ground = collet(sheet, gem, w * 0.98, ramp, w * 0.02);
  if (setting === 'prongs') return ground + stone;
  return halo(plan, gem, w, w * 0.03, Math.max(5, w * 0.062)) + stone;
}

/** A bunch: one stone in the middle, others around it as petals. */
export function cluster(plan: JewelPlan, centre: SetGem, petal: SetGem, w: number): string {
  const { sheet, metal } = plan;
  const count = petal.cut === 'marquise' || petal.cut === 'pear' ? 8 : 9;
  const small = w * 0.52;
  const distance = w * 0.5 + heightOf(petal.cut, small) * 0.44;
  let out = '';
  for (let index = 0; index < count; index++) {
    const degrees = (index * 360) / count;
    const [x, y] = at(0, 0, distance, degrees - 90);
    out += group(
      `translate(${num(x)} ${num(y)}) rotate(${num(degrees)})`,
      collet(sheet, petal, small, metal, small * 0.03) +
        gemstone(sheet, { ...petal, seed: `${petal.seed} ${index}` }, small) +
        prongs(sheet, petal, small, metal, small * 0.12),
    );
  }
  return out + circle(0, 0, w * 0.5, toneOf(metal, 0.3)) + setStone(plan, centre, w, 'prongs');
}
