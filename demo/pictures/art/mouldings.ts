import type { ArtFrame } from '../../catalogue/generate/look-art';
import type { Ramp } from '../base/color';

interface Moulding {
  /** Of the picture's longer side. */
  width: number;
  ramp: Ramp;
  /** Profile from the outer edge (0) inwards (1): place, slope outwards in degrees. */
  profile: readonly (readonly [number, number])[];
  ornament: 'none' | 'carved' | 'grain';
  mat: number;
}

export const gilt: Ramp = ['#2c1a05', '#6e4a12', '#a97d2c', '#cfa755', '#efd79a', '#fdf5da'];

const ebony: Ramp = ['#050404', '#15110e', '#2b221b', '#4a3b2f', '#8a7460', '#d9c9b4'];

const walnut: Ramp = ['#140a05', '#3a2112', '#5d381f', '#81542f', '#b58a5c', '#ead0a8'];

const oak: Ramp = ['#4a341c', '#86653c', '#b9935f', '#d5b483', '#ecd6b0', '#fbf1dd'];

const black: Ramp = ['#020202', '#0c0c0d', '#1b1b1d', '#333336', '#76767b', '#e3e3e6'];

const swept: Moulding['profile'] = [
  [0, 60],
  [0.08, 20],
  [0.16, -35],
  [0.34, -12],
  [0.5, 24],
  [0.62, 55],
  [0.72, 0],
  [0.78, -50],
  [0.9, 30],
  [0.95, -40],
];

export const mouldings: Record<ArtFrame, Moulding> = {
  gilded_carved: { width: 0.155, ramp: gilt, profile: swept, ornament: 'carved', mat: 0 },
  gilded_plain: {
    width: 0.095,
    ramp: gilt,
    profile: [
      [0, 60],
      [0.1, 25],
      [0.3, -20],
      [0.55, -40],
      [0.75, 20],
      [0.86, 50],
      [0.93, -45],
    ],
    ornament: 'none',
    mat: 0,
  },
  dark_wood: {
    width: 0.085,
    ramp: walnut,
    profile: [
      [0, 58],
      [0.12, 12],
      [0.5, -8],
      [0.74, -40],
      [0.88, 34],
      [0.94, -40],
    ],
    ornament: 'grain',
    mat: 0,
  },
  light_wood: {
    width: 0.07,
    ramp: oak,
    profile: [
      [0, 56],
      [0.12, 4],
      [0.76, -30],
      [0.9, -48],
    ],
    ornament: 'grain',
    mat: 0.1,
  },
  thin_black: {
    width: 0.03,
    ramp: black,
    profile: [
      [0, 56],
      [0.25, 2],
      [0.75, -50],
    ],
    ornament: 'none',
    mat: 0.1,
  },
  mat_white: {
    width: 0.034,
    ramp: ebony,
    profile: [
      [0, 56],
      [0.25, 4],
      [0.75, -50],
    ],
    ornament: 'none',
    mat: 0.17,
  },
  none: { width: 0, ramp: oak, profile: [], ornament: 'none', mat: 0 },
};

export const insetOf = (frame: ArtFrame, w: number, h: number): number => {
  const { width, mat } = mouldings[frame];
  return (width + mat) * Math.max(w, h);
};
