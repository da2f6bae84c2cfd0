import type { DiamondCut } from '../../../config/diamond-prices';

/** In a square of 100 × 100 around the origin: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Height of a cut for a width of 1, as it is usually sold. */
const aspects: Record<DiamondCut, number> = {
  round: 1,
  oval: 1.36,
  cushion: 1.06,
  princess: 1,
  radiant: 1.22,
  emerald: 1.4,
  asscher: 1,
  pear: 1.5,
  marquise: 1.95,
  heart: 0.87,
};

/** Width and height of a cut whose longer side fills the square. */
export function sizeOf(cut: DiamondCut): { width: number; height: number } {
  const aspect = aspects[cut];
  return aspect > 1 ? { width: 100 / aspect, height: 100 } : { width: 100, height: 100 * aspect };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far the outline is from the middle in a direction, for a stone of -1..1 both ways. */
const reaches: Partial<Record<DiamondCut, (degrees: number) => number>> = {
  cushion: (degrees) => {
    const power = 3.2;
    const x = Math.abs(Math.cos(radians(degrees))) ** power;
    const y = Math.abs(Math.sin(radians(degrees))) ** power;
    return (x + y) ** (-1 / power);
  },
  princess: cutCorner(0),
  radiant: cutCorner(0.34),
  marquise: (degrees) => walk(degrees, (x, y) => Math.abs(x) < 1 - Math.abs(y) ** 1.8),
  pear: (degrees) =>
    walk(degrees, (x, y) => {
      if (y > 0.28) return Math.hypot(x, (y - 0.28) / 0.72) < 1;
      const share = (y + 1) / 1.28;
      return share > 0 && Math.abs(x) < Math.sin((share * Math.PI) / 2) ** 0.88;
    }),
  heart: (degrees) =>
    walk(degrees, (x, y) => {
      const [u, v] = [Math.abs(x) * 1.14, 0.05 - y * 1.06];
      return (u * u + v * v - 0.84) ** 3 < u * u * v ** 3 * 1.9;
    }),
};

/** A square of -1..1 whose corners are cut by this share of a side. */
function cutCorner(share: number) {
  return (degrees: number): number => {
    const x = Math.abs(Math.cos(radians(degrees)));
    const y = Math.abs(Math.sin(radians(degrees)));
    return 1 / Math.max(x, y, (x + y) / (2 - share));
  };
}

/** The reach of an outline that is told by what lies inside of it. */
function walk(degrees: number, isInside: (x: number, y: number) => boolean): number {
  const [x, y] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  let [inside, outside] = [0, 1.6];
  for (let step = 0; step < 20; step++) {
    const middle = (inside + outside) / 2;
    if (isInside(middle * x, middle * y)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** A point at a share of the way from the middle to the outline; 0° to the right, 90° down. */
export function pointOf(cut: DiamondCut, degrees: number, share = 1): Point {
  const { width, height } = sizeOf(cut);
  const reach = (reaches[cut]?.(degrees) ?? 1) * share;
  return [
    (reach * Math.cos(radians(degrees)) * width) / 2,
    (reach * Math.sin(radians(degrees)) * height) / 2,
  ];
}

/** Points along the outline from one direction to another, both included. */
export function arcOf(cut: DiamondCut, from: number, to: number, pieces = 5): Point[] {
  return Array.from({ length: pieces + 1 }, (_, piece) =>
    pointOf(cut, from + ((to - from) * piece) / pieces),
  );
}
