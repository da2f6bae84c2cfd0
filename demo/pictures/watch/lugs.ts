import { toneOf } from '../base/color';
import { leaning, toneAt } from '../base/light';
import { type Point, line, path, polygon, polyline, roundRect } from '../base/svg';
import { brushLines } from '../base/textures';
import { slant } from './case';
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
      (finish === 'brushed' ? path(shape, brushLines(sheet, 'lug', true, 0.12)) : '') +
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
      path(polygon(points), brushLines(sheet, 'shoulder', true, 0.12)) +
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
