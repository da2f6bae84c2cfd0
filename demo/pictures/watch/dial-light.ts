import { darken, lighten, toneOf } from '../base/color';
import { fanTone } from '../base/light';
import { fan } from '../base/relief';
import { ellipse } from '../base/svg';
import type { WatchPlan } from './plan';

/** Rays that brighten towards the lamp and opposite to it, with the fine grain of the brush. */
export function sunburst(plan: WatchPlan, r: number, strength: number): string {
  const chance = plan.chance('sunburst');
  const twist = chance.between(-14, 14);
  const base = plan.isDialDark ? 0.47 : 0.6;
  return fan(0, 0, r, 0, 180, (degrees) =>
    toneOf(plan.dialRamp, base + fanTone(degrees, strength, twist) + chance.between(-0.02, 0.02)),
  );
}

export function lacquer(plan: WatchPlan, r: number): string {
  const { sheet, dialColour: color } = plan;
  const glow = sheet.radial([-0.35 * r, -0.45 * r], 1.7 * r, [
    [0, lighten(color, plan.isDialDark ? 0.2 : 0.45)],
    [0.5, color],
    [1, darken(color, plan.isDialDark ? 0.5 : 0.14)],
  ]);
  return ellipse(0, 0, r, r, glow);
}

export function fume(plan: WatchPlan, r: number): string {
  const { sheet, dialColour: color } = plan;
  return (
    sunburst(plan, r, 0.2) +
    ellipse(
      0,
      0,
      r,
      r,
      sheet.radial([0, 0], r, [
        [0, lighten(color, 0.2), 0.35],
        [0.5, darken(color, 0.3), 0.15],
        [0.8, darken(color, 0.75), 0.6],
        [1, darken(color, 0.92), 0.92],
      ]),
    )
  );
}

/** The dial's colour above, which turns black below. */
export function gradient(plan: WatchPlan, r: number): string {
  const { sheet, dialColour: color } = plan;
  const fall = sheet.linear(
    [0, -r],
    [0, r],
    [
      [0, lighten(color, 0.12)],
      [0.4, color],
      [0.85, darken(color, 0.92)],
      [1, darken(color, 0.96)],
    ],
  );
  return ellipse(0, 0, r, r, fall);
}
