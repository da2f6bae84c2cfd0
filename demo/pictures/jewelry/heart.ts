import type { JewelryMotif } from '../../catalogue/generate/look-jewelry';
import { toneOf } from '../base/color';
import { discShadow } from '../base/scene';
import { circle, group, line, num, type Point } from '../base/svg';
import { figure } from './figures';
import { clamp, mainGem, type JewelPlan, type SetGem } from './plan';
import { cluster, setStone } from './settings';
import { gemstone } from './stone';
import { heightOf } from './gem';
import { prongs } from './clasps';

/** The jewel's heart around the origin, about `r` units in radius. */
export function heart(plan: JewelPlan, r: number): string {
  const { look, sheet, metal } = plan;
  const shape = figure(plan, look.motif, r);
  if (shape !== null) return shape;
  const gem = mainGem(plan);
  if (!gem)
    return circle(
      0,
      0,
      r * 0.7,
      sheet.radial([-r * 0.2, -r * 0.25], r, [
        [0, toneOf(metal, 1)],
        [0.5, toneOf(metal, 0.6)],
        [1, toneOf(metal, 0.15)],
      ]),
    );
  const fit = (share: number) =>
    clamp(gem.size * 1.5, r * 0.8, (r * share) / Math.max(1, heightOf(gem.cut, 1) * 0.62));
  switch (look.setting) {
    case 'halo':
      return setStone(plan, gem, fit(1.35), 'halo');
    case 'bezel':
      return setStone(plan, gem, fit(1.5), 'bezel');
    case 'cluster':
      return cluster(plan, gem, plan.sides[0] ?? plan.accent ?? gem, r * 0.86);
    case 'three_stone': {
      const w = fit(1.1);
      const side: SetGem = plan.sides[0] ?? gem;
      const small = w * 0.66;
      return (
        [-1, 1]
          .map((direction) =>
            group(
              `translate(0 ${num(direction * (heightOf(gem.cut, w) + heightOf(side.cut, small)) * 0.5)})`,
              gemstone(sheet, side, small) + prongs(sheet, side, small, metal),
            ),
          )
          .join('') + setStone(plan, gem, w, 'prongs')
      );
    }
    default:
      return setStone(plan, gem, fit(1.6), 'prongs');
  }
}

/** Figures that a single disc of shadow would belie: places and radii in shares of the figure's. */
const shadowsOf: Partial<Record<JewelryMotif, readonly (readonly [number, number, number])[]>> = {
  butterfly: [
    [-0.55, -0.3, 0.42],
    [0.55, -0.3, 0.42],
    [-0.46, 0.36, 0.3],
    [0.46, 0.36, 0.3],
  ],
  bee: [
    [-0.5, -0.1, 0.34],
    [0.5, -0.1, 0.34],
    [0, 0.3, 0.36],
  ],
  feather: [
    [-0.1, -0.5, 0.3],
    [0.05, 0, 0.42],
    [0, 0.5, 0.34],
  ],
  cross: [
    [0, -0.2, 0.34],
    [0, 0.5, 0.26],
    [0, -0.7, 0.2],
  ],
  star: [[0, 0, 0.5]],
  bean: [
    [0, 0, 0.5],
    [0.1, -0.5, 0.34],
  ],
  sunburst: [[0, 0, 0.5]],
  crown: [
    [0, 0.3, 0.5],
    [-0.4, 0, 0.3],
    [0.4, 0, 0.3],
  ],
  knot: [
    [-0.36, 0.3, 0.34],
    [0.36, 0.3, 0.34],
    [0, -0.36, 0.34],
  ],
  flower: [[0, 0, 0.6]],
  links: [[0, 0, 0.2]],
  trinity: [[0, 0, 0.5]],
  nail: [[0, 0, 0.4]],
  fan: [[0, -0.1, 0.6]],
  serpent: [
    [0, 0, 0.5],
    [0, -0.4, 0.36],
  ],
};

/** A figure or stone of radius `r` on the table. */
export function shadowed({ sheet, look }: JewelPlan, r: number, body: string): string {
  const spots = shadowsOf[look.motif] ?? [[0, 0, 0.82] as const];
  const shade = (dx: number, dy: number, spread: number, strength: number) =>
    spots
      .map(([x, y, size]) =>
        discShadow(
          sheet,
          x * r + dx,
          y * r + dy,
          size * r,
          size * r,
          Math.min(spread, size * r * 1.6),
          strength,
        ),
      )
      .join('');
  return shade(r * 0.12, r * 0.2, r * 0.6, 0.26) + shade(r * 0.04, r * 0.07, r * 0.22, 0.28) + body;
}

/** Soft shadow along a line: of chains and rows of stones. */
export function lineShadow(
  points: readonly Point[],
  width: number,
  spread: number,
  strength: number,
): string {
  const d = `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
  const layers = 7;
  let out = '';
  for (let layer = layers; layer >= 1; layer--)
    out += line(d, '#33271a', width + (spread * layer) / layers, {
      opacity: (strength / layers) * (1.5 - layer / layers),
      'stroke-linejoin': 'round',
    });
  return out;
}
