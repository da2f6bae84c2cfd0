import { toneOf } from '../base/color';
import { at } from '../base/shape';
import { circle, group, line, num, rect } from '../base/svg';
import type { WatchPlan } from './plan';

/** Moon and stars on a blue disc between two humps. */
export function moonPhase(plan: WatchPlan, r: number): string {
  const { sheet } = plan;
  const chance = plan.chance('moon');
  const sky = `M${num(-r)} 0A${num(r)} ${num(r)} 0 0 1 ${num(r)} 0Z`;
  let stars = '';
  for (let index = 0; index < 16; index++) {
    const [x, y] = at(0, 0, chance.between(0.25, 0.92) * r, chance.between(185, 355));
    stars += circle(x, y, chance.between(0.012, 0.032) * r, '#f0e2b0');
  }
  const moonX = chance.between(-0.18, 0.2) * r;
  const body =
    rect(
      -r,
      -r,
      2 * r,
      2 * r,
      sheet.radial([0, -r * 0.4], r, [
        [0, '#27407e'],
        [1, '#0a1536'],
      ]),
    ) +
    stars +
    circle(
      moonX,
      -0.47 * r,
      0.3 * r,
      sheet.radial([moonX - 0.1 * r, -0.57 * r], 0.5 * r, [
        [0, '#fff8dd'],
        [0.6, '#e7cf8e'],
        [1, '#a98a45'],
      ]),
    ) +
    circle(moonX - 0.09 * r, -0.5 * r, 0.05 * r, '#b99a58', { opacity: 0.5 }) +
    circle(moonX + 0.1 * r, -0.4 * r, 0.07 * r, '#b99a58', { opacity: 0.4 }) +
    circle(-0.56 * r, 0.06 * r, 0.34 * r, plan.dialColour) +
    circle(0.56 * r, 0.06 * r, 0.34 * r, plan.dialColour);
  return group(
    `translate(0 ${num(r * 0.36)})`,
    sheet.clipped(sky, body) + line(sky, toneOf(plan.trim, 0.6), r * 0.035),
  );
}
