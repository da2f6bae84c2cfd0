import { darken, lighten } from '../base/color';
import type { Sheet } from '../base/sheet';
import { circle, ellipse, num } from '../base/svg';

/** A pearl or bead. */
export function pearl(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  color: string,
  isPearl = true,
): string {
  const body = sheet.radial(
    [0.37, 0.33],
    0.74,
    [
      [0, lighten(color, isPearl ? 0.9 : 0.6)],
      [0.2, lighten(color, isPearl ? 0.5 : 0.35)],
      [0.5, color],
      [0.84, darken(color, isPearl ? 0.42 : 0.66)],
      [1, darken(color, isPearl ? 0.26 : 0.5)],
    ],
    { gradientUnits: 'objectBoundingBox' },
  );
  return (
    circle(x, y, r, body) +
    ellipse(x - 0.32 * r, y - 0.38 * r, 0.2 * r, 0.13 * r, '#fff', {
      opacity: isPearl ? 0.75 : 0.9,
      transform: `rotate(-40 ${num(x - 0.32 * r)} ${num(y - 0.38 * r)})`,
    }) +
    (isPearl ? orient(sheet, x, y, r) : '')
  );
}

/** The orient of a pearl: a rosy light on its shaded side. */
function orient(sheet: Sheet, x: number, y: number, r: number): string {
  const glow = sheet.radial(
    [0.64, 0.7],
    0.36,
    [
      [0, '#ffe9e4', 0.5],
      [1, '#ffe9e4', 0],
    ],
    { gradientUnits: 'objectBoundingBox' },
  );
  return circle(x, y, r * 0.98, glow);
}
