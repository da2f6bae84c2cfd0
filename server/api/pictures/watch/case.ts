import { brushLines } from '../base/textures';
import { toneOf } from '../base/color';
import { leaning, toneAt } from '../base/light';
import { band, brushedRing } from '../base/relief';
import {
  group,
  line,
  num,
  path,
  polygon,
  polyline,
  rect,
  roundRect,
  type Point,
} from '../base/svg';
import { scaled } from '../base/shape';
import type { WatchPlan } from './plan';

const mirrorX = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y] as const);
const mirrorY = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x, -y] as const);

/** A quarter of the case's horns: the upper right lug, from the case to its tip and back. */
function lugPoints({ width: w, height: h, reach, strapWidth, look }: WatchPlan): Point[] {
  const inner = strapWidth / 2;
  // Dress watches in polished metal have slender, bent horns.
  const horned = look.case.lugs === 'horned' || look.case.finish === 'polished';
  const tip = horned ? 0.055 : 0.07;
  const tipOuter = inner + tip * w;
  // The outer edge leaves the case along its own curve and straightens towards the tip.
  const side = Math.max(tipOuter + 0.03 * w, w * 0.455);
  const curve = (t: number): Point => {
    const cx = tipOuter + (side - tipOuter) * 0.5 + (horned ? -0.006 : 0.022) * w;
    const cy = -reach + (reach - h * 0.2) * 0.42;
    const a = (1 - t) ** 2;
    const b = 2 * t * (1 - t);
    return [
      a * tipOuter + b * cx + t * t * side,
      a * (-reach + 0.016 * w) + b * cy + t * t * (-h * 0.19),
    ];
  };
  const outer = Array.from({ length: 15 }, (_, step) => curve(step / 14));
  return [
    [inner, -h * 0.2],
    [inner, -reach + 0.012 * w],
    [inner + 0.012 * w, -reach],
    [tipOuter - 0.016 * w, -reach],
    ...outer,
  ];
}

function lugs(plan: WatchPlan): string {
  const { sheet, metal, width: w, look } = plan;
  const points = lugPoints(plan);
  const outerEdge = points.slice(3);
  const finish = look.case.finish === 'polished' ? 'polished' : 'brushed';
  let out = '';
  for (const [flipX, flipY] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    const turn = (list: readonly Point[]) => {
      const across = flipX ? mirrorX(list) : [...list];
      return flipY ? mirrorY(across) : across;
    };
    const shape = polygon(turn(points));
    const tone = toneAt(leaning(flipY ? 90 : 270, 20), finish);
    const near = flipY ? plan.height * 0.4 : -plan.height * 0.4;
    const tip = flipY ? plan.reach : -plan.reach;
    const t = (shift: number) => toneOf(metal, Math.max(0.16, Math.min(0.86, tone + shift)));
    // It bends down towards its tip: the upper ones catch the lamp, the lower ones lose it.
    const fill = sheet.linear(
      [0, near],
      [0, tip],
      [
        [0, t(finish === 'polished' ? -0.34 : -0.14)],
        [0.3, t(finish === 'polished' ? 0.16 : 0)],
        [0.5, t(finish === 'polished' ? -0.14 : 0.02)],
        [0.75, t(flipY ? -0.08 : 0.07)],
        [1, t(flipY ? -0.26 : -0.14)],
      ],
    );
    const edge = polyline(turn(outerEdge));
    const bright = flipX ? 0.88 : 0.36;
    const body =
      path(shape, fill) +
      (finish === 'brushed' ? path(shape, brushLines(sheet, 'lug', 90, 0.12)) : '') +
      // A polished chamfer runs along the outer edge.
      line(edge, toneOf(metal, flipX ? 0.4 : 0.95), 0.042 * w, { opacity: 0.8 }) +
      line(edge, toneOf(metal, flipY ? bright - 0.14 : bright), 0.034 * w) +
      line(edge, toneOf(metal, flipX ? 0.6 : 0.14), 0.012 * w, { opacity: 0.7 }) +
      line(polyline(turn(points.slice(1, 4))), toneOf(metal, flipY ? 0.2 : 0.62), 0.014 * w) +
      line(polyline(turn(points.slice(0, 2))), toneOf(metal, flipX ? 0.25 : 0.8), 0.01 * w);
    out += sheet.clipped(shape, body) + line(shape, '#14100c', 0.9, { opacity: 0.42 });
  }
  return out;
}

/** Straight wire loops, as on the first wrist watches. */
function wires(plan: WatchPlan): string {
  const { sheet, metal, width: w, strapWidth, reach, height } = plan;
  let out = '';
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) {
      const x = side * (strapWidth / 2 + 0.014 * w);
      const fill = sheet.linear(
        [x - 0.016 * w, 0],
        [x + 0.016 * w, 0],
        [
          [0, toneOf(metal, 0.35)],
          [0.35, toneOf(metal, 1)],
          [0.7, toneOf(metal, 0.4)],
          [1, toneOf(metal, 0.1)],
        ],
      );
      const top = end < 0 ? -reach : height * 0.36;
      out += path(roundRect(x - 0.016 * w, top, 0.032 * w, reach - height * 0.36, 0.016 * w), fill);
    }
  }
  return out;
}

/** A case that runs into its bracelet: a broad brushed shoulder above and below. */
function shoulders(plan: WatchPlan): string {
  const { sheet, metal, width: w, height: h, reach, strapWidth } = plan;
  const inner = strapWidth / 2;
  let out = '';
  for (const end of [-1, 1]) {
    const points: Point[] = [
      [-w * 0.47, end * h * 0.12],
      [-w * 0.44, end * h * 0.36],
      [-inner - 0.01 * w, end * reach],
      [inner + 0.01 * w, end * reach],
      [w * 0.44, end * h * 0.36],
      [w * 0.47, end * h * 0.12],
    ];
    const tone = toneAt(leaning(end < 0 ? 270 : 90, 22), 'brushed');
    const fill = sheet.linear(
      [-w / 2, 0],
      [w / 2, 0],
      [
        [0, toneOf(metal, tone - 0.12)],
        [0.2, toneOf(metal, tone + 0.12)],
        [0.6, toneOf(metal, tone)],
        [1, toneOf(metal, tone - 0.22)],
      ],
    );
    out += path(polygon(points), fill, { 'stroke-linejoin': 'round' });
    out +=
      path(polygon(points), brushLines(sheet, 'shoulder', 90, 0.12)) +
      path(polygon(points), slant(plan));
    out += line(polyline(points.slice(0, 3)), toneOf(metal, 0.95), 0.014 * w, {
      'stroke-linejoin': 'round',
    });
    out += line(polyline(points.slice(3)), toneOf(metal, end < 0 ? 0.5 : 0.22), 0.014 * w, {
      'stroke-linejoin': 'round',
    });
    out += line(polyline(points.slice(2, 4)), toneOf(metal, end < 0 ? 0.9 : 0.15), 0.008 * w);
  }
  return out;
}

/** What carries the strap, drawn before the case. */
export function horns(plan: WatchPlan): string {
  switch (plan.look.case.lugs) {
    case 'integrated':
      return shoulders(plan);
    case 'wire':
      return wires(plan);
    case 'hidden':
      return '';
    default:
      return lugs(plan);
  }
}

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
  const at = (inset: number) => plan.outline(caseForm, w - 2 * inset * w, h - 2 * inset * w);
  const outer = at(0);
  const chamfer = at(0.014);
  const flat = look.case.finish === 'polished' ? 'polished' : 'brushed';
  let out = band(outer, chamfer, metal, 'polished', 52);
  if (caseForm === 'round') {
    out += brushedRing(0, 0, w * 0.4865, w * 0.3, metal, 0.5, flat === 'polished' ? 0.42 : 0.24);
  } else {
    const shape = polygon(chamfer);
    out += band(chamfer, scaled(chamfer, 0.6), metal, flat, 14);
    if (flat === 'brushed') out += path(shape, brushLines(sheet, 'case', 90, 0.12));
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

/** A wheel with grooves, seen from its side: crown and screwed pushers. */
export function knurled(
  plan: WatchPlan,
  length: number,
  diameter: number,
  grooves: number,
): string {
  const { sheet, accent } = plan;
  const body = sheet.linear(
    [0, -diameter / 2],
    [0, diameter / 2],
    [
      [0, toneOf(accent, 0.25)],
      [0.16, toneOf(accent, 0.72)],
      [0.3, toneOf(accent, 1)],
      [0.5, toneOf(accent, 0.6)],
      [0.78, toneOf(accent, 0.28)],
      [1, toneOf(accent, 0.06)],
    ],
  );
  let out = path(roundRect(0, -diameter / 2, length, diameter, length * 0.24), body);
  for (let index = 0; index < grooves; index++) {
    // Grooves crowd together towards the edges of the wheel.
    const y = (-Math.cos((Math.PI * (index + 0.5)) / grooves) * diameter) / 2;
    out += rect(length * 0.14, y - diameter * 0.014, length * 0.62, diameter * 0.028, '#000', {
      opacity: 0.42,
    });
    out += rect(length * 0.14, y + diameter * 0.012, length * 0.62, diameter * 0.014, '#fff', {
      opacity: 0.3,
    });
  }
  out += rect(length * 0.8, -diameter * 0.47, length * 0.05, diameter * 0.94, '#000', {
    opacity: 0.22,
  });
  return out;
}

export const placed = (x: number, y: number, turn: number, body: string): string =>
  group(`translate(${num(x)} ${num(y)}) rotate(${num(turn)})`, body);
