import { type Ramp, toneOf } from '../base/color';
import type { Sheet } from '../base/sheet';
import { type Stop, line, num, path, rect } from '../base/svg';

/** Across a cylinder that lies along x: a bright line above its middle, dark below. */
export const cylinder = (ramp: Ramp, shine = 1): Stop[] => [
  [0, toneOf(ramp, 0.16)],
  [0.1, toneOf(ramp, 0.42)],
  [0.22, toneOf(ramp, 0.42 + 0.58 * shine)],
  [0.3, toneOf(ramp, 0.5 + 0.2 * shine)],
  [0.52, toneOf(ramp, 0.42)],
  [0.8, toneOf(ramp, 0.16)],
  [0.93, toneOf(ramp, 0.3)],
  [1, toneOf(ramp, 0.06)],
];

/** A turned part from x0 to x1 with half heights at its ends. */
export const turned = (
  sheet: Sheet,
  ramp: Ramp,
  x0: number,
  h0: number,
  x1: number,
  h1: number,
  shine = 1,
): string =>
  path(
    `M${num(x0)} ${num(-h0)}L${num(x1)} ${num(-h1)}V${num(h1)}L${num(x0)} ${num(h0)}Z`,
    sheet.over(cylinder(ramp, shine)),
  );

export function ringAt(sheet: Sheet, ramp: Ramp, x: number, w: number, h: number): string {
  return (
    rect(x, -h, w, 2 * h, sheet.over(cylinder(ramp)), { rx: Math.min(w / 2, 4) }) +
    line(`M${num(x + w)} ${num(-h)}V${num(h)}`, '#000', 1, { opacity: 0.4 })
  );
}
