import type { StoneCut } from '../../catalogue/lookups/stone-cuts';
import { type Ramp, toneOf } from '../base/color';
import type { Sheet } from '../base/sheet';
import { circle, num, path, polygon } from '../base/svg';
import { type Gem, heightOf } from './gem';
import { girdle, girdlePoints } from './outlines';

/** A glint with four rays. */
export function glint(x: number, y: number, r: number, opacity = 0.95): string {
  const rays = `M${num(x)} ${num(y - r)}Q${num(x)} ${num(y)} ${num(x + r)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y + r)}Q${num(x)} ${num(y)} ${num(x - r)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y - r)}Z`;
  return path(rays, '#ffffff', { opacity }) + circle(x, y, r * 0.12, '#fff', { opacity });
}

/** Prongs that hold a gem: small domed beads at its corners, or a collet around it. */
export function prongs(sheet: Sheet, gem: Gem, w: number, ramp: Ramp, size = w * 0.075): string {
  const h = heightOf(gem.cut, w);
  const angles: Partial<Record<StoneCut, readonly number[]>> = {
    pear: [-90, 20, 90, 160],
    marquise: [-90, 90, 0, 180],
    heart: [90, -50, -130, 10, 170],
    emerald: [-53, 53, 127, -127],
    radiant: [-50, 50, 130, -130],
  };
  const places =
    angles[gem.cut] ??
    (w > 90 && gem.cut === 'round' ? [-120, -60, 0, 60, 120, 180] : [-135, -45, 45, 135]);
  return places
    .map((degrees) => {
      const [x, y] = girdle(gem.cut, degrees, 1, w, h);
      const bead = sheet.radial(
        [0.36, 0.3],
        0.75,
        [
          [0, toneOf(ramp, 1)],
          [0.45, toneOf(ramp, 0.62)],
          [1, toneOf(ramp, 0.08)],
        ],
        { gradientUnits: 'objectBoundingBox' },
      );
      return (
        circle(x + size * 0.14, y + size * 0.18, size * 0.64, '#000', { opacity: 0.3 }) +
        circle(x, y, size * 0.6, bead)
      );
    })
    .join('');
}

/** A metal rim around a gem. */
export function collet(sheet: Sheet, gem: Gem, w: number, ramp: Ramp, rim = w * 0.07): string {
  const h = heightOf(gem.cut, w);
  const shape = polygon(girdlePoints(gem.cut, w + 2 * rim, h + 2 * rim));
  const fill = sheet.linear(
    [-w / 2, -h / 2],
    [w / 2, h / 2],
    [
      [0, toneOf(ramp, 1)],
      [0.3, toneOf(ramp, 0.5)],
      [0.55, toneOf(ramp, 0.82)],
      [0.8, toneOf(ramp, 0.25)],
      [1, toneOf(ramp, 0.65)],
    ],
  );
  return path(shape, fill, { stroke: toneOf(ramp, 0.12), 'stroke-width': 0.8 });
}
