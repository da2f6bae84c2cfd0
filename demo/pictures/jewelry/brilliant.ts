import { darken, lighten, mix, toneOf, type Ramp } from '../base/color';
import { at } from '../base/shape';
import type { Sheet } from '../base/sheet';
import { circle, path, polygon } from '../base/svg';

/**
 * A small round brilliant (pave, bezels, indices): table, eight crown facets and their flashes.
 * `color` null is a diamond; `setting` puts four beads or a collet of that metal around it.
 */
export function brilliant(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  color: string | null,
  index: number,
  setting?: Ramp,
): string {
  const body = color ?? '#dfe6ea';
  const lit = color ? lighten(color, 0.62) : '#ffffff';
  const deep = color ? darken(color, 0.62) : '#76838e';
  const glow = sheet.radial(
    [0.36, 0.3],
    0.8,
    [
      [0, lit],
      [0.5, body],
      [1, deep],
    ],
    { gradientUnits: 'objectBoundingBox' },
  );
  let out = setting
    ? circle(x + r * 0.1, y + r * 0.14, r * 1.24, '#000', { opacity: 0.3 }) +
      circle(x, y, r * 1.2, toneOf(setting, 0.62)) +
      circle(x, y, r * 1.06, toneOf(setting, 0.18))
    : circle(x, y, r * 1.05, '#1a1a1c', { opacity: 0.45 });
  out += circle(x, y, r, glow);
  const turn = (index * 37) % 45;
  for (let facet = 0; facet < 8; facet++) {
    const a = turn + facet * 45;
    // Facets of the crown flash by turns, brightest towards the lamp.
    const bright = ((facet * 5 + index * 3) % 8) / 8;
    const shape = polygon([
      at(x, y, r * 0.52, a),
      at(x, y, r * 0.96, a + 22.5),
      at(x, y, r * 0.52, a + 45),
    ]);
    out += path(shape, bright > 0.5 ? lit : deep, {
      opacity: bright > 0.5 ? 0.4 + bright * 0.5 : 0.32,
    });
  }
  const table = polygon(
    Array.from({ length: 8 }, (_, corner) => at(x, y, r * 0.52, turn + corner * 45)),
  );
  out += path(table, mix(body, lit, 0.6), { opacity: 0.75 });
  out += path(
    polygon([at(x, y, r * 0.5, 200), at(x, y, r * 0.5, 290), at(x, y, r * 0.1, 245)]),
    '#fff',
    { opacity: 0.9 },
  );
  return out;
}
