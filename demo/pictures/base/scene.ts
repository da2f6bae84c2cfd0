import { mix } from './color';
import type { Sheet } from './sheet';
import { num, path, rect } from './svg';

/** The ground of the site and its shade towards the lower right. */
export const ground = { lit: '#fbf9f5', middle: '#f6f2eb', shade: '#e9e3d7' };

interface BackdropOptions {
  tint?: string;
  /** Where its light is brightest, as shares of width and height. */
  lamp?: readonly [number, number];
}

/** The paper on which everything lies: lit from the upper left. */
export function backdrop(
  sheet: Sheet,
  width: number,
  height: number,
  { tint, lamp = [0.36, 0.3] }: BackdropOptions = {},
): string {
  const of = (color: string, share: number) => (tint ? mix(color, tint, share) : color);
  const glow = sheet.radial([width * lamp[0], height * lamp[1]], Math.max(width, height) * 0.86, [
    [0, of(ground.lit, 0.05)],
    [0.55, of(ground.middle, 0.1)],
    [1, of(ground.shade, 0.2)],
  ]);
  return rect(0, 0, width, height, glow);
}

/** Shadow of the table's light: warm, never black. */
const umbra = '#33271a';

/** How dark a soft shadow is at a share (0 its middle, 1 its end) of its soft edge. */
const fade: readonly (readonly [number, number])[] = [
  [0, 1],
  [0.14, 0.95],
  [0.3, 0.79],
  [0.45, 0.56],
  [0.6, 0.33],
  [0.75, 0.15],
  [0.88, 0.045],
  [1, 0],
];

const fading = (strength: number, from: number, color: string) =>
  fade.map(([place, share]) => [from + (1 - from) * place, color, strength * share] as const);

/** Soft shadow of a rectangle; `spread` is the width of its soft edge, half of it outside. */
export function boxShadow(
  sheet: Sheet,
  [x, y, w, h]: readonly [number, number, number, number],
  spread: number,
  strength: number,
  color = umbra,
): string {
  const e = Math.min(spread, w / 2, h / 2);
  const [x0, y0, x1, y1] = [x - e / 2, y - e / 2, x + w + e / 2, y + h + e / 2];
  const side = (from: readonly [number, number], to: readonly [number, number]) =>
    sheet.linear(from, to, fading(strength, 0, color));
  const corner = (cx: number, cy: number) => sheet.radial([cx, cy], e, fading(strength, 0, color));
  return (
    rect(x0 + e, y0 + e, x1 - x0 - 2 * e, y1 - y0 - 2 * e, color, { opacity: strength }) +
    rect(x0 + e, y0, x1 - x0 - 2 * e, e, side([0, y0 + e], [0, y0])) +
    rect(x0 + e, y1 - e, x1 - x0 - 2 * e, e, side([0, y1 - e], [0, y1])) +
    rect(x0, y0 + e, e, y1 - y0 - 2 * e, side([x0 + e, 0], [x0, 0])) +
    rect(x1 - e, y0 + e, e, y1 - y0 - 2 * e, side([x1 - e, 0], [x1, 0])) +
    rect(x0, y0, e, e, corner(x0 + e, y0 + e)) +
    rect(x1 - e, y0, e, e, corner(x1 - e, y0 + e)) +
    rect(x0, y1 - e, e, e, corner(x0 + e, y1 - e)) +
    rect(x1 - e, y1 - e, e, e, corner(x1 - e, y1 - e))
  );
}

/** Soft shadow of a disc or oval. */
export function discShadow(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  spread: number,
  strength: number,
  color = umbra,
): string {
  const grow = 1 + spread / 2 / rx;
  const from = Math.max(0, 1 - spread / (rx + spread / 2));
  const shade = sheet.radial([0, 0], 1, [[0, color, strength], ...fading(strength, from, color)], {
    gradientTransform: `translate(${num(x)} ${num(y)}) scale(${num(rx * grow)} ${num(ry * grow)})`,
  });
  return rect(x - rx * grow, y - ry * grow, 2 * rx * grow, 2 * ry * grow, shade);
}

/**
 * A soft shadow of any silhouette, as nested translucent copies: for small spreads; boxes and discs
 * have smoother ones above. `spread` is its reach in units, `strength` the opacity in the middle.
 */
export function softShadow(d: string, spread: number, strength: number, color = umbra): string {
  const layers = Math.max(4, Math.min(9, Math.round(spread / 2)));
  let out = '';
  let laid = 0;
  for (let layer = layers; layer >= 1; layer--) {
    const place = layer / (layers + 1);
    const t = 1 - place;
    const target = strength * t * t * (3 - 2 * t);
    // What this layer must add so that all layers together reach the target.
    const opacity = (target - laid) / (1 - laid);
    laid = target;
    out += `<path d="${d}" fill="${color}" stroke="${color}" stroke-width="${num(2 * spread * place)}" stroke-linejoin="round" opacity="${opacity.toFixed(3)}"/>`;
  }
  return out + path(d, color, { opacity: (strength - laid) / (1 - laid) });
}

/** A pool of shadow under something round. */
export function pool(sheet: Sheet, x: number, y: number, rx: number, ry: number, strength = 0.4) {
  const shade = sheet.radial(
    [0, 0],
    1,
    [
      [0, umbra, strength],
      [0.45, umbra, strength * 0.62],
      [0.75, umbra, strength * 0.2],
      [1, umbra, 0],
    ],
    { gradientTransform: `translate(${x} ${y}) scale(${rx} ${ry})` },
  );
  return rect(x - rx, y - ry, 2 * rx, 2 * ry, shade);
}
