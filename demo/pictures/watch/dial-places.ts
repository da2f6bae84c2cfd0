import { at, outlineOf } from '../base/shape';
import type { WatchPlan } from './plan';

export const dialOutlineForm = (plan: WatchPlan) =>
  plan.openingForm === 'octagon' ? ('round' as const) : plan.openingForm;

/** Where the dial ends in a direction (degrees from noon, clockwise), from its middle. */
export function rimAt(plan: WatchPlan): (fromNoon: number) => number {
  const form = dialOutlineForm(plan);
  const points = outlineOf(form, plan.dial.width, plan.dial.height, 720);
  return (fromNoon) => {
    const index = ((Math.round((fromNoon - 90) * 2) % 720) + 720) % 720;
    const point = points[index];
    return point ? Math.hypot(point[0], point[1]) : plan.dial.r;
  };
}

/** Hours hidden by sub-dials and windows. */
export function isFree(plan: WatchPlan, x: number, y: number, clearance: number): boolean {
  const { r } = plan.dial;
  const spots = [
    ...plan.look.dial.subdials
      .filter(({ at: place }) => place !== 0 || plan.look.dial.subdials.length === 1)
      .map(({ at: place, size }) => {
        const distance = subdialDistance(place, size) * r;
        return [...at(0, 0, distance, place * 30 - 90), size * r] as const;
      }),
    ...plan.look.dial.windows.map(
      ({ at: place, shows }) =>
        [
          ...at(0, 0, windowDistance(plan, place), place * 30 - 90),
          (shows === 'date' ? 0.13 : 0.2) * r,
        ] as const,
    ),
  ];
  return spots.every(([sx, sy, size]) => Math.hypot(x - sx, y - sy) > size + clearance * r);
}

/** Middle of a sub-dial from the middle of the dial, in radii. */
export function subdialDistance(place: number, size: number): number {
  if (place === 0) return 0;
  return Math.max(0.3, Math.min(0.53, 0.9 - size));
}

/** Middle of a window from the middle of the dial, in units. */
export function windowDistance(plan: WatchPlan, place: number): number {
  return rimAt(plan)(place * 30) - 0.24 * plan.dial.r;
}
