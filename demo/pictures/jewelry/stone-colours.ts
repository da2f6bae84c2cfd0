import type { StoneColour } from '../../catalogue/lookups/stone-colours';
import type { Stone } from '../../catalogue/lookups/stones';
import { darken, lighten, mix, type Ramp } from '../base/color';

const words: Partial<Record<StoneColour, string>> = {
  fancy_yellow: '#f0c530',
  white: '#f4f0e8',
  black: '#17161a',
  golden: '#dcb063',
  red: '#b3122d',
  vivid_red: '#c2082c',
  pink: '#e58aa6',
  orange: '#d9541f',
  purple: '#7a3fa6',
  blue: '#2450b8',
  royal_blue: '#142f9c',
  light_blue: '#8fc7e0',
  green: '#1f8a53',
  vivid_green: '#0d7f49',
};

/** What a stone is when its colour grade says nothing about hue. */
const own: Partial<Record<Stone, string>> = {
  sapphire: '#1c3fa8',
  ruby: '#b0102f',
  emerald: '#12804d',
  aquamarine: '#8ccbd8',
  amethyst: '#7a43a8',
  topaz: '#6fb3d9',
  tourmaline: '#d05c86',
  spinel: '#c23a58',
  garnet: '#7c1020',
  pearl: '#f2ece1',
  mother_of_pearl: '#ebe6e2',
  onyx: '#131215',
  malachite: '#14704c',
  turquoise: '#3fb0ad',
  carnelian: '#b8451f',
};

export function stoneColour(stone: Stone, colour: StoneColour): string | null {
  if (stone === 'onyx' || stone === 'malachite' || stone === 'turquoise' || stone === 'carnelian')
    return own[stone] ?? null;
  const word = words[colour];
  if (stone === 'diamond') return word && colour !== 'white' ? word : null;
  return word && !(colour === 'white' && stone !== 'pearl' && stone !== 'mother_of_pearl')
    ? word
    : (own[stone] ?? word ?? null);
}

const clear: Ramp = ['#2c3238', '#6d7983', '#b4c0c8', '#e6edf1', '#ffffff', '#ffffff'];

/** Tones of a faceted stone; null is a colourless diamond. */
export function stoneRamp(color: string | null): Ramp {
  if (color === null) return clear;
  return [
    darken(color, 0.82),
    darken(color, 0.5),
    color,
    mix(lighten(color, 0.28), color, 0.3),
    lighten(color, 0.55),
    lighten(color, 0.92),
  ];
}
