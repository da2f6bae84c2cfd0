import type { JewelryMotif } from '../../catalogue/generate/look-jewelry';
import { toneOf } from '../base/color';
import { scaled } from '../base/shape';
import { group, num, path, rect } from '../base/svg';
import { inlayOf, paveInside, plate, polar } from './figure-parts';
import { coil, linkFigure, nailFigure, rings3, studPlate } from './figures-bands';
import { bee, butterfly, pantherHead, serpentHead } from './figures-fauna';
import { clover, feather, flower } from './figures-flora';
import { crown, fanFigure, movingStones } from './figures-objects';
import { cross, knot, rays, star } from './figures-signs';
import { girdlePoints } from './outlines';
import type { JewelPlan } from './plan';

/** A motif as a flat figure of radius `r` around the origin; null for classic settings. */
export function figure(plan: JewelPlan, motif: JewelryMotif, r: number): string | null {
  switch (motif) {
    case 'clover':
      return clover(plan, r);
    case 'flower':
      return flower(plan, r);
    case 'butterfly':
      return butterfly(plan, r);
    case 'fan':
      return fanFigure(plan, r);
    case 'sunburst':
      return rays(plan, r);
    case 'bee':
      return bee(plan, r);
    case 'knot':
      return knot(plan, r);
    case 'cross':
      return cross(plan, r);
    case 'moving_stones':
      return movingStones(plan, r);
    case 'crown':
      return crown(plan, r);
    case 'feather':
      return feather(plan, r);
    case 'serpent':
      return serpentHead(plan, r);
    case 'panther':
      return pantherHead(plan, r);
    case 'star':
      return star(plan, r);
    case 'trinity':
      return rings3(plan, r);
    case 'nail':
      return nailFigure(plan, r);
    case 'links':
      return linkFigure(plan, r);
    case 'studs':
      return studPlate(plan, r);
    case 'tubogas':
      return coil(plan, r, 9, [plan.metal, ...plan.others]);
    case 'spring_band':
      return coil(plan, r, 5, [plan.metal]);
    case 'quatre_bands':
      return coil(plan, r, 4, [plan.metal, ...plan.others]);
    case 'bars':
      return group('rotate(90)', coil(plan, r, 5, [plan.metal]));
    case 'disc': {
      const inlay = inlayOf(plan);
      return (
        plate(
          plan,
          scaled(
            polar(() => 1),
            r,
          ),
          0.1,
          inlay !== null,
          inlay,
        ) +
        (inlay === null && plan.look.stones.length > 0
          ? paveInside(plan, (x, y) => Math.hypot(x, y) < r * 0.84, r, r * 0.08)
          : '')
      );
    }
    case 'heart': {
      const points = girdlePoints('heart', 2 * r, 1.95 * r);
      const inlay = inlayOf(plan);
      return (
        plate(plan, points, 0.12, false, inlay) +
        (inlay === null && plan.look.stones.length > 0
          ? paveInside(
              plan,
              (x, y) => Math.hypot(x / 0.78, (y + 0.12 * r) / 0.56) < r,
              r,
              r * 0.085,
            )
          : '')
      );
    }
    case 'drop':
      return plate(plan, girdlePoints('pear', 1.5 * r, 2 * r), 0.14, false, inlayOf(plan));
    case 'bean':
      return path(
        `M${num(-r * 0.2)} ${num(-r * 0.9)}C${num(r * 0.7)} ${num(-r)} ${num(r * 0.8)} ${num(r * 0.2)} ${num(r * 0.2)} ${num(r * 0.85)}C${num(-r * 0.2)} ${num(r * 1.1)} ${num(-r * 0.7)} ${num(r * 0.7)} ${num(-r * 0.3)} ${num(r * 0.2)}C${num(-r * 0.05)} ${num(-r * 0.1)} ${num(-r * 0.75)} ${num(-r * 0.7)} ${num(-r * 0.2)} ${num(-r * 0.9)}Z`,
        plan.sheet.radial([-r * 0.1, -r * 0.5], r * 1.5, [
          [0, toneOf(plan.metal, 1)],
          [0.3, toneOf(plan.metal, 0.7)],
          [0.65, toneOf(plan.metal, 0.4)],
          [1, toneOf(plan.metal, 0.1)],
        ]),
      );
    case 'screws':
      return (
        plate(
          plan,
          scaled(
            polar(() => 1),
            r * 0.8,
          ),
          0.14,
        ) +
        rect(-r * 0.5, -r * 0.07, r, r * 0.14, toneOf(plan.metal, 0.06), {
          transform: 'rotate(-30)',
        })
      );
    case 'none':
      return null;
  }
}
