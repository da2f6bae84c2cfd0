import type { Vector } from '../base/light';
import { type Patch, onHoop } from '../base/solid';
import { group } from '../base/svg';

export const radius = 178;

export interface Body {
  patches: Patch[];
  /** Outer radius and width of the band at its top. */
  outer: number;
  width: number;
}

export const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Away from the top, 0 at the top and 180 below. */
export const fromTop = (degrees: number): number =>
  Math.abs(((((degrees + 90) % 360) + 540) % 360) - 180);

export type Turn = (v: Vector) => Vector;

export function decal(
  turn: Turn,
  r: number,
  degrees: number,
  along: number,
  draw: (facing: number) => string,
): Patch[] {
  const { matrix, depth, facing } = onHoop(turn, r, degrees, along);
  if (facing <= 0.06) return [];
  // On the outside, hence above the metal that it lies on.
  return [{ depth: depth + 12, svg: group(matrix, draw(facing)) }];
}
