import { rampOf, toneOf } from '../base/color';
import { lettersOnArc } from '../base/lettering';
import { pigments } from '../base/pigments';
import { band, brushedRing } from '../base/relief';
import { circle, group, num, path, ringPath } from '../base/svg';
import { edges, radiusAt, teeth } from './bezel-parts';
import type { WatchPlan } from './plan';

function insertRing(plan: WatchPlan, color: string, from: number, to: number): string {
  const { sheet } = plan;
  const outer = radiusAt(plan, from);
  const inner = radiusAt(plan, to);
  const ramp = rampOf(color, 0.7);
  const base = brushedRing(
    0,
    0,
    outer,
    inner,
    [ramp[0], ramp[1] ?? color, color, color, ramp[3] ?? color],
    0.5,
    0.3,
  );
  const gloss = sheet.linear(
    [-outer, -outer],
    [outer, outer],
    [
      [0, '#ffffff', 0.3],
      [0.24, '#ffffff', 0.1],
      [0.4, '#ffffff', 0],
      [0.8, '#ffffff', 0],
      [1, '#ffffff', 0.14],
    ],
  );
  return base + path(ringPath(0, 0, outer, inner), gloss, { 'fill-rule': 'evenodd' });
}

/** Scale of a bezel: minutes with a luminous triangle, 24 hours, speeds, or tenths of a second. */
function scaleOn(plan: WatchPlan, color: string): string {
  const { look, width: w } = plan;
  const middle = (radiusAt(plan, 0.2) + radiusAt(plan, 0.9)) / 2;
  const high = (radiusAt(plan, 0.2) - radiusAt(plan, 0.9)) * 0.5;
  let out = '';
  const figure = (text: string, degrees: number, size = high) =>
    lettersOnArc(text, middle, degrees - 90, { size, color, weight: 0.15, spacing: 0.2 });
  const bar = (degrees: number, length: number, width: number) =>
    group(
      `rotate(${num(degrees)})`,
      path(
        `M${num(-width / 2)} ${num(-middle - length / 2)}h${num(width)}v${num(length)}h${num(-width)}Z`,
        color,
      ),
    );
  const triangle = group(
    '',
    path(
      `M${num(-high * 0.62)} ${num(-middle - high * 0.62)}h${num(high * 1.24)}L0 ${num(-middle + high * 0.66)}Z`,
      color,
    ),
  );
  if (look.bezel.kind === 'tachymeter') {
    const speeds: [string, number][] = [
      ['400', 54],
      ['300', 72],
      ['240', 90],
      ['200', 108],
      ['180', 120],
      ['160', 135],
      ['140', 154],
      ['120', 180],
      ['110', 196],
      ['100', 216],
      ['90', 240],
      ['80', 270],
      ['70', 309],
      ['60', 360],
    ];
    for (const [text, degrees] of speeds) {
      out += figure(text, degrees - (text.length > 2 ? 0 : 0), high * 0.72);
      out += group(`rotate(${num(degrees)})`, circle(0, -middle - high * 0.72, high * 0.09, color));
    }
    out += lettersOnArc('TACHYMETRE', middle, -90 + 28, {
      size: high * 0.6,
      color,
      weight: 0.15,
      spacing: 0.24,
    });
    return out;
  }
  if (look.bezel.kind === 'tenths') {
    for (let second = 1; second <= 10; second += 1) out += figure(String(second), second * 36);
    for (let tenth = 1; tenth < 100; tenth += 1)
      if (tenth % 10) out += bar(tenth * 3.6, high * 0.4, w * 0.0042);
    return out;
  }
  if (look.bezel.kind === 'gmt_24h') {
    for (let hour = 2; hour < 24; hour += 2) out += figure(String(hour), hour * 15, high * 0.92);
    for (let hour = 1; hour < 24; hour += 2) out += bar(hour * 15, high * 0.4, w * 0.006);
    return out + triangle;
  }
  for (let minute = 10; minute < 60; minute += 10) out += figure(String(minute), minute * 6);
  for (let minute = 5; minute < 60; minute += 10) out += bar(minute * 6, high * 0.95, w * 0.013);
  for (let minute = 1; minute < 15; minute++)
    if (minute % 5) out += bar(minute * 6, high * 0.5, w * 0.0048);
  return (
    out +
    triangle +
    circle(0, -middle - high * 0.1, high * 0.2, '#eef3e6', { stroke: color, 'stroke-width': 0.6 })
  );
}

export function withInsert(plan: WatchPlan): string {
  const { look, accent, sheet } = plan;
  const edge = edges(plan);
  const colors = look.bezel.insert?.map((name) => pigments[name]) ?? [];
  const first = colors[0];
  const bare = first === undefined;
  const isFixed = look.bezel.kind === 'tachymeter' || look.bezel.kind === 'tenths';
  let out = isFixed ? band(edge(0), edge(0.16), accent, 'polished', 56) : teeth(plan, accent);
  if (bare) {
    out += brushedRing(0, 0, radiusAt(plan, 0.16), radiusAt(plan, 0.94), accent, 0.58, 0.28);
  } else {
    out += insertRing(plan, first, 0.16, 0.94);
    const second = colors[1];
    if (second) {
      const r = radiusAt(plan, 0);
      // The day half lies below, from six to six through noon's opposite.
      out += sheet.clipped(
        `M${num(-r)} 0h${num(2 * r)}v${num(r)}h${num(-2 * r)}Z`,
        insertRing(plan, second, 0.16, 0.94),
      );
    }
  }
  const light = bare
    ? toneOf(accent, 0.08)
    : first === pigments.white || first === pigments.yellow
      ? '#22201c'
      : '#f2efe6';
  return out + scaleOn(plan, light) + band(edge(0.93), edge(1), accent, 'polished', -46);
}
