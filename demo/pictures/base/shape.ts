import type { Point } from './svg';

export type OutlineForm =
  | 'round'
  | 'oval'
  | 'cushion'
  | 'square'
  | 'rectangle'
  | 'tonneau'
  | 'octagon'
  | 'porthole'
  | 'melted';

export const at = (cx: number, cy: number, r: number, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
};

/** How far a point is out of the form scaled to 1: below 1 inside, above 1 outside. */
function reach(form: OutlineForm, x: number, y: number): number {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  switch (form) {
    case 'round':
    case 'oval':
      return Math.hypot(ax, ay);
    case 'cushion':
      return (ax ** 3.1 + ay ** 3.1) ** (1 / 3.1);
    case 'square':
      return (ax ** 9 + ay ** 9) ** (1 / 9);
    case 'rectangle':
      return (ax ** 16 + ay ** 16) ** (1 / 16);
    case 'tonneau': {
      const waist = 1 - 0.2 * Math.min(1, ay) ** 2;
      return ((ax / waist) ** 6 + ay ** 6) ** (1 / 6);
    }
    case 'octagon': {
      const slanted = (ax + ay) / Math.SQRT2;
      const sum = ax ** 70 + ay ** 70 + slanted ** 70;
      return sum ** (1 / 70);
    }
    case 'porthole': {
      const slanted = ((ax + ay) / Math.SQRT2) * 0.94;
      return (ax ** 7 + ay ** 7 + slanted ** 7) ** (1 / 7);
    }
    case 'melted': {
      const bent = x + 0.2 * Math.sin(2.4 * y) - 0.03;
      return Math.hypot(bent / (1 - 0.16 * y), ay);
    }
  }
}

/** Outlines of the forms scaled to 1, by form and number of points: searching for them is most of drawing a watch. */
const scaledToOne = new Map<string, readonly Point[]>();

/**
 * Outline of a form of `w` x `h` units around the origin, `count` points by angle, clockwise from
 * the right. Outlines of one form and different sizes have the same points in the same places.
 */
export function outlineOf(form: OutlineForm, w: number, h: number, count = 160): Point[] {
  const key = `${form} ${count}`;
  const points = scaledToOne.get(key) ?? search(form, count);
  scaledToOne.set(key, points);
  return points.map(([x, y]) => [(x * w) / 2, (y * h) / 2] as const);
}

function search(form: OutlineForm, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const a = (2 * Math.PI * index) / count;
    const x = Math.cos(a);
    const y = Math.sin(a);
    // Not every `reach` grows in proportion to the distance, hence the search.
    let low = 0;
    let high = 2;
    for (let step = 0; step < 24; step++) {
      const middle = (low + high) / 2;
      if (reach(form, middle * x, middle * y) < 1) low = middle;
      else high = middle;
    }
    return [low * x, low * y] as const;
  });
}

export const moved = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy] as const);

export const scaled = (points: readonly Point[], factor: number, fy = factor): Point[] =>
  points.map(([x, y]) => [x * factor, y * fy] as const);

/** Point of a closed outline at an index that may run over its end. */
export function pointAt(points: readonly Point[], index: number): Point {
  const point = points[((index % points.length) + points.length) % points.length];
  if (!point) throw new Error('an outline has no points');
  return point;
}

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
