import { toneOf } from '../base/color';
import { scaled } from '../base/shape';
import { type Point, group, line, num, path, polygon, polyline } from '../base/svg';
import { brilliant } from './brilliant';
import { inlayOf, lobes, paveInside, plate, polar } from './figure-parts';
import { girdlePoints } from './outlines';
import { type JewelPlan, mainGem } from './plan';
import { gemstone } from './stone';
import { pearl } from './pearl';

export function clover(plan: JewelPlan, r: number): string {
  const points = scaled(polar(lobes(4, 0.5, 0.5)), r);
  const inlay = inlayOf(plan);
  const reach = lobes(4, 0.5, 0.5);
  const paved = inlay === null && plan.look.stones.length > 0;
  return (
    plate(plan, points, 0.13, true, inlay) +
    (paved
      ? paveInside(
          plan,
          (x, y) => Math.hypot(x, y) < (reach(Math.atan2(y, x)) * 0.83 - 0.05) * r,
          r,
          r * 0.075,
        )
      : '') +
    (inlay ? group('', path(polygon(scaled(points, 0.6)), '#fff', { opacity: 0.1 })) : '')
  );
}

export function flower(plan: JewelPlan, r: number): string {
  let out = '';
  for (let petal = 0; petal < 5; petal++) {
    const shape = girdlePoints('pear', r * 0.66, r * 0.86)
      .map(([x, y]) => [x, -y] as const)
      .reverse();
    const body =
      plan.look.stones.length > 1
        ? plate(plan, shape, 0.1) +
          paveInside(
            plan,
            (x, y) => Math.hypot(x / 0.27, (y + 0.02 * r) / 0.36) < r * 0.9,
            r * 0.5,
            r * 0.055,
            -1.2,
          )
        : plate(plan, shape, 0.16, false, inlayOf(plan));
    out += group(`rotate(${petal * 72}) translate(0 ${num(-r * 0.5)}) rotate(180)`, body);
  }
  const gem = mainGem(plan);
  return (
    out +
    (gem && gem.cut !== 'inlay'
      ? gemstone(plan.sheet, gem, r * 0.42)
      : pearl(plan.sheet, 0, 0, r * 0.19, toneOf(plan.metal, 0.62), false))
  );
}

export function feather(plan: JewelPlan, r: number): string {
  let out = '';
  const spine = (t: number): Point => [Math.sin(t * 2.2) * r * 0.3 - r * 0.2, (t * 2 - 1) * r];
  for (let step = 0; step < 22; step++) {
    const t = step / 22;
    const [x, y] = spine(t);
    const length = r * (0.16 + 0.5 * Math.sin(Math.PI * (0.12 + t * 0.74)));
    for (const side of [-1, 1]) {
      const d = `M${num(x)} ${num(y)}Q${num(x + side * length * 0.55)} ${num(y - r * 0.02)} ${num(x + side * length)} ${num(y - r * 0.26)}`;
      out +=
        line(d, toneOf(plan.metal, side < 0 ? 0.3 : 0.15), r * 0.075, {
          'stroke-linecap': 'round',
        }) +
        line(d, toneOf(plan.metal, (side < 0 ? 0.9 : 0.55) - (step % 3) * 0.07), r * 0.052, {
          'stroke-linecap': 'round',
        });
    }
  }
  const line2 = polyline(Array.from({ length: 20 }, (_, step) => spine(step / 19)));
  out +=
    line(line2, toneOf(plan.metal, 0.2), r * 0.07) +
    line(line2, toneOf(plan.metal, 0.95), r * 0.045);
  if (plan.look.stones.length > 0)
    for (let step = 2; step < 19; step++) {
      const [x, y] = spine(step / 19);
      out += brilliant(plan.sheet, x, y, r * 0.05, mainGem(plan)?.color ?? null, step);
    }
  return out;
}
