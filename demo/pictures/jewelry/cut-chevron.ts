import { toneOf } from '../base/color';
import { path, polygon } from '../base/svg';
import { type Cutting, facet, flash } from './gem';
import { girdle } from './outlines';

/** Princess and radiant: chevrons from the middle to the corners. */
export function chevronCut(cutting: Cutting): string {
  const { gem, w, h, ramp, sheet, chance } = cutting;
  const p = (degrees: number, share: number) => girdle(gem.cut, degrees, share, w, h);
  let out = '';
  for (let side = 0; side < 4; side++) {
    const from = -135 + side * 90;
    const parts = 6;
    for (let part = 0; part < parts; part++) {
      const a = from + (part * 90) / parts;
      const b = from + ((part + 1) * 90) / parts;
      for (const [low, high] of [
        [0, 0.36],
        [0.36, 0.66],
        [0.66, 1],
      ] as const) {
        const tone =
          0.42 +
          0.3 * Math.cos(((from + 45 - 225) * Math.PI) / 180) +
          ((part + Math.round(low * 3)) % 2 ? 0.2 : -0.22) +
          chance.between(-0.16, 0.16);
        out += facet(
          [p(a, low), p(b, low), p(b, high), p(a, high)],
          toneOf(ramp, tone),
          toneOf(ramp, 0.9),
        );
      }
    }
  }
  const table = 0.66;
  for (let side = 0; side < 4; side++) {
    const a = -135 + side * 90;
    const b = a + 90;
    const m = a + 45;
    out += facet(
      [p(a, 1), p(b, 1), p(m, table)],
      toneOf(ramp, flash(cutting, m, 40, 0.12)),
      toneOf(ramp, 1),
      0.55,
    );
    out += facet(
      [p(a, 1), p(m, table), p(m - 90, table)],
      toneOf(ramp, flash(cutting, a, 34, 0.12)),
      toneOf(ramp, 1),
      0.5,
    );
  }
  const shape = polygon(
    [-135, -90, -45, 0, 45, 90, 135, 180].map((degrees) =>
      p(degrees, degrees % 90 === 0 ? table : table * 0.86),
    ),
  );
  const glow = sheet.linear(
    [-w * 0.3, -h * 0.3],
    [w * 0.3, h * 0.3],
    [
      [0, '#fff', 0.6],
      [0.42, '#fff', 0.2],
      [0.45, '#fff', 0],
      [1, '#fff', 0.14],
    ],
  );
  return (
    out + path(shape, glow, { stroke: toneOf(ramp, 1), 'stroke-width': 0.7, 'stroke-opacity': 0.7 })
  );
}
