import { toneOf } from '../base/color';
import { path, polygon } from '../base/svg';
import { type Cutting, facet, flash } from './gem';
import { girdle } from './outlines';

/** Round and its kin: table, stars, kites and upper girdle facets over arrows and lower halves. */
export function brilliantCut(cutting: Cutting): string {
  const { gem, w, h, ramp, sheet, chance } = cutting;
  const { cut } = gem;
  const p = (degrees: number, share: number) => girdle(cut, degrees, share, w, h);
  const table = cut === 'marquise' || cut === 'pear' ? 0.56 : 0.58;
  let out = '';
  const count = 8;
  const step = 360 / count;
  // Pavilion, seen through the crown: arrows and the halves between them.
  for (let index = 0; index < count; index++) {
    const a = -90 + index * step;
    const dark = index % 2 === 0;
    for (const side of [-1, 1] as const) {
      const tone =
        0.34 +
        0.34 * Math.cos(((a + side * 11 - 225) * Math.PI) / 180) +
        chance.between(-0.28, 0.28);
      out += facet(
        [
          p(0, 0),
          p(a + side * step * 0.22, 0.62),
          p(a + side * step * 0.5, 1),
          p(a + side * step * 0.5, 0.2),
        ],
        toneOf(ramp, tone + 0.12),
        toneOf(ramp, 0.8),
      );
    }
    out += facet(
      [p(0, 0), p(a - step * 0.2, 0.6), p(a, 0.94), p(a + step * 0.2, 0.6)],
      toneOf(ramp, (dark ? 0.08 : 0.7) + chance.between(-0.1, 0.12)),
      toneOf(ramp, 0.9),
    );
  }
  for (let index = 0; index < count; index++) {
    const a = -90 + index * step;
    const b = a + step;
    const m = a + step / 2;
    const veil = 0.55;
    out += facet(
      [p(a, 1), p(a + step * 0.25, 1), p(m, 1), p(m, 0.79)],
      toneOf(ramp, flash(cutting, a + step * 0.28, 44, 0.16)),
      toneOf(ramp, 0.95),
      veil,
    );
    out += facet(
      [p(b, 1), p(b - step * 0.25, 1), p(m, 1), p(m, 0.79)],
      toneOf(ramp, flash(cutting, b - step * 0.28, 44, 0.16)),
      toneOf(ramp, 0.95),
      veil,
    );
    out += facet(
      [p(a, table), p(m, 0.79), p(a, 1), p(m - step, 0.79)],
      toneOf(ramp, flash(cutting, a, 36, 0.12)),
      toneOf(ramp, 1),
      veil,
    );
    out += facet(
      [p(a, table), p(b, table), p(m, 0.79)],
      toneOf(ramp, flash(cutting, m, 24, 0.14) + 0.06),
      toneOf(ramp, 1),
      veil,
    );
  }
  const tableShape = polygon(
    Array.from({ length: count }, (_, index) => p(-90 + index * step, table)),
  );
  const glow = sheet.linear(
    [-w * 0.28, -h * 0.28],
    [w * 0.2, h * 0.22],
    [
      [0, '#fff', 0.72],
      [0.42, '#fff', 0.16],
      [0.6, '#fff', 0.02],
      [1, '#fff', 0.2],
    ],
  );
  return (
    out +
    path(tableShape, glow, { stroke: toneOf(ramp, 1), 'stroke-width': 0.8, 'stroke-opacity': 0.8 })
  );
}
