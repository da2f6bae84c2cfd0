import { toneOf, type Ramp } from './color';
import { fanTone, leaning, toneAt, type Finish } from './light';
import { at, pointAt } from './shape';
import { num, polygon, type Point } from './svg';

/** Paints strips in order and joins neighbours of one colour into one path. */
function strips(
  count: number,
  colorAt: (index: number) => string,
  pathFrom: (first: number, last: number) => string,
): string {
  let out = '';
  let first = 0;
  for (let index = 1; index <= count; index++) {
    const color = colorAt(first);
    if (index < count && colorAt(index) === color) continue;
    // The thin stroke of the same colour hides the seam between two neighbours.
    out += `<path d="${pathFrom(first, index)}" fill="${color}" stroke="${color}" stroke-width=".7"/>`;
    first = index;
  }
  return out;
}

/**
 * A band between two outlines of the same number of points, lit by its slope: `tilt` degrees
 * outwards (negative: inwards, as in a dish).
 */
export function band(
  outer: readonly Point[],
  inner: readonly Point[],
  ramp: Ramp,
  finish: Finish,
  tilt: number,
  lift = 0,
): string {
  const colors = outer.map((point, index) => {
    const next = pointAt(outer, index + 1);
    // Clockwise outlines: outwards is the direction of travel turned to the left.
    const azimuth = (Math.atan2(-(next[0] - point[0]), next[1] - point[1]) * 180) / Math.PI;
    return toneOf(ramp, toneAt(leaning(azimuth, tilt), finish) + lift);
  });
  return strips(
    outer.length,
    (index) => colors[index] ?? ramp[0],
    (first, last) => {
      const steps = Array.from({ length: last - first + 1 }, (_, step) => first + step);
      return polygon([
        ...steps.map((step) => pointAt(outer, step)),
        ...steps.reverse().map((step) => pointAt(inner, step)),
      ]);
    },
  );
}

/** A flat disc or ring around a point whose colour turns with the angle. */
export function fan(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  count: number,
  colorAt: (degrees: number) => string,
): string {
  const step = 360 / count;
  const place = (r: number, degrees: number) => at(cx, cy, r, degrees).map(num).join(' ');
  return strips(
    count,
    (index) => colorAt((index + 0.5) * step),
    (first, last) => {
      const from = first * step;
      const to = Math.min(last * step, from + 359.99);
      const long = to - from > 180 ? 1 : 0;
      const arc = (r: number, sweep: number, end: number) =>
        `A${num(r)} ${num(r)} 0 ${long} ${sweep} ${place(r, end)}`;
      if (inner <= 0) return `M${num(cx)} ${num(cy)}L${place(outer, from)}${arc(outer, 1, to)}Z`;
      return `M${place(outer, from)}${arc(outer, 1, to)}L${place(inner, to)}${arc(inner, 0, from)}Z`;
    },
  );
}

/** A flat ring or disc brushed in circles. */
export function brushedRing(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  ramp: Ramp,
  base = 0.56,
  strength = 0.26,
): string {
  return fan(cx, cy, outer, inner, 120, (degrees) =>
    toneOf(ramp, base + fanTone(degrees, strength)),
  );
}
