import { darken, lighten } from '../base/color';
import { outlineOf } from '../base/shape';
import { ellipse, path, polygon, rect } from '../base/svg';
import { brushLines, specks, waffle } from '../base/textures';
import { guilloche, meteorite, nacre, natural, striped } from './dial-finishes';
import { fume, gradient, lacquer, sunburst } from './dial-light';
import { movement } from './movement';
import type { WatchPlan } from './plan';

/** The plate of the dial, clipped to the opening by the caller. */
function plate(plan: WatchPlan, r: number): string {
  const { look, sheet, dialColour } = plan;
  const cover = (fill: string, opacity?: number) => rect(-r, -r, 2 * r, 2 * r, fill, { opacity });
  if (look.dial.colour === 'mother_of_pearl' && look.dial.finish !== 'skeleton')
    return nacre(plan, r);
  switch (look.dial.finish) {
    case 'sunburst':
    case 'radial_relief':
      return sunburst(plan, r, plan.isDialDark ? 0.34 : 0.24);
    case 'matte':
      return (
        ellipse(
          0,
          0,
          r,
          r,
          sheet.radial([-0.3 * r, -0.4 * r], 1.8 * r, [
            [0, lighten(dialColour, 0.09)],
            [1, darken(dialColour, 0.2)],
          ]),
        ) + cover(specks(sheet, plan.seed, 0.5, 0.06))
      );
    case 'grained':
      return lacquer(plan, r) + cover(specks(sheet, plan.seed, 0.9, plan.isDialDark ? 0.2 : 0.14));
    case 'brushed':
      return lacquer(plan, r) + cover(brushLines(sheet, plan.seed, true, 0.2));
    case 'enamel':
      return (
        lacquer(plan, r) +
        ellipse(
          -0.1 * r,
          -0.16 * r,
          0.8 * r,
          0.76 * r,
          sheet.radial([-0.3 * r, -0.4 * r], r, [
            [0, '#ffffff', 0.35],
            [1, '#ffffff', 0],
          ]),
        )
      );
    case 'fume':
      return fume(plan, r);
    case 'gradient':
      return gradient(plan, r);
    case 'guilloche':
      return guilloche(plan, r);
    case 'tapisserie':
    case 'embossed':
    case 'carbon':
    case 'hobnail': {
      const size = r * plan.chance('tapisserie').pick([0.062, 0.085] as const);
      return sunburst(plan, r, 0.2) + cover(waffle(sheet, size, plan.isDialDark ? 0.55 : 0.3));
    }
    case 'horizontal_lines':
      return striped(plan, r, false);
    case 'waves':
      return striped(plan, r, true);
    case 'natural':
      return natural(plan, r);
    case 'meteorite':
      return meteorite(plan, r);
    case 'skeleton':
      return ellipse(0, 0, r, r, '#15161a') + movement(plan, r * 0.99, 'dial');
    default:
      return lacquer(plan, r);
  }
}

/** The dial's ground in its opening, with the shade that the bezel throws on it. */
export function dialGround(plan: WatchPlan): string {
  const { dial, openingForm, sheet, dialColour, look } = plan;
  const points = outlineOf(
    openingForm === 'octagon' ? 'round' : openingForm,
    dial.width,
    dial.height,
  );
  const shape = polygon(points);
  const r = Math.hypot(dial.width, dial.height) / 2;
  const round = openingForm === 'round' || openingForm === 'octagon';
  const body =
    rect(-r, -r, 2 * r, 2 * r, dialColour) +
    plate(plan, round || look.dial.finish === 'skeleton' ? dial.width / 2 + 1 : r);
  const shade = sheet.linear(
    [-dial.width * 0.36, -dial.height * 0.36],
    [-dial.width * 0.2, -dial.height * 0.2],
    [
      [0, '#000', 0.4],
      [1, '#000', 0],
    ],
  );
  const rim =
    path(shape + polygon(points.map(([x, y]) => [x * 0.985 + 4, y * 0.985 + 5] as const)), '#000', {
      'fill-rule': 'evenodd',
      opacity: 0.3,
    }) + (round ? '' : path(shape, shade, { opacity: 0.25 }));
  return sheet.clipped(shape, body + rim);
}
