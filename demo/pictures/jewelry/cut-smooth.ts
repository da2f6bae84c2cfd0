import { darken, lighten } from '../base/color';
import { ellipse, line, num, path, polygon } from '../base/svg';
import type { Cutting } from './gem';
import { girdlePoints } from './outlines';

/** Bands of malachite, veins of turquoise, the play of nacre. */
function grainOf({ gem, w, h, chance }: Cutting): string {
  const color = gem.color ?? '#dddddd';
  let out = '';
  if (gem.stone === 'malachite') {
    const cx = chance.between(-0.3, 0.3) * w;
    const cy = chance.between(0.2, 0.9) * h;
    for (let ring = 0; ring < 16; ring++)
      out += ellipse(cx, cy, w * 0.09 * ring, h * 0.075 * ring, 'none', {
        stroke: ring % 2 ? lighten(color, 0.3) : darken(color, 0.55),
        'stroke-width': w * chance.between(0.012, 0.045),
        opacity: 0.7,
      });
  }
  if (gem.stone === 'turquoise') {
    for (let vein = 0; vein < 7; vein++) {
      const x = chance.between(-0.5, 0.5) * w;
      const y = chance.between(-0.5, 0.5) * h;
      out += line(
        `M${num(x)} ${num(y)}q${num(chance.between(-0.2, 0.2) * w)} ${num(0.1 * h)} ${num(chance.between(-0.3, 0.3) * w)} ${num(0.22 * h)}`,
        '#3d3226',
        w * 0.008,
        { opacity: 0.5 },
      );
    }
  }
  if (gem.stone === 'mother_of_pearl') {
    for (const tint of ['#f8d7de', '#cfe9e2', '#e1def5', '#ffffff', '#f9efd8', '#d6e9f3'])
      out += ellipse(
        chance.between(-0.3, 0.3) * w,
        chance.between(-0.3, 0.3) * h,
        w * 0.4,
        h * 0.13,
        tint,
        { opacity: 0.5, transform: `rotate(${num(chance.between(-70, 70))})` },
      );
  }
  if (gem.stone === 'carnelian')
    out += ellipse(0.1 * w, 0.2 * h, 0.4 * w, 0.3 * h, lighten(color, 0.35), { opacity: 0.3 });
  return out;
}

/** A dome without facets, or a flat plate. */
export function smoothCut(cutting: Cutting): string {
  const { gem, w, h, sheet } = cutting;
  const color = gem.color ?? '#e9ecee';
  const flat = gem.cut === 'inlay';
  const shape = polygon(girdlePoints(gem.cut, w, h));
  const dome = sheet.radial(
    [0, 0],
    1,
    [
      [0, lighten(color, flat ? 0.16 : 0.42)],
      [flat ? 0.6 : 0.42, color],
      [1, darken(color, flat ? 0.28 : 0.62)],
    ],
    {
      gradientTransform: `translate(${num(-w * 0.14)} ${num(-h * 0.18)}) scale(${num(w * 0.68)} ${num(h * 0.68)})`,
    },
  );
  let out = path(shape, dome) + sheet.clipped(shape, grainOf(cutting));
  if (flat)
    return (
      out +
      sheet.clipped(
        shape,
        path(
          `M${num(-w)} ${num(-h)}H${num(w * 0.3)}L${num(-w * 0.4)} ${num(h)}H${num(-w)}Z`,
          '#fff',
          { opacity: 0.16 },
        ),
      )
    );
  out += ellipse(0.16 * w, 0.24 * h, 0.24 * w, 0.14 * h, lighten(color, 0.55), {
    opacity: gem.stone === 'onyx' ? 0.1 : 0.3,
  });
  out += ellipse(-0.19 * w, -0.22 * h, 0.13 * w, 0.09 * h, '#fff', {
    opacity: 0.85,
    transform: `rotate(-36 ${num(-0.19 * w)} ${num(-0.22 * h)})`,
  });
  return out;
}
