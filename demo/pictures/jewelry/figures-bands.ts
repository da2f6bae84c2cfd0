import { type Ramp, toneOf } from '../base/color';
import { at } from '../base/shape';
import { circle, group, line, num, path, polygon, rect } from '../base/svg';
import type { JewelPlan } from './plan';

export function coil(plan: JewelPlan, r: number, rows: number, ramps: readonly Ramp[]): string {
  let out = '';
  const h = (1.7 * r) / rows;
  for (let row = 0; row < rows; row++) {
    const ramp = ramps[row % ramps.length] ?? plan.metal;
    const y = -0.85 * r + row * h;
    out += rect(
      -0.62 * r,
      y,
      1.24 * r,
      h * 0.94,
      plan.sheet.over([
        [0, toneOf(ramp, 0.35)],
        [0.25, toneOf(ramp, 1)],
        [0.6, toneOf(ramp, 0.55)],
        [1, toneOf(ramp, 0.08)],
      ]),
      { rx: h * 0.45 },
    );
  }
  return (
    out +
    rect(
      -0.62 * r,
      -0.85 * r,
      1.24 * r,
      1.7 * r,
      plan.sheet.over(
        [
          [0, '#000', 0.4],
          [0.25, '#000', 0],
          [0.7, '#000', 0.05],
          [1, '#000', 0.5],
        ],
        true,
      ),
    )
  );
}

export function rings3(plan: JewelPlan, r: number): string {
  const ramps = [plan.metal, ...plan.others];
  return [0, 1, 2]
    .map((index) => {
      const [x, y] = at(0, 0, r * 0.3, -90 + index * 120);
      const ramp = ramps[index] ?? plan.metal;
      return (
        circle(x, y, r * 0.58, 'none', { stroke: toneOf(ramp, 0.1), 'stroke-width': r * 0.2 }) +
        circle(x, y, r * 0.58, 'none', { stroke: toneOf(ramp, 0.55), 'stroke-width': r * 0.16 }) +
        circle(x - r * 0.02, y - r * 0.02, r * 0.58, 'none', {
          stroke: toneOf(ramp, 0.92),
          'stroke-width': r * 0.06,
        })
      );
    })
    .join('');
}

export function nailFigure(plan: JewelPlan, r: number): string {
  const d = `M${num(r * 0.1)} ${num(-r * 0.72)}A${num(r * 0.7)} ${num(r * 0.7)} 0 1 1 ${num(-r * 0.42)} ${num(-r * 0.6)}L${num(r * 0.3)} ${num(-r * 0.98)}`;
  return (
    line(d, toneOf(plan.metal, 0.1), r * 0.2, { 'stroke-linecap': 'butt' }) +
    line(d, toneOf(plan.metal, 0.55), r * 0.16) +
    line(d, toneOf(plan.metal, 0.98), r * 0.055) +
    group(
      `translate(${num(r * 0.34)} ${num(-r)}) rotate(-26)`,
      rect(-r * 0.06, -r * 0.2, r * 0.12, r * 0.4, toneOf(plan.metal, 0.75), {
        stroke: toneOf(plan.metal, 0.1),
        'stroke-width': r * 0.02,
        rx: r * 0.03,
      }),
    )
  );
}

export function linkFigure(plan: JewelPlan, r: number): string {
  const link = (y: number) =>
    rect(-r * 0.34, y - r * 0.46, r * 0.68, r * 0.92, 'none', {
      rx: r * 0.34,
      stroke: toneOf(plan.metal, 0.12),
      'stroke-width': r * 0.24,
    }) +
    rect(-r * 0.34, y - r * 0.46, r * 0.68, r * 0.92, 'none', {
      rx: r * 0.34,
      stroke: toneOf(plan.metal, 0.6),
      'stroke-width': r * 0.19,
    }) +
    rect(-r * 0.36, y - r * 0.48, r * 0.68, r * 0.92, 'none', {
      rx: r * 0.34,
      stroke: toneOf(plan.metal, 0.98),
      'stroke-width': r * 0.06,
    });
  return link(-r * 0.5) + link(r * 0.5);
}

export function studPlate(plan: JewelPlan, r: number): string {
  let out = '';
  for (const x of [-0.55, 0, 0.55])
    for (const y of [-0.55, 0, 0.55]) {
      const s = r * 0.27;
      const [cx, cy] = [x * r, y * r];
      out +=
        path(
          polygon([
            [cx - s, cy - s],
            [cx + s, cy - s],
            [cx, cy],
          ]),
          toneOf(plan.metal, 0.92),
        ) +
        path(
          polygon([
            [cx - s, cy - s],
            [cx - s, cy + s],
            [cx, cy],
          ]),
          toneOf(plan.metal, 0.75),
        ) +
        path(
          polygon([
            [cx + s, cy - s],
            [cx + s, cy + s],
            [cx, cy],
          ]),
          toneOf(plan.metal, 0.38),
        ) +
        path(
          polygon([
            [cx - s, cy + s],
            [cx + s, cy + s],
            [cx, cy],
          ]),
          toneOf(plan.metal, 0.2),
        );
    }
  return out;
}
