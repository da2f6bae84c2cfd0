/** A point of the drawing plane: x to the right, y down. */
export type Point = readonly [number, number];

/** One stop of a gradient: place 0..1, colour, opacity. */
export type Stop = readonly [number, string, number?];

/** Number as it stands in a path: two decimals are a fifth of a pixel's tenth at full size. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Attributes of an element; undefined ones are left out. */
export type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, body = ''): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
  return body ? `<${name}${written}>${body}</${name}>` : `<${name}${written}/>`;
}

/**
 * Opacity of a single filled shape: `opacity` itself would make the renderer draw the shape aside
 * and lay it over, ten times slower.
 */
function thin({ opacity, ...rest }: Attributes): Attributes {
  if (opacity === undefined) return rest;
  const stroked = rest.stroke !== undefined && rest['stroke-opacity'] === undefined;
  return {
    ...rest,
    'fill-opacity': opacity,
    'stroke-opacity': stroked ? opacity : rest['stroke-opacity'],
  };
}

export const path = (d: string, fill: string, rest: Attributes = {}): string =>
  element('path', { d, fill, ...thin(rest) });

function lean({ opacity, ...rest }: Attributes): Attributes {
  return opacity === undefined ? rest : { ...rest, 'stroke-opacity': opacity };
}

export const line = (d: string, stroke: string, width: number, rest: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...lean(rest) });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  rest: Attributes = {},
): string => element('circle', { cx, cy, r, fill, ...thin(rest) });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  rest: Attributes = {},
): string => element('ellipse', { cx, cy, rx, ry, fill, ...thin(rest) });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rest: Attributes = {},
): string => element('rect', { x, y, width, height, fill, ...thin(rest) });

export const group = (transform: string, body: string, rest: Attributes = {}): string =>
  element('g', { transform: transform || undefined, ...rest }, body);

/** A closed path through points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** An open path through points. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
}

/** A closed rounded rectangle as path data. */
export function roundRect(x: number, y: number, w: number, h: number, radius: number): string {
  const r = Math.max(0, Math.min(radius, w / 2, h / 2));
  const a = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  return (
    `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}${a(r, r)}v${num(h - 2 * r)}${a(-r, r)}` +
    `h${num(2 * r - w)}${a(-r, -r)}v${num(2 * r - h)}${a(r, -r)}Z`
  );
}

/** A ring (disc with a round hole) as path data; fill it with `fill-rule: evenodd`. */
export function ringPath(cx: number, cy: number, outer: number, inner: number): string {
  const full = (r: number) =>
    `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0` +
    `a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;
  return full(outer) + full(inner);
}
