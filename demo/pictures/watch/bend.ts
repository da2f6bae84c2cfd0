import type { StrapKind } from '../../catalogue/generate/look-watch';
import { polygon } from '../base/svg';
import type { WatchPlan } from './plan';

/** Half a strap above (-1) or below (1) the head: it bends away from the eye as around a wrist. */
export interface Bend {
  side: -1 | 1;
  /** Where it starts, and how far it is seen, in units. */
  start: number;
  depth: number;
  /** Height and half width at an angle of the bend (degrees; 12 at the lugs, 84 at the horizon). */
  y: (angle: number) => number;
  half: (angle: number) => number;
}

export const first = 10;

export const last = 84;

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

export function bendOf(plan: WatchPlan, side: -1 | 1): Bend {
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
  return !['alligator', 'calf', 'leather', 'rubber', 'textile', 'satin'].includes(kind);
}

// The lower half bends away from the lamp; light from the pale table keeps it from going black.
export const normalOf = ({ side }: Bend, angle: number): readonly [number, number, number] => [
  0,
  side * sin(side > 0 ? angle * 0.55 : angle * 0.9),
  Math.cos((angle * Math.PI) / 180),
];

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
