import { band, brushedRing } from '../base/relief';
import { outlineOf, scaled } from '../base/shape';
import { num, path, polygon, rect } from '../base/svg';
import { brushLines } from '../base/textures';
import type { WatchPlan } from './plan';

/** The lamp fades across a broad flat face. */
export function slant({ sheet, width: w, height: h }: WatchPlan): string {
  return sheet.linear(
    [-w * 0.45, -h * 0.5],
    [w * 0.45, h * 0.5],
    [
      [0, '#ffffff', 0.28],
      [0.3, '#ffffff', 0],
      [0.55, '#14100c', 0.1],
      [0.8, '#14100c', 0.3],
      [1, '#14100c', 0.42],
    ],
  );
}

/** The body of the case: flank, chamfer and the flat ring on which the bezel sits. */
export function caseBody(plan: WatchPlan): string {
  const { caseForm, width: w, height: h, metal, look, sheet } = plan;
  const at = (inset: number) => outlineOf(caseForm, w - 2 * inset * w, h - 2 * inset * w);
  const outer = at(0);
  const chamfer = at(0.014);
  const flat = look.case.finish === 'polished' ? 'polished' : 'brushed';
  let out = band(outer, chamfer, metal, 'polished', 52);
  if (caseForm === 'round') {
    out += brushedRing(0, 0, w * 0.4865, w * 0.3, metal, 0.5, flat === 'polished' ? 0.42 : 0.24);
  } else {
    const shape = polygon(chamfer);
    out += band(chamfer, scaled(chamfer, 0.6), metal, flat, 14);
    if (flat === 'brushed') out += path(shape, brushLines(sheet, 'case', true, 0.12));
    out += path(shape, slant(plan));
  }
  if (look.case.metal === 'carbon') out += carbonVeil(plan, polygon(outer));
  return out;
}

/** Forged carbon: dark chips in all directions. */
function carbonVeil(plan: WatchPlan, shape: string): string {
  const chance = plan.chance('carbon');
  const { width: w, height: h } = plan;
  let chips = '';
  for (let index = 0; index < 130; index++) {
    const x = chance.between(-0.5, 0.5) * w;
    const y = chance.between(-0.5, 0.5) * h;
    chips += rect(
      x,
      y,
      chance.between(0.03, 0.12) * w,
      chance.between(0.006, 0.02) * w,
      chance.when(0.5) ? '#fff' : '#000',
      {
        opacity: chance.between(0.03, 0.16),
        transform: `rotate(${num(chance.between(0, 180))} ${num(x)} ${num(y)})`,
      },
    );
  }
  return plan.sheet.clipped(shape, chips);
}
