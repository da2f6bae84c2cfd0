import { type Ramp, toneOf } from '../base/color';
import { band } from '../base/relief';
import { at } from '../base/shape';
import { line, num, path, polygon } from '../base/svg';
import { edges, radiusAt } from './bezel-parts';
import type { WatchPlan } from './plan';

export function domed(plan: WatchPlan, ramp: Ramp): string {
  const edge = edges(plan);
  const slopes = [62, 46, 30, 12, -8, -30];
  return slopes
    .map((tilt, index) =>
      band(edge(index / slopes.length), edge((index + 1) / slopes.length), ramp, 'polished', tilt),
    )
    .join('');
}

export function fluted(plan: WatchPlan, ramp: Ramp): string {
  const edge = edges(plan);
  let out = band(edge(0), edge(0.14), ramp, 'polished', 60);
  const count = 72;
  for (let index = 0; index < count; index++) {
    const middle = (index + 0.5) * (360 / count);
    const from = index * (360 / count);
    const to = (index + 1) * (360 / count);
    const outer = radiusAt(plan, 0.12);
    const inner = radiusAt(plan, 0.84);
    for (const [a, b, lean] of [
      [from, middle, middle - 68],
      [middle, to, middle + 68],
    ] as const) {
      // Each flute shows the lamp on one flank and the dark of the room on the other.
      const towards = Math.cos(((lean - 225) * Math.PI) / 180);
      const tone = 0.52 + 0.4 * towards + 0.1 * Math.cos(((middle - 225) * Math.PI) / 90);
      const color = toneOf(ramp, tone);
      const facet = polygon([
        at(0, 0, outer, a),
        at(0, 0, outer, b),
        at(0, 0, inner, b),
        at(0, 0, inner, a),
      ]);
      out += path(facet, color, { stroke: color, 'stroke-width': 0.4 });
    }
  }
  return out + band(edge(0.82), edge(1), ramp, 'polished', -34);
}

export function coinEdge(plan: WatchPlan, ramp: Ramp): string {
  const edge = edges(plan);
  let out = band(edge(0), edge(0.3), ramp, 'polished', 58);
  const count = 120;
  let grooves = '';
  for (let index = 0; index < count; index++) {
    const angle = (index * 360) / count;
    const a = at(0, 0, radiusAt(plan, 0), angle);
    const b = at(0, 0, radiusAt(plan, 0.3), angle);
    grooves += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  out += line(grooves, toneOf(ramp, 0.08), 1.5, { opacity: 0.65 });
  out += [36, 16, -6, -32]
    .map((tilt, i) =>
      band(edge(0.3 + i * 0.175), edge(0.3 + (i + 1) * 0.175), ramp, 'polished', tilt),
    )
    .join('');
  return out;
}

export function stepped(plan: WatchPlan, ramp: Ramp): string {
  const edge = edges(plan);
  return (
    band(edge(0), edge(0.16), ramp, 'polished', 58) +
    band(edge(0.16), edge(0.42), ramp, 'polished', 8) +
    band(edge(0.42), edge(0.54), ramp, 'polished', 64) +
    band(edge(0.54), edge(0.8), ramp, 'polished', 14) +
    band(edge(0.8), edge(1), ramp, 'polished', -40)
  );
}
