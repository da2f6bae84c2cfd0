import { toneOf, type Ramp } from '../base/color';
import { ellipse, group, num, line, type Point } from '../base/svg';

/** Points at equal distances along a polyline. */
export function evenly(
  points: readonly Point[],
  gap: number,
): { x: number; y: number; turn: number }[] {
  const out: { x: number; y: number; turn: number }[] = [];
  let rest = 0;
  for (let index = 1; index < points.length; index++) {
    const a = points[index - 1];
    const b = points[index];
    if (!a || !b) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    let walked = rest;
    while (walked < length) {
      out.push({
        x: a[0] + ((b[0] - a[0]) * walked) / length,
        y: a[1] + ((b[1] - a[1]) * walked) / length,
        turn,
      });
      walked += gap;
    }
    rest = walked - length;
  }
  return out;
}

/** A cable chain: links seen flat and on edge by turns. */
export function chain(points: readonly Point[], ramp: Ramp, size: number): string {
  let shade = '';
  let body = '';
  evenly(points, size * 1.28).forEach(({ x, y, turn }, index) => {
    const place = `translate(${num(x)} ${num(y)}) rotate(${num(turn)})`;
    shade += ellipse(x + size * 0.3, y + size * 0.5, size * 0.8, size * 0.4, '#2a2118', {
      opacity: 0.13,
    });
    body +=
      index % 2
        ? group(
            place,
            line(`M${num(-size)} 0H${num(size)}`, toneOf(ramp, 0.2), size * 0.52, {
              'stroke-linecap': 'round',
            }) +
              line(
                `M${num(-size * 0.9)} ${num(-size * 0.05)}H${num(size * 0.9)}`,
                toneOf(ramp, 0.86),
                size * 0.24,
                { 'stroke-linecap': 'round' },
              ),
          )
        : group(
            place,
            ellipse(0, 0, size * 0.96, size * 0.58, 'none', {
              stroke: toneOf(ramp, 0.18),
              'stroke-width': size * 0.44,
            }) +
              ellipse(-size * 0.03, -size * 0.05, size * 0.96, size * 0.58, 'none', {
                stroke: toneOf(ramp, 0.74),
                'stroke-width': size * 0.24,
              }),
          );
  });
  return shade + body;
}

/** A curve through three points as a polyline (quadratic). */
export function bow(a: Point, control: Point, b: Point, steps = 40): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const mix = (from: number, middle: number, to: number) =>
      (1 - t) ** 2 * from + 2 * t * (1 - t) * middle + t * t * to;
    return [mix(a[0], control[0], b[0]), mix(a[1], control[1], b[1])] as const;
  });
}
