import { darken, toneOf } from '../base/color';
import { band } from '../base/relief';
import { scaled } from '../base/shape';
import { type Point, path, polygon } from '../base/svg';
import { brilliant } from './brilliant';
import { type JewelPlan, mainGem } from './plan';
import { pearl } from './pearl';

export const tau = Math.PI * 2;

/** Outline by reach around the origin. */
export const polar = (reach: (a: number) => number, count = 144): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const a = (index * tau) / count;
    const r = reach(a);
    return [r * Math.cos(a), r * Math.sin(a)] as const;
  });

/** Reach of several equal circles that overlap in the middle. */
export const lobes =
  (count: number, distance: number, r: number, turn = 0) =>
  (a: number): number => {
    let best = 0;
    for (let index = 0; index < count; index++) {
      const c = turn + (index * tau) / count;
      const along = distance * Math.cos(a - c);
      const off = distance * Math.sin(a - c);
      if (Math.abs(off) < r) best = Math.max(best, along + Math.sqrt(r * r - off * off));
    }
    return best;
  };

/** A raised plate with a bevelled edge; filled with an inlay where the jewel has one, else metal. */
export function plate(
  plan: JewelPlan,
  points: readonly Point[],
  edge = 0.14,
  beads = false,
  inlay?: string | null,
): string {
  const inner = scaled(points, 1 - edge);
  const { sheet, metal } = plan;
  const shape = polygon(inner);
  const xs = points.map(([x]) => Math.abs(x));
  const r = Math.max(...xs);
  const fill =
    inlay === undefined || inlay === null
      ? sheet.linear(
          [-r, -r],
          [r, r],
          [
            [0, toneOf(metal, 0.95)],
            [0.35, toneOf(metal, 0.66)],
            [0.6, toneOf(metal, 0.8)],
            [1, toneOf(metal, 0.4)],
          ],
        )
      : sheet.linear(
          [-r, -r],
          [r, r],
          [
            [0, toneOf([darken(inlay, 0.5), inlay, '#ffffff'], 0.74)],
            [0.4, inlay],
            [1, darken(inlay, 0.35)],
          ],
        );
  let out =
    band(points, inner, metal, 'polished', 48) +
    path(shape, fill, { stroke: toneOf(metal, 0.15), 'stroke-width': 0.8 });
  if (beads) {
    const track = scaled(points, 1 - edge / 2);
    for (let index = 0; index < track.length; index += 3) {
      const point = track[index];
      if (point)
        out += pearl(sheet, point[0], point[1], r * edge * 0.42, toneOf(metal, 0.6), false);
    }
  }
  return out;
}

/** Colour of the plate inside a figure: a flat stone, or none. */
export function inlayOf(plan: JewelPlan): string | null {
  const gem = mainGem(plan);
  return gem && (gem.cut === 'inlay' || gem.cut === 'cabochon') ? (gem.color ?? '#ece9e4') : null;
}

/** Small brilliants strewn in rows inside an outline. */
export function paveInside(
  plan: JewelPlan,
  inside: (x: number, y: number) => boolean,
  r: number,
  size: number,
  from = -1.2,
): string {
  const pave = plan.accent ?? (plan.centre?.cut === 'round' ? plan.centre : null);
  const color = pave?.color ?? null;
  let out = '';
  let index = 0;
  for (let y = from * r, row = 0; y < 1.2 * r; y += size * 1.78, row++)
    for (let x = -1.3 * r + (row % 2) * size; x < 1.3 * r; x += size * 2.06)
      if (inside(x, y)) out += brilliant(plan.sheet, x, y, size, color, index++);
  return out;
}
