import { group, num } from './svg';

/** Letters as single strokes on a height of 10: `[path, width]`. Fonts of the machine are not used. */
const glyphs: Record<string, readonly [string, number]> = {
  A: ['M0 10L4 0L8 10M1.5 6.6H6.5', 8],
  B: ['M0 0V10H4.1a2.75 2.75 0 0 0 0-5.5H0M4 4.5a2.25 2.25 0 0 0 0-4.5H0', 6.9],
  C: ['M8 1.7A4.7 5 0 1 0 8 8.3', 8.2],
  D: ['M0 0V10H3A5 5 0 0 0 3 0Z', 8],
  E: ['M5.8 0H0V10H6M0 4.8H5', 6],
  F: ['M5.8 0H0V10M0 4.9H5', 5.8],
  G: ['M8 1.7A4.7 5 0 1 0 8.6 7.4V5.4H5.2', 8.6],
  H: ['M0 0V10M7.2 0V10M0 4.9H7.2', 7.2],
  I: ['M0 0V10', 0.2],
  J: ['M4 0V7.3A2.2 2.6 0 0 1 0 8.4', 4],
  K: ['M0 0V10M6.4 0L0 6.2M2.3 4.1L6.8 10', 6.8],
  L: ['M0 0V10H5.4', 5.4],
  M: ['M0 10V0L4.4 7.2L8.8 0V10', 8.8],
  N: ['M0 10V0L7.2 10V0', 7.2],
  O: ['M4.7 0a4.7 5 0 1 0 .01 0Z', 9.4],
  P: ['M0 10V0H3.8a2.8 2.8 0 0 1 0 5.6H0', 6.6],
  Q: ['M4.7 0a4.7 5 0 1 0 .01 0ZM5.6 7L9.2 10.7', 9.4],
  R: ['M0 10V0H3.8a2.8 2.8 0 0 1 0 5.6H0M3.5 5.6L6.8 10', 6.8],
  S: ['M6 1.9C5.2-.4.5-.7.5 2.5C.5 5.5 6.3 4.3 6.3 7.4C6.3 10.8.7 10.6 0 7.9', 6.3],
  T: ['M0 0H7.4M3.7 0V10', 7.4],
  U: ['M0 0V6.4a3.5 3.6 0 0 0 7 0V0', 7],
  V: ['M0 0L4 10L8 0', 8],
  W: ['M0 0L3 10L6 .6L9 10L12 0', 12],
  X: ['M0 0L7 10M7 0L0 10', 7],
  Y: ['M0 0L3.7 5.2V10M7.4 0L3.7 5.2', 7.4],
  Z: ['M0 0H6.6L0 10H6.8', 6.8],
  0: ['M3.2 0a3.2 5 0 1 0 .01 0Z', 6.4],
  1: ['M0 2.1L2.7 0V10', 2.7],
  2: ['M.2 2.8C.2-1 6-.9 6 2.7C6 5.2 1.8 7.4 0 10H6.2', 6.2],
  3: ['M.4 0H5.6L2.9 3.9A3.05 3.05 0 1 1 0 8', 5.9],
  4: ['M4.7 10V0L0 7.1H6.5', 6.5],
  5: ['M5.5 0H1.1L.6 4.5C2.4 3 6.2 3.7 6.2 6.7C6.2 10.6 1 10.9 0 8.3', 6.2],
  6: ['M4.9 0C2 2.4.1 4.8.1 7a3.05 3 0 1 0 6.1 0a3 2.9 0 0 0-5.7-1.1', 6.2],
  7: ['M0 0H6L2 10', 6],
  8: ['M3.1 4.6a2.3 2.3 0 1 1 .01 0a2.7 2.7 0 1 1-.01 0Z', 6.2],
  9: ['M1.3 10C4.2 7.6 6.1 5.2 6.1 3a3.05 3 0 1 0-6.1 0a3 2.9 0 0 0 5.7 1.1', 6.2],
  '.': ['M0 9.7V10', 0.3],
  '-': ['M0 5.4H3.6', 3.6],
  '/': ['M0 10L4 0', 4],
  '&': ['M7.4 10L1.6 2.6C.6 0 5.2-.9 4.9 2.1C4.7 4.2 0 4.6 0 7.4C0 11 5.8 10.8 7 6', 7.4],
  '°': ['M1.3 0a1.3 1.3 0 1 0 .01 0Z', 2.6],
  "'": ['M0 0V2.4', 0.2],
  '+': ['M0 5.4H5M2.5 2.9V7.9', 5],
};

const space = 4.2;

export interface Lettering {
  size: number;
  color: string;
  /** Stroke width as a share of the height. */
  weight?: number;
  /** Space between letters as a share of the height. */
  spacing?: number;
  opacity?: number;
}

/** Latin capitals, figures and a few signs; other characters are left out. */
export const drawable = (text: string): string =>
  Array.from(
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toUpperCase(),
  )
    .filter((sign) => sign === ' ' || sign in glyphs)
    .join('');

const widthOf = (sign: string): number => glyphs[sign]?.[1] ?? space;

/** Width in units of a line of letters. */
export function lineWidth(text: string, { size, spacing = 0.32 }: Lettering): number {
  const signs = Array.from(drawable(text));
  const letters = signs.reduce((sum, sign) => sum + widthOf(sign), 0);
  return ((letters + Math.max(0, signs.length - 1) * spacing * 10) * size) / 10;
}

/** A line of letters centred on x, its middle height on y. */
export function letters(text: string, x: number, y: number, style: Lettering): string {
  const { size, color, weight = 0.13, spacing = 0.32, opacity } = style;
  const scale = size / 10;
  let left = x - lineWidth(text, style) / 2;
  let body = '';
  for (const sign of drawable(text)) {
    const glyph = glyphs[sign];
    if (glyph) {
      body += `<path d="${glyph[0]}" transform="translate(${num(left)} ${num(y - size / 2)}) scale(${scale.toFixed(4)})"/>`;
    }
    left += (widthOf(sign) + spacing * 10) * scale;
  }
  return group('', body, {
    fill: 'none',
    stroke: color,
    'stroke-width': weight * 10,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-opacity': opacity,
  });
}

/**
 * Letters along a circle around the origin; `at` is the middle of the text in degrees (0 right,
 * clockwise); `inwards` turns their feet to the centre (upper half), otherwise their heads.
 */
export function lettersOnArc(
  text: string,
  r: number,
  at: number,
  style: Lettering,
  inwards = true,
): string {
  const { size, color, weight = 0.13, spacing = 0.32, opacity } = style;
  const scale = size / 10;
  const perUnit = (180 / Math.PI / r) * (inwards ? 1 : -1);
  let angle = at - (lineWidth(text, style) / 2) * perUnit;
  let body = '';
  for (const sign of drawable(text)) {
    const half = (widthOf(sign) * scale) / 2;
    const glyph = glyphs[sign];
    angle += half * perUnit;
    if (glyph) {
      const turn = inwards ? angle + 90 : angle - 90;
      const out = inwards ? -r - size / 2 : r - size / 2;
      body += `<path d="${glyph[0]}" transform="rotate(${num(turn)}) translate(${num(-half)} ${num(out)}) scale(${scale.toFixed(4)})"/>`;
    }
    angle += (half + spacing * size) * perUnit;
  }
  return group('', body, {
    fill: 'none',
    stroke: color,
    'stroke-width': weight * 10,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-opacity': opacity,
  });
}

/** A Roman numeral with thick and thin strokes and serifs, centred on the origin. */
export function roman(text: string, size: number, color: string): string {
  const widths: Record<string, number> = { I: 3.1, V: 7.4, X: 7.4 };
  const shapes: Record<string, string> = {
    I: 'M.85 0H2.25V10H.85ZM0 0H3.1V.5H0ZM0 9.5H3.1V10H0Z',
    V: 'M.9 0H2.6L4.25 8L6.1 0H6.7L4.3 10H3.2ZM.1 0H3.4V.5H.1ZM5.3 0H7.4V.5H5.3Z',
    X: 'M.9 0H2.7L6.6 10H4.8ZM6 0H6.6L1.4 10H.8ZM.1 0H3.5V.5H.1ZM5 0H7.4V.5H5ZM0 9.5H2.4V10H0ZM4 9.5H7.4V10H4Z',
  };
  const total = Array.from(text).reduce((sum, sign) => sum + (widths[sign] ?? 0), 0);
  let left = -total / 2;
  let body = '';
  for (const sign of text) {
    body += `<path d="${shapes[sign] ?? ''}" transform="translate(${num(left)} -5)"/>`;
    left += widths[sign] ?? 0;
  }
  return group(`scale(${(size / 10).toFixed(4)})`, body, { fill: color });
}
