import { type Ramp, toneOf } from '../base/color';
import { band } from '../base/relief';
import { at, outlineOf, pointAt } from '../base/shape';
import { type Point, circle, group, num, path, polygon } from '../base/svg';
import type { WatchPlan } from './plan';

/** The bezel at an inset of its width: 0 is its outer edge, 1 the glass. */
export function edges(plan: WatchPlan) {
  const { bezel, glass, openingForm } = plan;
  return (share: number): Point[] =>
    outlineOf(
      openingForm,
      bezel.width + (glass.width - bezel.width) * share,
      bezel.height + (glass.height - bezel.height) * share,
    );
}

export const radiusAt = ({ bezel, glass }: WatchPlan, share: number): number =>
  (bezel.width + (glass.width - bezel.width) * share) / 2;

export function teeth(plan: WatchPlan, ramp: Ramp): string {
  const count = 96;
  const outer = radiusAt(plan, 0);
  const points: Point[] = Array.from({ length: count * 2 }, (_, index) =>
    at(0, 0, index % 2 ? outer : outer * 0.982, (index * 180) / count),
  );
  const inner = points.map(([x, y]) => {
    const r = Math.hypot(x, y);
    const k = radiusAt(plan, 0.2) / r;
    return [x * k, y * k] as const;
  });
  return band(points, inner, ramp, 'polished', 50);
}

/** Screws around a bezel: slots point along the edge. */
export function screwHeads(
  plan: WatchPlan,
  ramp: Ramp,
  count: number,
  start: number,
  share: number,
  r: number,
): string {
  const track = edges(plan)(share);
  let out = '';
  for (let index = 0; index < count; index++) {
    const degrees = start + (index * 360) / count;
    const [x, y] = pointAt(track, Math.round((degrees / 360) * track.length));
    const sink = circle(0, 0, r * 1.22, toneOf(ramp, 0.1), { opacity: 0.75 });
    const hex = polygon(Array.from({ length: 6 }, (_, corner) => at(0, 0, r, corner * 60)));
    const head =
      plan.look.bezel.kind === 'octagonal_screws'
        ? path(hex, toneOf(ramp, 0.72))
        : circle(
            0,
            0,
            r,
            plan.sheet.over([
              [0, toneOf(ramp, 0.95)],
              [1, toneOf(ramp, 0.35)],
            ]),
          );
    const slot = path(
      `M${num(-r * 0.86)} ${num(-r * 0.13)}h${num(r * 1.72)}v${num(r * 0.26)}h${num(-r * 1.72)}Z`,
      toneOf(ramp, 0.04),
    );
    out += group(`translate(${num(x)} ${num(y)}) rotate(${num(degrees + 90)})`, sink + head + slot);
  }
  return out;
}
