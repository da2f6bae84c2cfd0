import type { Vector } from '../base/light';
import { polygon } from '../base/svg';

export type Side = 'top' | 'right' | 'bottom' | 'left';

export const sides: readonly Side[] = ['top', 'left', 'right', 'bottom'];

const looks: Record<Side, readonly [number, number]> = {
  top: [0, -1],
  right: [1, 0],
  bottom: [0, 1],
  left: [-1, 0],
};

/** A strip of one side between two depths, cut at 45 degrees in the corners. */
export function strip(side: Side, w: number, h: number, from: number, to: number): string {
  switch (side) {
    case 'top':
      return polygon([
        [from, from],
        [w - from, from],
        [w - to, to],
        [to, to],
      ]);
    case 'bottom':
      return polygon([
        [from, h - from],
        [w - from, h - from],
        [w - to, h - to],
        [to, h - to],
      ]);
    case 'left':
      return polygon([
        [from, from],
        [to, to],
        [to, h - to],
        [from, h - from],
      ]);
    case 'right':
      return polygon([
        [w - from, from],
        [w - to, to],
        [w - to, h - to],
        [w - from, h - from],
      ]);
  }
}

export const slopeOf = (side: Side, degrees: number): Vector => {
  const [x, y] = looks[side];
  const a = (degrees * Math.PI) / 180;
  return [x * Math.sin(a), y * Math.sin(a), Math.cos(a)];
};
