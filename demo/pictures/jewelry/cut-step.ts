import { toneOf } from '../base/color';
import { type Point, path, polygon } from '../base/svg';
import { type Cutting, facet, flash } from './gem';

/** Corner points of an inset outline whose steps stay parallel to the edge. */
function stepPoints({ gem, w, h }: Cutting, inset: number): Point[] {
  const short = Math.min(w, h) * inset;
  const cutShare = gem.cut === 'baguette' ? 0 : gem.cut === 'asscher' ? 0.26 : 0.17;
  const x = w / 2 - short;
  const y = h / 2 - short;
  const c = Math.max(0, Math.min(w, h) * cutShare - short * 0.58);
  if (cutShare === 0)
    return [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ];
  return [
    [-x + c, -y],
    [x - c, -y],
    [x, -y + c],
    [x, y - c],
    [x - c, y],
    [-x + c, y],
    [-x, y - c],
    [-x, -y + c],
  ];
}

/** Emerald, asscher, baguette: mirrors in steps around a long table. */
export function stepCut(cutting: Cutting): string {
  const { gem, w, h, ramp, sheet } = cutting;
  const levels = gem.cut === 'baguette' ? [0, 0.16] : [0, 0.07, 0.14, 0.2];
  let out = '';
  const ring = (
    outer: readonly Point[],
    inner: readonly Point[],
    tilt: number,
    spark: number,
    opacity = 1,
  ) => {
    outer.forEach((point, index) => {
      const next = outer[(index + 1) % outer.length] ?? point;
      const azimuth = (Math.atan2(-(next[0] - point[0]), next[1] - point[1]) * 180) / Math.PI;
      const low = inner[index] ?? point;
      const lowNext = inner[(index + 1) % inner.length] ?? next;
      out += facet(
        [point, next, lowNext, low],
        toneOf(ramp, flash(cutting, azimuth + (tilt < 0 ? 180 : 0), Math.abs(tilt), spark)),
        toneOf(ramp, 0.95),
        opacity,
      );
    });
  };
  levels.forEach((inset, level) => {
    const next = levels[level + 1];
    if (next !== undefined)
      ring(stepPoints(cutting, inset), stepPoints(cutting, next), 48 - level * 11, 0.1);
  });
  const edge = levels.at(-1) ?? 0.2;
  // Inside the table the steps of the pavilion look the other way.
  const inner = gem.cut === 'baguette' ? [edge, 0.3, 0.44] : [edge, 0.27, 0.34, 0.41, 0.48];
  inner.forEach((inset, level) => {
    const next = inner[level + 1];
    if (next !== undefined)
      ring(stepPoints(cutting, inset), stepPoints(cutting, next), -(20 + level * 14), 0.2);
  });
  const table = polygon(stepPoints(cutting, edge));
  const glow = sheet.linear(
    [-w / 2, -h / 2],
    [w / 2, h / 2],
    [
      [0.1, '#fff', 0.55],
      [0.42, '#fff', 0.22],
      [0.44, '#fff', 0],
      [0.72, '#fff', 0],
      [0.74, '#fff', 0.16],
      [1, '#fff', 0.05],
    ],
  );
  return (
    out +
    path(table, glow, { stroke: toneOf(ramp, 1), 'stroke-width': 0.9, 'stroke-opacity': 0.85 })
  );
}
