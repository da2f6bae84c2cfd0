import { toneOf, type Ramp } from './color';
import { toneAt, unit, type Finish, type Vector } from './light';
import { num, type Point } from './svg';

/** How an object is turned towards the eye, degrees: `tilt` shows its top, `yaw` its left side, `roll` turns the picture. */
export interface Pose {
  tilt: number;
  yaw: number;
  roll?: number;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** A rotation of space for a pose. */
export function turner({ tilt, yaw, roll = 0 }: Pose): (v: Vector) => Vector {
  const [st, ct] = [Math.sin(rad(-tilt)), Math.cos(rad(-tilt))];
  const [sy, cy] = [Math.sin(rad(yaw)), Math.cos(rad(yaw))];
  const [sr, cr] = [Math.sin(rad(roll)), Math.cos(rad(roll))];
  return ([x, y, z]) => {
    const [x1, z1] = [x * cy + z * sy, -x * sy + z * cy];
    const [y2, z2] = [y * ct - z1 * st, y * st + z1 * ct];
    return [x1 * cr - y2 * sr, x1 * sr + y2 * cr, z2];
  };
}

export interface Patch {
  /** Mean height towards the eye. */
  depth: number;
  svg: string;
}

export interface Hoop {
  /** Radius of the circle on which the profile sits. */
  r: number;
  /** Cross-section as points (outwards, along the axis), counter-clockwise seen along the band. */
  profile: readonly Point[];
  ramp: Ramp;
  finish?: Finish;
  /** Degrees around the hoop; -90 is the top. */
  from?: number;
  to?: number;
  steps?: number;
  /** Changes the profile's place along the axis by the angle: coils, crossing bands. */
  shift?: (degrees: number) => number;
  /** Swells the section by the angle. */
  swell?: (degrees: number) => number;
  /** Own tone by place, e.g. grooves. */
  lift?: (degrees: number, edge: number) => number;
}

/** A circle swept with a section, as patches to be sorted with others. */
export function hoopPatches(turn: (v: Vector) => Vector, hoop: Hoop): Patch[] {
  const { r, profile, ramp, finish = 'polished', from = -90, to = 270, steps = 132 } = hoop;
  const { shift = () => 0, swell = () => 1, lift = () => 0 } = hoop;
  const place = (degrees: number, [out, along]: Point): Vector => {
    const k = swell(degrees);
    const radius = r + out * k;
    return turn([
      radius * Math.cos(rad(degrees)),
      radius * Math.sin(rad(degrees)),
      along * k + shift(degrees),
    ]);
  };
  const patches: Patch[] = [];
  for (let step = 0; step < steps; step++) {
    const a = from + ((to - from) * step) / steps;
    const b = from + ((to - from) * (step + 1)) / steps;
    const m = (a + b) / 2;
    profile.forEach((p, edge) => {
      const q = profile[(edge + 1) % profile.length] ?? p;
      const [dOut, dAlong] = [q[0] - p[0], q[1] - p[1]];
      const n = turn(unit([dAlong * Math.cos(rad(m)), dAlong * Math.sin(rad(m)), -dOut]));
      if (n[2] <= -0.02) return;
      const corners = [place(a, p), place(b, p), place(b, q), place(a, q)];
      const color = toneOf(ramp, toneAt(n, finish) + lift(m, edge));
      const d = corners.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
      patches.push({
        depth: corners.reduce((sum, corner) => sum + corner[2], 0) / 4,
        svg: `<path d="M${d}Z" fill="${color}" stroke="${color}" stroke-width=".8"/>`,
      });
    });
  }
  return patches;
}

export function paint(patches: readonly Patch[]): string {
  return [...patches]
    .sort((a, b) => a.depth - b.depth)
    .map(({ svg }) => svg)
    .join('');
}

/** Where a plate lies on the outside of a hoop: an SVG matrix whose unit is one unit of the hoop. */
export function onHoop(
  turn: (v: Vector) => Vector,
  r: number,
  degrees: number,
  along = 0,
): { matrix: string; depth: number; facing: number; middle: Point } {
  const c = Math.cos(rad(degrees));
  const s = Math.sin(rad(degrees));
  const middle = turn([r * c, r * s, along]);
  const tangent = turn([-s, c, 0]);
  const axis = turn([0, 0, 1]);
  const normal = turn([c, s, 0]);
  return {
    matrix: `matrix(${[...tangent.slice(0, 2), ...axis.slice(0, 2)].map((part) => part.toFixed(4)).join(' ')} ${num(middle[0])} ${num(middle[1])})`,
    depth: middle[2],
    facing: normal[2],
    middle: [middle[0], middle[1]],
  };
}

/** Cross-sections, `w` along the axis and `t` thick. */
export const profiles = {
  /** Flat inside, domed outside. */
  court: (w: number, t: number): Point[] => {
    const arc = Array.from({ length: 9 }, (_, index): Point => {
      const a = rad(-90 + (index * 180) / 8);
      return [t * 0.35 + Math.cos(a) * t * 0.65, (Math.sin(a) * w) / 2];
    });
    return [...arc, [0, w / 2 - t * 0.1], [0, -w / 2 + t * 0.1]];
  },
  flat: (w: number, t: number): Point[] => [
    [t * 0.86, -w / 2],
    [t, -w / 2 + t * 0.2],
    [t, -w / 6],
    [t, w / 6],
    [t, w / 2 - t * 0.2],
    [t * 0.86, w / 2],
    [0, w / 2],
    [0, -w / 2],
  ],
  tube: (d: number): Point[] =>
    Array.from({ length: 14 }, (_, index): Point => {
      const a = rad((index * 360) / 14 - 90);
      return [(Math.cos(a) * d) / 2, (Math.sin(a) * d) / 2];
    }),
};
