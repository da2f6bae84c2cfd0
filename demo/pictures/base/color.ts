type Channels = readonly [number, number, number];

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hexOf = (channels: Channels): string =>
  `#${channels.map((channel) => clamp(channel).toString(16).padStart(2, '0')).join('')}`;

/** Between two colours (`#rrggbb`): 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = channelsOf(first);
  const b = channelsOf(second);
  const at = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return hexOf([at(0), at(1), at(2)]);
}

export const lighten = (color: string, share: number): string => mix(color, '#ffffff', share);
export const darken = (color: string, share: number): string => mix(color, '#0a0806', share);

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(color: string): number {
  const [r, g, b] = channelsOf(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Colours of a material from its deepest shadow to its highlight. */
export type Ramp = readonly [string, string, ...string[]];

/** Colour of a ramp at a tone 0 (shadow) to 1 (highlight), in 48 steps so that neighbours merge. */
export function toneOf(ramp: Ramp, tone: number): string {
  const stepped = Math.round(Math.max(0, Math.min(1, tone)) * 48) / 48;
  const place = stepped * (ramp.length - 1);
  const index = Math.min(Math.floor(place), ramp.length - 2);
  return mix(ramp[index] ?? ramp[0], ramp[index + 1] ?? ramp[1], place - index);
}

/** A ramp for a pigment: lacquer, leather, enamel. */
export function rampOf(color: string, shine = 0.75): Ramp {
  return [
    darken(color, 0.78),
    darken(color, 0.42),
    color,
    lighten(color, 0.26),
    lighten(color, shine),
  ];
}

/** Weighted mean of colours. */
export function blend(parts: readonly (readonly [string, number])[]): string {
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  const at = (index: 0 | 1 | 2) =>
    parts.reduce((sum, [color, weight]) => sum + channelsOf(color)[index] * weight, 0) / total;
  return hexOf([at(0), at(1), at(2)]);
}
