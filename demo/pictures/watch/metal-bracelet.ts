import type { StrapKind } from '../../catalogue/generate/look-watch';
import { type Ramp, toneOf } from '../base/color';
import { toneAt } from '../base/light';
import { metals } from '../base/metals';
import { type Point, line, num, path } from '../base/svg';
import { type Bend, first, last, normalOf, strapOutline } from './bend';
import type { WatchPlan } from './plan';

/** Columns of a bracelet as shares of its width; a negative share is a polished centre link. */
const columns: Partial<Record<StrapKind, readonly number[]>> = {
  oyster: [0.28, -0.44, 0.28],
  jubilee: [0.27, -0.153, -0.154, -0.153, 0.27],
  president: [0.3, -0.4, 0.3],
  three_link: [0.32, -0.36, 0.32],
  five_link: [0.26, -0.12, 0.24, -0.12, 0.26],
  seven_link: [0.2, -0.1, 0.14, -0.12, 0.14, -0.1, 0.2],
  h_link: [0.34, -0.32, 0.34],
};

const pitch: Partial<Record<StrapKind, number>> = {
  jubilee: 5.2,
  five_link: 6,
  seven_link: 5.4,
  president: 5.6,
};

/** One piece between two angles and two shares of the width, with rounded long edges. */
function piece(
  plan: WatchPlan,
  bend: Bend,
  from: number,
  to: number,
  left: number,
  right: number,
  ramp: Ramp,
  polished: boolean,
  rounded: number,
): string {
  const { sheet } = plan;
  const [top, bottom] = bend.side < 0 ? [to, from] : [from, to];
  const y0 = bend.y(top);
  const y1 = bend.y(bottom);
  const x = (angle: number, share: number) => (share * 2 - 1) * bend.half(angle);
  const gap = 0.9;
  const a: Point = [x(top, left) + gap, y0 + gap * 0.6];
  const b: Point = [x(top, right) - gap, y0 + gap * 0.6];
  const c: Point = [x(bottom, right) - gap, y1 - gap * 0.6];
  const d: Point = [x(bottom, left) + gap, y1 - gap * 0.6];
  const r = Math.min(rounded, (y1 - y0) * 0.32, (b[0] - a[0]) * 0.3);
  const shape = `M${num(a[0] + r)} ${num(a[1])}L${num(b[0] - r)} ${num(b[1])}Q${num(b[0])} ${num(b[1])} ${num(b[0])} ${num(b[1] + r)}L${num(c[0])} ${num(c[1] - r)}Q${num(c[0])} ${num(c[1])} ${num(c[0] - r)} ${num(c[1])}L${num(d[0] + r)} ${num(d[1])}Q${num(d[0])} ${num(d[1])} ${num(d[0])} ${num(d[1] - r)}L${num(a[0])} ${num(a[1] + r)}Q${num(a[0])} ${num(a[1])} ${num(a[0] + r)} ${num(a[1])}Z`;
  const tone = toneAt(normalOf(bend, (from + to) / 2), polished ? 'polished' : 'brushed');
  const t = (shift: number) => toneOf(ramp, Math.max(0.03, tone * 0.86 + shift));
  const fill = polished
    ? sheet.over([
        [0, t(0.1)],
        [0.2, t(0.36)],
        [0.45, t(0.02)],
        [0.75, t(-0.2)],
        [1, t(-0.42)],
      ])
    : sheet.over([
        [0, t(0.26)],
        [0.1, t(0.1)],
        [0.75, t(-0.03)],
        [0.92, t(-0.16)],
        [1, t(-0.34)],
      ]);
  return path(shape, fill);
}

export function bracelet(plan: WatchPlan, bend: Bend): string {
  const { look } = plan;
  const ramp: Ramp = look.strap.metal ? metals[look.strap.metal] : plan.metal;
  const accent: Ramp = look.strap.accent ? metals[look.strap.accent] : ramp;
  const kind = look.strap.kind;
  const step = pitch[kind] ?? (kind === 'integrated' ? 9.5 : 7.6);
  let out = path(strapOutline(plan, bend.side), toneOf(ramp, 0.05));
  if (kind === 'milanese') return out + milanese(plan, bend, ramp);
  const shares = columns[kind] ?? [];
  for (let angle = first; angle < last; angle += step) {
    const to = Math.min(last, angle + step);
    if (kind === 'integrated') {
      out += piece(plan, bend, angle, angle + (to - angle) * 0.7, 0, 1, ramp, false, 2.5);
      for (const [left, right] of [
        [0.25, 0.42],
        [0.58, 0.75],
      ] as const)
        out += piece(plan, bend, angle + (to - angle) * 0.64, to, left, right, accent, true, 2);
      continue;
    }
    let left = 0;
    for (const share of shares) {
      const wide = Math.abs(share);
      const centre = share < 0;
      // Centre links of many bracelets lie half a link further.
      const shift =
        centre && (kind === 'jubilee' || kind === 'h_link' || kind === 'president')
          ? (to - angle) / 2
          : 0;
      const polished = centre
        ? kind !== 'oyster' || look.strap.accent !== null || look.case.finish !== 'brushed'
        : look.case.finish === 'polished';
      out += piece(
        plan,
        bend,
        angle + shift,
        Math.min(last, to + shift),
        left,
        left + wide,
        centre ? accent : ramp,
        polished,
        centre && kind !== 'oyster' ? 9 : 4,
      );
      left += wide;
    }
  }
  return out;
}

function milanese(plan: WatchPlan, bend: Bend, ramp: Ramp): string {
  let out = '';
  const cells = 19;
  for (let angle = first, row = 0; angle < last; angle += 2.1, row++) {
    const tone = toneAt(normalOf(bend, angle), 'brushed');
    let light = '';
    let dark = '';
    const y0 = bend.y(angle);
    const y1 = bend.y(Math.min(last, angle + 2.9));
    for (let cell = 0; cell < cells; cell++) {
      const x0 = ((cell + (row % 2) / 2) / cells - 0.5) * 2 * bend.half(angle);
      const dx = (2 * bend.half(angle)) / cells / 2;
      light += `M${num(x0)} ${num(y0)}L${num(x0 + dx)} ${num(y1)}`;
      dark += `M${num(x0 + dx)} ${num(y1)}L${num(x0 + 2 * dx)} ${num(y0)}`;
    }
    out += line(light, toneOf(ramp, tone + 0.2), 2.5, { 'stroke-linecap': 'round' });
    out += line(dark, toneOf(ramp, tone - 0.22), 2.3, { 'stroke-linecap': 'round' });
  }
  return plan.sheet.clipped(strapOutline(plan, bend.side), out);
}
