import type { StrapKind } from '../../db/seed/catalogue/look-watch';
import { darken, lighten, rampOf, toneOf, type Ramp } from '../base/color';
import { toneAt } from '../base/light';
import { metals } from '../base/metals';
import { pigments } from '../base/pigments';
import { grain, pebbles, specks, weave } from '../base/textures';
import { line, num, path, polygon, rect, type Point } from '../base/svg';
import type { WatchPlan } from './plan';

/** Half a strap above (-1) or below (1) the head: it bends away from the eye as around a wrist. */
interface Bend {
  side: -1 | 1;
  /** Where it starts, and how far it is seen, in units. */
  start: number;
  depth: number;
  /** Height and half width at an angle of the bend (degrees; 12 at the lugs, 84 at the horizon). */
  y: (angle: number) => number;
  half: (angle: number) => number;
}

const first = 10;
const last = 84;
const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

function bendOf(plan: WatchPlan, side: -1 | 1): Bend {
  // A bracelet's end link follows the case and is half hidden by it; a strap leaves a gap.
  const hidden = plan.caseForm !== 'round' ? 0.012 : isMetal(plan.look.strap.kind) ? 0.072 : 0.03;
  const start =
    plan.look.case.lugs === 'integrated'
      ? plan.reach - 0.004 * plan.width
      : plan.height / 2 - hidden * plan.width;
  const depth = Math.max(90, 447 - start);
  const end =
    plan.strapWidth *
    (isMetal(plan.look.strap.kind) ? (plan.look.case.lugs === 'integrated' ? 0.68 : 0.8) : 0.82);
  const share = (angle: number) => (sin(angle) - sin(first)) / (sin(last) - sin(first));
  return {
    side,
    start,
    depth,
    y: (angle) => side * (start + depth * share(angle)),
    half: (angle) => {
      const t = Math.max(0, (angle - first) / (last - first));
      return (plan.strapWidth + (end - plan.strapWidth) * t) / 2 - 1;
    },
  };
}

export function isMetal(kind: StrapKind): boolean {
  return !['alligator', 'calf', 'rubber', 'textile', 'satin'].includes(kind);
}

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

// The lower half bends away from the lamp; light from the pale table keeps it from going black.
const normalOf = ({ side }: Bend, angle: number): readonly [number, number, number] => [
  0,
  side * sin(side > 0 ? angle * 0.55 : angle * 0.9),
  Math.cos((angle * Math.PI) / 180),
];

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

function shadeOver(plan: WatchPlan, bend: Bend, outline: string): string {
  const { sheet } = plan;
  const wide = bend.half(first);
  const across = sheet.linear(
    [-wide, 0],
    [wide, 0],
    [
      [0, '#000', 0.34],
      [0.1, '#000', 0.04],
      [0.3, '#fff', 0.12],
      [0.55, '#000', 0],
      [0.9, '#000', 0.12],
      [1, '#000', 0.42],
    ],
  );
  const along = sheet.linear(
    [0, bend.y(first)],
    [0, bend.y(last)],
    bend.side < 0
      ? [
          [0, '#000', 0.34],
          [0.1, '#000', 0.06],
          [0.4, '#fff', 0.06],
          [0.75, '#000', 0.1],
          [1, '#000', 0.55],
        ]
      : [
          [0, '#000', 0.5],
          [0.1, '#000', 0.1],
          [0.45, '#000', 0.06],
          [0.8, '#000', 0.2],
          [1, '#000', 0.56],
        ],
  );
  return path(outline, across) + path(outline, along);
}

export function strapOutline(plan: WatchPlan, side: -1 | 1): string {
  const bend = bendOf(plan, side);
  const steps = Array.from({ length: 13 }, (_, index) => first + ((last - first) * index) / 12);
  const right = steps.map((angle) => [bend.half(angle), bend.y(angle)] as const);
  const left = steps.map((angle) => [-bend.half(angle), bend.y(angle)] as const).reverse();
  // The horizon is slightly arched, as the far edge of a cylinder.
  return polygon([
    ...right,
    [bend.half(last) * 0.6, bend.y(last) + side * 2.4],
    [-bend.half(last) * 0.6, bend.y(last) + side * 2.4],
    ...left,
  ]);
}

function bracelet(plan: WatchPlan, bend: Bend): string {
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

/** Horn scales: large squares in the middle, small rounds at the sides, denser to the horizon. */
function scales(plan: WatchPlan, bend: Bend, color: string): string {
  const chance = plan.chance(`scales ${bend.side}`);
  const bounds = [-1, -0.78, -0.52, -0.18, 0.18, 0.52, 0.78, 1];
  let out = '';
  for (let column = 0; column < bounds.length - 1; column++) {
    const middle = Math.abs((bounds[column] ?? 0) + (bounds[column + 1] ?? 0)) / 2;
    const step = middle < 0.1 ? 8.4 : middle < 0.4 ? 7 : middle < 0.7 ? 5 : 4;
    let angle = first - chance.between(0, step);
    while (angle < last) {
      const to = angle + step * chance.between(0.85, 1.15);
      const y0 = bend.y(Math.max(first, angle)) + 0.9 * bend.side;
      const y1 = bend.y(Math.min(last, to)) - 0.9 * bend.side;
      const h = bend.half((angle + to) / 2);
      const x0 = (bounds[column] ?? 0) * h + 1.3;
      const x1 = (bounds[column + 1] ?? 0) * h - 1.3;
      const [top, bottom] = y0 < y1 ? [y0, y1] : [y1, y0];
      if (bottom - top > 1) {
        const fill = plan.sheet.over([
          [0, lighten(color, 0.24)],
          [0.22, lighten(color, 0.07)],
          [0.7, color],
          [1, darken(color, 0.4)],
        ]);
        out += rect(x0, top, x1 - x0, bottom - top, fill, {
          rx: Math.min(5.5, (bottom - top) * 0.34),
        });
      }
      angle = to;
    }
  }
  return out;
}

/** Saddle stitches along both edges; foreshortened with the strap. */
function stitches(bend: Bend, color: string, inset: number): string {
  let d = '';
  for (let angle = first + 2; angle < last - 2; angle += 3.2) {
    for (const side of [-1, 1]) {
      const x = (a: number) => side * (bend.half(a) - inset);
      d += `M${num(x(angle))} ${num(bend.y(angle))}L${num(x(angle + 2))} ${num(bend.y(angle + 2))}`;
    }
  }
  return (
    line(d, '#000', 3.2, {
      opacity: 0.35,
      transform: 'translate(.8 1)',
      'stroke-linecap': 'round',
    }) + line(d, color, 2.4, { 'stroke-linecap': 'round' })
  );
}

function strap(plan: WatchPlan, bend: Bend): string {
  const { look, sheet } = plan;
  const color = pigments[look.strap.colour ?? 'black'];
  const outline = strapOutline(plan, bend.side);
  const ramp = rampOf(color);
  const chance = plan.chance('stitch');
  const contrast = chance.when(0.3);
  const thread = contrast ? '#e9e2d2' : lighten(color, 0.3);
  let body = path(outline, toneOf(ramp, 0.42));
  switch (look.strap.kind) {
    case 'alligator':
      body =
        path(outline, darken(color, 0.62)) +
        sheet.clipped(outline, scales(plan, bend, color)) +
        stitches(bend, thread, 8);
      break;
    case 'calf':
      body +=
        path(
          outline,
          chance.when(0.5) ? pebbles(sheet, plan.seed, 3.4) : grain(sheet, plan.seed, 3),
        ) + stitches(bend, thread, 9);
      break;
    case 'textile':
      body += path(outline, weave(sheet, 6, 0.32)) + stitches(bend, lighten(color, 0.2), 7);
      break;
    case 'satin':
      body +=
        path(
          outline,
          sheet.linear(
            [-bend.half(first), 0],
            [bend.half(first), bend.depth * 0.4],
            [
              [0, '#fff', 0.25],
              [0.3, '#fff', 0.05],
              [0.5, '#fff', 0.3],
              [0.8, '#000', 0.1],
              [1, '#000', 0.25],
            ],
          ),
        ) + path(outline, weave(sheet, 2, 0.08, 45));
      break;
    default: {
      body += path(outline, specks(sheet, plan.seed, 0.5, 0.08));
      const groove = Array.from({ length: 24 }, (_, index) => {
        const angle = first + ((last - first) * index) / 23;
        return [bend.half(angle) * 0.42, bend.y(angle)] as const;
      });
      const left = groove.map(([x, y]) => [-x, y] as const);
      for (const side of [groove, left]) {
        const d = `M${side.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
        body +=
          line(d, '#000', 5, { opacity: 0.5 }) +
          line(d, '#fff', 1.4, { opacity: 0.25, transform: 'translate(3 0)' });
      }
    }
  }
  if (look.strap.kind === 'alligator' || look.strap.kind === 'calf') {
    // Padded: swells along the middle.
    const wide = bend.half(first);
    body += path(
      outline,
      sheet.linear(
        [-wide, 0],
        [wide, 0],
        [
          [0, '#000', 0.3],
          [0.12, '#000', 0],
          [0.34, '#fff', 0.2],
          [0.6, '#fff', 0],
          [1, '#000', 0.25],
        ],
      ),
    );
  }
  return body;
}

/** Both halves of the strap or bracelet, behind the head. */
export function strapHalves(plan: WatchPlan): string {
  return ([-1, 1] as const)
    .map((side) => {
      const bend = bendOf(plan, side);
      const outline = strapOutline(plan, side);
      const body = isMetal(plan.look.strap.kind) ? bracelet(plan, bend) : strap(plan, bend);
      return body + shadeOver(plan, bend, outline);
    })
    .join('');
}
