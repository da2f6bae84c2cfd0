import { toneOf } from '../base/color';
import { outlineOf } from '../base/shape';
import { circle, path, roundRect } from '../base/svg';
import { knurled, placed } from './knurled';
import type { WatchPlan } from './plan';

const degreesOf = (hour: number): number => hour * 30 - 90;

/** Distance from the middle of the dial to the edge of the case in a direction. */
function edgeAt(plan: WatchPlan, degrees: number): number {
  const points = outlineOf(plan.caseForm, plan.width, plan.height, 360);
  const point = points[((Math.round(degrees) % 360) + 360) % 360];
  return point ? Math.hypot(point[0], point[1]) : plan.width / 2;
}

function crownBody(plan: WatchPlan): string {
  const { width: w, look, accent, sheet } = plan;
  const small = look.case.diameter < 34 ? 0.85 : 1;
  switch (look.crown.kind) {
    case 'onion':
      return (
        path(
          `M0 ${-0.03 * w}C${0.02 * w} ${-0.085 * w} ${0.085 * w} ${-0.07 * w} ${0.088 * w} 0C${0.085 * w} ${0.07 * w} ${0.02 * w} ${0.085 * w} 0 ${0.03 * w}Z`,
          sheet.over([
            [0, toneOf(accent, 0.3)],
            [0.28, toneOf(accent, 1)],
            [0.55, toneOf(accent, 0.5)],
            [1, toneOf(accent, 0.08)],
          ]),
        ) +
        [-0.045, -0.022, 0, 0.022, 0.045]
          .map((y) =>
            path(
              `M${0.006 * w} ${y * 0.7 * w}Q${0.06 * w} ${y * 1.3 * w} ${0.086 * w} ${y * 0.3 * w}`,
              'none',
              { stroke: '#000', 'stroke-width': 0.004 * w, opacity: 0.4 },
            ),
          )
          .join('')
      );
    case 'cabochon':
      return (
        knurled(plan, 0.042 * w, 0.1 * w * small, 11) +
        path(
          `M${0.041 * w} ${-0.034 * w}C${0.09 * w} ${-0.03 * w} ${0.09 * w} ${0.03 * w} ${0.041 * w} ${0.034 * w}Z`,
          sheet.radial([0.052 * w, -0.016 * w], 0.06 * w, [
            [0, '#cfe0ff'],
            [0.25, '#3a62c4'],
            [0.7, '#122a78'],
            [1, '#060d33'],
          ]),
        )
      );
    default:
      return knurled(plan, 0.058 * w * small, 0.128 * w * small, 15);
  }
}

/** Shoulders of the case on both sides of the crown. */
function guards(plan: WatchPlan, edge: number): string {
  const { width: w, metal, sheet } = plan;
  const fill = sheet.linear(
    [0, -0.14 * w],
    [0, 0.14 * w],
    [
      [0, toneOf(metal, 0.55)],
      [0.3, toneOf(metal, 0.8)],
      [0.7, toneOf(metal, 0.42)],
      [1, toneOf(metal, 0.2)],
    ],
  );
  const x = edge - 0.06 * w;
  const guard = (s: number) =>
    path(
      `M${x} ${s * 0.25 * w}C${x + 0.07 * w} ${s * 0.2 * w} ${x + 0.105 * w} ${s * 0.13 * w} ${x + 0.112 * w} ${s * 0.074 * w}L${x} ${s * 0.074 * w}Z`,
      fill,
      { stroke: toneOf(metal, 0.16), 'stroke-width': 0.004 * w },
    );
  return guard(-1) + guard(1);
}

/** A lever over the crown, as on divers of the Italian navy. */
function bridge(plan: WatchPlan, edge: number): string {
  const { width: w, metal, sheet } = plan;
  const fill = sheet.over([
    [0, toneOf(metal, 0.85)],
    [0.4, toneOf(metal, 0.62)],
    [1, toneOf(metal, 0.2)],
  ]);
  const x = edge - 0.04 * w;
  return (
    path(
      `M${x} ${-0.2 * w}C${x + 0.11 * w} ${-0.19 * w} ${x + 0.15 * w} ${-0.1 * w} ${x + 0.15 * w} 0S${x + 0.11 * w} ${0.19 * w} ${x} ${0.2 * w}L${x} ${0.15 * w}C${x + 0.06 * w} ${0.14 * w} ${x + 0.085 * w} ${0.085 * w} ${x + 0.085 * w} 0S${x + 0.06 * w} ${-0.14 * w} ${x} ${-0.15 * w}Z`,
      fill,
      { stroke: toneOf(metal, 0.12), 'stroke-width': 0.004 * w },
    ) +
    path(roundRect(x + 0.075 * w, -0.085 * w, 0.062 * w, 0.17 * w, 0.01 * w), fill, {
      stroke: toneOf(metal, 0.12),
      'stroke-width': 0.003 * w,
    }) +
    circle(x + 0.05 * w, -0.165 * w, 0.01 * w, toneOf(metal, 0.2)) +
    circle(x + 0.05 * w, 0.165 * w, 0.01 * w, toneOf(metal, 0.2))
  );
}

function pusher(plan: WatchPlan): string {
  const { width: w, look, metal, sheet } = plan;
  const tube = sheet.over([
    [0, toneOf(metal, 0.3)],
    [0.3, toneOf(metal, 0.95)],
    [0.65, toneOf(metal, 0.45)],
    [1, toneOf(metal, 0.08)],
  ]);
  if (look.crown.pushers === 'rectangular')
    return path(roundRect(0, -0.045 * w, 0.05 * w, 0.09 * w, 0.008 * w), tube, {
      stroke: toneOf(metal, 0.15),
      'stroke-width': 0.003 * w,
    });
  if (look.crown.pushers === 'screwed') {
    return (
      path(roundRect(0, -0.028 * w, 0.03 * w, 0.056 * w, 1), tube) +
      placed(0.02 * w, 0, 0, knurled(plan, 0.042 * w, 0.082 * w, 9))
    );
  }
  return (
    path(roundRect(0, -0.02 * w, 0.045 * w, 0.04 * w, 1), tube) +
    path(roundRect(0.034 * w, -0.037 * w, 0.036 * w, 0.074 * w, 0.01 * w), tube)
  );
}

/** Crown and pushers, drawn before the case body that hides their stems. */
export function crownSet(plan: WatchPlan): string {
  const { look, width: w } = plan;
  const angle = degreesOf(look.crown.at);
  const edge = edgeAt(plan, angle);
  let out = '';
  const hasPushers = look.crown.pushers !== 'none';
  if (hasPushers) {
    const spread = plan.caseForm === 'round' || plan.caseForm === 'cushion' ? 30 : 24;
    for (const side of [-spread, spread]) {
      const turn = angle + side;
      const far = edgeAt(plan, turn) - 0.012 * w;
      const a = (turn * Math.PI) / 180;
      // On flat flanks the pushers stand square to the flank, not to the centre.
      const square = plan.caseForm === 'round' || plan.caseForm === 'oval' ? turn : angle;
      out += placed(far * Math.cos(a), far * Math.sin(a), square, pusher(plan));
    }
  }
  if (look.crown.kind === 'guarded' && look.crown.at !== 9)
    out += placed(0, 0, angle, guards(plan, edge));
  const gap = look.crown.kind === 'guarded' ? 0.008 : -0.004;
  out += placed(0, 0, angle, placed(edge + gap * w, 0, 0, crownBody(plan)));
  if (look.crown.kind === 'bridge') out += placed(0, 0, angle, bridge(plan, edge));
  return out;
}
