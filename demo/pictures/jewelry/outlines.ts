import type { StoneCut } from '../../catalogue/lookups/stone-cuts';
import type { Point } from '../base/svg';

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Width to height of a cut as it is usually sold: height for a width of 1. */
export const aspects: Record<StoneCut, number> = {
  round: 1,
  princess: 1,
  oval: 1.36,
  cushion: 1.06,
  pear: 1.5,
  marquise: 1.95,
  emerald: 1.4,
  asscher: 1,
  radiant: 1.22,
  heart: 0.96,
  baguette: 2.1,
  cabochon: 1.25,
  bead: 1,
  inlay: 1,
};

/** Reach of a pointed or lobed outline in a direction, found by walking outwards. */
function walk(inside: (x: number, y: number) => boolean, degrees: number): number {
  let low = 0;
  let high = 1.6;
  for (let step = 0; step < 22; step++) {
    const middle = (low + high) / 2;
    if (inside(middle * Math.cos(rad(degrees)), middle * Math.sin(rad(degrees)))) low = middle;
    else high = middle;
  }
  return low;
}

const superellipse =
  (power: number) =>
  (degrees: number): number =>
    (Math.abs(Math.cos(rad(degrees))) ** power + Math.abs(Math.sin(rad(degrees))) ** power) **
    (-1 / power);

/** A rectangle -1..1 with its corners cut by this share. */
const cutCorner =
  (corner: number) =>
  (degrees: number): number => {
    const x = Math.abs(Math.cos(rad(degrees)));
    const y = Math.abs(Math.sin(rad(degrees)));
    return 1 / Math.max(x, y, (x + y) / (2 - corner));
  };

/** A rectangle of these half sides whose corners are cut at 45 degrees by `cut` along each side. */
const cutAcross =
  (halfWidth: number, halfHeight: number, cut: number) =>
  (degrees: number): number => {
    const x = Math.abs(Math.cos(rad(degrees)));
    const y = Math.abs(Math.sin(rad(degrees)));
    return 1 / Math.max(x, y, (x * halfWidth + y * halfHeight) / (halfWidth + halfHeight - cut));
  };

const reaches: Record<StoneCut, (degrees: number) => number> = {
  round: () => 1,
  oval: () => 1,
  cabochon: () => 1,
  bead: () => 1,
  inlay: () => 1,
  cushion: superellipse(3.2),
  princess: cutCorner(0.03),
  radiant: cutCorner(0.34),
  // Corners cut at 45 degrees of the stone itself, whatever its proportion.
  emerald: cutAcross(0.5, 0.7, 0.17),
  asscher: cutAcross(0.5, 0.5, 0.26),
  baguette: cutCorner(0),
  marquise: (degrees) => walk((x, y) => Math.abs(x) < 1 - Math.abs(y) ** 1.8, degrees),
  pear: (degrees) =>
    walk((x, y) => {
      if (y > 0.28) return Math.hypot(x, (y - 0.28) / 0.72) < 1;
      const t = (y + 1) / 1.28;
      return t > 0 && Math.abs(x) < Math.sin((t * Math.PI) / 2) ** 0.88;
    }, degrees),
  heart: (degrees) =>
    walk((x, y) => {
      const ax = Math.abs(x);
      const v = -y * 1.06 + 0.05;
      const u = ax * 1.14;
      return (u * u + v * v - 0.84) ** 3 - u * u * v ** 3 * 1.9 < 0;
    }, degrees),
};

/** Point of a cut's outline at a share of its radius; -1..1 in both directions, tip of a pear above. */
export function girdle(cut: StoneCut, degrees: number, share: number, w: number, h: number): Point {
  const r = reaches[cut](degrees) * share;
  return [r * Math.cos(rad(degrees)) * (w / 2), r * Math.sin(rad(degrees)) * (h / 2)];
}

export function girdlePoints(cut: StoneCut, w: number, h: number, share = 1, count = 96): Point[] {
  return Array.from({ length: count }, (_, index) =>
    girdle(cut, (index * 360) / count, share, w, h),
  );
}
