import { toneOf, type Ramp } from '../base/color';
import { brass } from '../base/metals';
import { band } from '../base/relief';
import { at, outlineOf } from '../base/shape';
import { circle, group, line, num, path, polygon, rect, ringPath, type Point } from '../base/svg';
import type { WatchPlan } from './plan';

/** A toothed wheel with spokes. */
export function wheel(r: number, teeth: number, ramp: Ramp, spokes: number): string {
  const points: Point[] = Array.from({ length: teeth * 4 }, (_, index) =>
    at(0, 0, index % 4 < 2 ? r : r * 0.92, (index * 90) / teeth),
  );
  const color = toneOf(ramp, 0.55);
  let arms = '';
  for (let spoke = 0; spoke < spokes; spoke++) {
    const [x, y] = at(0, 0, r * 0.78, (spoke * 360) / spokes);
    arms += `M0 0L${num(x)} ${num(y)}`;
  }
  return (
    path(polygon(points) + ringPath(0, 0, r * 0.74, 0.001), color, { 'fill-rule': 'evenodd' }) +
    line(arms, color, r * 0.11) +
    circle(0, 0, r * 0.83, 'none', {
      stroke: toneOf(ramp, 0.9),
      'stroke-width': r * 0.03,
      opacity: 0.7,
    }) +
    circle(0, 0, r * 0.16, toneOf(ramp, 0.7))
  );
}

/** A ruby bearing in its polished sink. */
export function jewel(plan: WatchPlan, x: number, y: number, r: number): string {
  const ruby = plan.sheet.over([
    [0, '#5e0a22'],
    [0.5, '#b01c43'],
    [1, '#e8668a'],
  ]);
  return (
    circle(x, y, r * 1.5, toneOf(brass, 0.85)) +
    circle(x, y, r * 1.12, toneOf(brass, 0.25)) +
    circle(x, y, r, ruby) +
    circle(x - r * 0.3, y - r * 0.35, r * 0.26, '#ffd9e2', { opacity: 0.85 }) +
    circle(x, y, r * 0.2, '#2b0510')
  );
}

export function screw(
  plan: WatchPlan,
  x: number,
  y: number,
  r: number,
  ramp: Ramp,
  turn: number,
): string {
  return (
    circle(x, y, r * 1.22, '#000', { opacity: 0.55 }) +
    circle(
      x,
      y,
      r,
      plan.sheet.over([
        [0, toneOf(ramp, 0.95)],
        [0.45, toneOf(ramp, 0.55)],
        [1, toneOf(ramp, 0.2)],
      ]),
    ) +
    rect(x - r, y - r * 0.14, 2 * r, r * 0.28, '#000', {
      opacity: 0.75,
      transform: `rotate(${num(turn)} ${num(x)} ${num(y)})`,
    })
  );
}

/** The balance: rim, two arms, hairspring. */
export function balance(r: number): string {
  let spring = '';
  for (let step = 0; step <= 120; step++) {
    const [x, y] = at(0, 0, r * (0.12 + (0.5 * step) / 120), step * 13);
    spring += `${step ? 'L' : 'M'}${num(x)} ${num(y)}`;
  }
  let weights = '';
  for (let index = 0; index < 8; index++) {
    const [x, y] = at(0, 0, r * 0.98, index * 45 + 12);
    weights += circle(x, y, r * 0.06, toneOf(brass, 0.9));
  }
  return (
    circle(0, 0, r * 0.9, 'none', { stroke: toneOf(brass, 0.3), 'stroke-width': r * 0.17 }) +
    circle(0, 0, r * 0.9, 'none', { stroke: toneOf(brass, 0.75), 'stroke-width': r * 0.11 }) +
    line(`M${num(-r * 0.9)} 0H${num(r * 0.9)}`, toneOf(brass, 0.7), r * 0.1, {
      transform: 'rotate(24)',
    }) +
    line(spring, '#8fa4c8', r * 0.022) +
    weights
  );
}

/** A flying cage in an opening of the dial. */
export function tourbillon(plan: WatchPlan, r: number): string {
  const { trim } = plan;
  let arms = '';
  for (const turn of [20, 140, 260]) {
    const [x, y] = at(0, 0, r * 0.82, turn);
    arms += `M0 0L${num(x)} ${num(y)}`;
  }
  return (
    circle(0, 0, r, '#101114') +
    group('translate(0 0)', balance(r * 0.66)) +
    group(`translate(${num(r * 0.3)} ${num(r * 0.28)})`, wheel(r * 0.3, 15, brass, 4)) +
    circle(0, 0, r * 0.84, 'none', { stroke: toneOf(trim, 0.7), 'stroke-width': r * 0.05 }) +
    line(arms, toneOf(trim, 0.2), r * 0.12, { 'stroke-linecap': 'round' }) +
    line(arms, toneOf(trim, 0.85), r * 0.075, { 'stroke-linecap': 'round' }) +
    jewel(plan, 0, 0, r * 0.09) +
    band(
      outlineOf('round', 2.08 * r, 2.08 * r, 72),
      outlineOf('round', 2 * r, 2 * r, 72),
      trim,
      'polished',
      -44,
    )
  );
}
