import { darken, lighten, mix } from '../base/color';
import type { Chance } from '../base/random';
import type { ArtLook } from '../../catalogue/generate/look-art';
import type { Sheet } from '../base/sheet';
import { num, type Point } from '../base/svg';
import type { Tones } from './palettes';

/** The picture being painted: its size in units, palette and hand. */
export interface Canvas {
  sheet: Sheet;
  look: ArtLook;
  tones: Tones;
  w: number;
  h: number;
  /** Height of the horizon from above. */
  horizon: number;
  chance: Chance;
}

export interface Stroke {
  /** Mean length, width and direction in degrees. */
  length: number;
  width: number;
  angle: number;
  /** How far directions, colours and lengths differ. */
  spread?: number;
  tint?: number;
  opacity?: number;
  /** Bend of each stroke, units. */
  bend?: number;
}

const flat: Partial<Record<ArtLook['technique'], number>> = {
  gouache: 0.5,
  acrylic: 0.6,
  lithograph: 0.35,
  watercolour: 0.7,
};

/** One colour as the hand mixes it: never twice the same. */
export function mixed({ chance }: Canvas, color: string, tint = 0.16): string {
  const shift = chance.between(-tint, tint);
  return shift > 0 ? lighten(color, shift) : darken(color, -shift);
}

/** Brush strokes at places; colours are joined into few paths so that thousands stay cheap. */
export function strokes(
  canvas: Canvas,
  places: readonly Point[],
  colorAt: (point: Point) => string,
  stroke: Stroke,
): string {
  const { chance, look } = canvas;
  const { length, width, angle, spread = 18, tint = 0.14, opacity, bend = 0 } = stroke;
  const alpha =
    opacity ??
    (look.technique === 'watercolour' ? 0.42 : look.technique === 'pastel' ? 0.72 : 0.92);
  let out = '';
  for (const point of places) {
    const a = ((angle + chance.between(-spread, spread)) * Math.PI) / 180;
    const l = length * chance.between(0.6, 1.4);
    const [dx, dy] = [Math.cos(a) * l, Math.sin(a) * l];
    const curve = bend
      ? `q${num(dx / 2 - dy * bend * 0.02)} ${num(dy / 2 + dx * bend * 0.02)} ${num(dx)} ${num(dy)}`
      : `l${num(dx)} ${num(dy)}`;
    const color = mixed(canvas, colorAt(point), tint * (flat[look.technique] ?? 1));
    out += `<path d="M${num(point[0] - dx / 2)} ${num(point[1] - dy / 2)}${curve}" stroke="${color}" stroke-width="${num(width * chance.between(0.6, 1.35))}"/>`;
  }
  return `<g fill="none" stroke-linecap="round" stroke-opacity="${num(alpha)}">${out}</g>`;
}

/** Places strewn over a rectangle. */
export function strewn(
  { chance }: Canvas,
  count: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): Point[] {
  return Array.from(
    { length: count },
    () => [chance.between(x0, x1), chance.between(y0, y1)] as const,
  );
}

/** Places in rows from above to below, so that near strokes lie over far ones. */
export function sorted(points: readonly Point[]): Point[] {
  return [...points].sort((a, b) => a[1] - b[1]);
}

/** Colour between two by height. */
export const falling =
  (top: string, bottom: string, y0: number, y1: number) =>
  ([, y]: Point): string =>
    mix(top, bottom, Math.max(0, Math.min(1, (y - y0) / (y1 - y0))));

/** How many strokes cover a rectangle of units. */
export const dense = (w: number, h: number, size: number): number =>
  Math.min(900, Math.round((w * h) / (size * size)));
