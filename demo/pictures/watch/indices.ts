import { type Ramp, toneOf } from '../base/color';
import { letters, roman } from '../base/lettering';
import { leaning, toneAt } from '../base/light';
import { at, outlineOf } from '../base/shape';
import { type Point, circle, group, line, num, path, polygon } from '../base/svg';
import { brilliant } from '../jewelry/brilliant';
import { inkOf, lumeOf } from './dial-ink';
import { dialOutlineForm, isFree, rimAt } from './dial-places';
import type { WatchPlan } from './plan';

const romans = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

/** The track of sixty minutes at the edge. */
export function minuteTrack(plan: WatchPlan): string {
  const rim = rimAt(plan);
  const ink = inkOf(plan);
  const { r } = plan.dial;
  const railway = plan
    .chance('track')
    .when(plan.look.dial.indices === 'roman' || plan.look.dial.indices === 'breguet' ? 0.6 : 0.15);
  let fine = '';
  let strong = '';
  for (let minute = 0; minute < 60; minute++) {
    const degrees = minute * 6;
    const end = rim(degrees) - 0.02 * r;
    const length = (minute % 5 ? 0.03 : 0.045) * r;
    const a = at(0, 0, end, degrees - 90);
    const b = at(0, 0, end - length, degrees - 90);
    const stroke = `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
    if (minute % 5) fine += stroke;
    else strong += stroke;
  }
  let out =
    line(fine, ink, r * 0.0062, { opacity: 0.8 }) + line(strong, ink, r * 0.012, { opacity: 0.9 });
  if (railway) {
    const form = dialOutlineForm(plan);
    for (const inset of [0.02, 0.052]) {
      const ring = outlineOf(
        form,
        plan.dial.width - 2 * inset * r,
        plan.dial.height - 2 * inset * r,
      );
      out += line(polygon(ring), ink, r * 0.0055, { opacity: 0.8 });
    }
  }
  return out;
}

/** An applied marker around the origin, pointing up, its two long faces lit by their slopes. */
function applied(points: readonly Point[], ramp: Ramp, degrees: number, length: number): string {
  const left = toneOf(ramp, toneAt(leaning(degrees + 180, 34), 'polished'));
  const right = toneOf(ramp, toneAt(leaning(degrees, 34), 'polished'));
  const leftHalf = points.map(([x, y]) => [Math.min(x, 0), y] as const);
  const rightHalf = points.map(([x, y]) => [Math.max(x, 0), y] as const);
  return (
    group(
      `translate(${num(shadowOf(degrees)[0] * length)} ${num(shadowOf(degrees)[1] * length)})`,
      path(polygon(points), '#000', { opacity: 0.38 }),
    ) +
    path(polygon(leftHalf), left) +
    path(polygon(rightHalf), right)
  );
}

/** The fixed direction of shadows, in the frame of something turned by `degrees`. */
function shadowOf(degrees: number): Point {
  const a = (-degrees * Math.PI) / 180;
  const [x, y] = [0.05, 0.065];
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
}

function marker(plan: WatchPlan, hour: number, degrees: number): string {
  const { look, trim, dial, sheet } = plan;
  const { r } = dial;
  const lume = lumeOf(plan);
  const twelve = hour === 0;
  const cardinal = hour % 3 === 0;
  const frame = toneOf(trim, 0.78);
  switch (look.dial.indices) {
    case 'plots': {
      const shade = (d: string) =>
        group(
          `translate(${num(shadowOf(degrees)[0] * r * 0.3)} ${num(shadowOf(degrees)[1] * r * 0.3)})`,
          path(d, '#000', { opacity: 0.4 }),
        );
      const ring = { stroke: frame, 'stroke-width': r * 0.014 };
      if (twelve) {
        const d = `M${num(-0.085 * r)} ${num(-0.075 * r)}H${num(0.085 * r)}L0 ${num(0.095 * r)}Z`;
        return shade(d) + path(d, lume, { ...ring, 'stroke-linejoin': 'round' });
      }
      if (cardinal) {
        const d = `M${num(-0.034 * r)} ${num(-0.08 * r)}h${num(0.068 * r)}v${num(0.17 * r)}h${num(-0.068 * r)}Z`;
        return shade(d) + path(d, lume, ring);
      }
      return (
        circle(shadowOf(degrees)[0] * r * 0.3, shadowOf(degrees)[1] * r * 0.3, 0.062 * r, '#000', {
          opacity: 0.4,
        }) + circle(0, 0, 0.058 * r, lume, ring)
      );
    }
    case 'wedges': {
      const half = (cardinal ? 0.036 : 0.026) * r;
      return applied(
        [
          [-half, -0.11 * r],
          [half, -0.11 * r],
          [0, 0.12 * r],
        ],
        trim,
        degrees,
        r * 0.35,
      );
    }
    case 'diamonds':
      return brilliant(sheet, 0, 0, r * (cardinal ? 0.055 : 0.046), null, hour, trim);
    default: {
      const half = (twelve ? 0.042 : 0.022) * r;
      const top = -0.1 * r;
      const bottom = (cardinal ? 0.115 : 0.09) * r;
      const bar: Point[] = [
        [-half, top],
        [half, top],
        [half, bottom],
        [-half, bottom],
      ];
      const hasLume = plan.chance('baton lume').when(0.45) && half > 0;
      return (
        applied(bar, trim, degrees, r * 0.35) +
        (twelve
          ? path(
              `M${num(-0.004 * r)} ${num(top)}h${num(0.008 * r)}V${num(bottom)}h${num(-0.008 * r)}Z`,
              '#000',
              { opacity: 0.7 },
            )
          : '') +
        (hasLume && !twelve
          ? path(
              `M${num(-half * 0.42)} ${num(top + 0.02 * r)}h${num(half * 0.84)}V${num(bottom - 0.02 * r)}h${num(-half * 0.84)}Z`,
              lume,
              { opacity: 0.9 },
            )
          : '')
      );
    }
  }
}

const figuresOf: Partial<Record<WatchPlan['look']['dial']['indices'], readonly number[]>> = {
  arabic: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  breguet: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  arabic_12_6: [0, 6],
  arabic_3_6_9: [3, 6, 9],
};

function figure(plan: WatchPlan, hour: number): string {
  const { r } = plan.dial;
  const text = String(hour === 0 ? 12 : hour);
  const italics = plan.look.dial.indices === 'breguet';
  const size = r * (plan.look.dial.indices === 'arabic' ? 0.19 : italics ? 0.17 : 0.24);
  const lumed = plan.look.dial.indices !== 'breguet' && plan.isDialDark;
  const color = lumed ? lumeOf(plan) : inkOf(plan);
  const style = { size, color, weight: italics ? 0.1 : 0.17, spacing: 0.24 };
  const shade = letters(text, 1.6, 2, { ...style, color: '#000', opacity: italics ? 0 : 0.3 });
  const body = shade + letters(text, 0, 0, style);
  return italics
    ? group(
        'skewX(-10)',
        body + letters(text, size * 0.03, 0, { ...style, weight: 0.14, opacity: 0.55 }),
      )
    : body;
}

/** Markers and figures of the hours. */
export function hours(plan: WatchPlan): string {
  const { look, dial } = plan;
  const { r } = dial;
  if (look.dial.indices === 'none') return '';
  const rim = rimAt(plan);
  const figures = figuresOf[look.dial.indices] ?? [];
  let out = '';
  for (let hour = 0; hour < 12; hour++) {
    const degrees = hour * 30;
    const isFigure = figures.includes(hour);
    const isRoman = look.dial.indices === 'roman';
    const inset = (isFigure || isRoman ? 0.19 : 0.185) * r;
    const distance = rim(degrees) - inset;
    const [x, y] = at(0, 0, distance, degrees - 90);
    const clearance = isFigure || isRoman ? 0.06 : 0.02;
    if (!isFree(plan, x, y, clearance)) continue;
    if (isFigure) out += group(`translate(${num(x)} ${num(y)})`, figure(plan, hour));
    else if (isRoman)
      out += group(
        `translate(${num(x)} ${num(y)}) rotate(${degrees})`,
        roman(romans[hour] ?? '', r * 0.21, inkOf(plan)),
      );
    else
      out += group(
        `translate(${num(x)} ${num(y)}) rotate(${degrees})`,
        marker(plan, hour, degrees),
      );
  }
  return out;
}
