import type { Metal } from '../../catalogue/generate/look-watch';
import type { Ramp } from './color';

/** Metals and hard materials, from deepest shadow to highlight. */
export const metals = {
  steel: ['#1f2327', '#565d65', '#98a0a7', '#c9ced2', '#eef0f1', '#ffffff'],
  white_gold: ['#25231f', '#615c55', '#aeaaa3', '#d9d5cf', '#f5f3ef', '#ffffff'],
  platinum: ['#22252a', '#5c636c', '#9fa8b1', '#d0d7dd', '#f2f5f7', '#ffffff'],
  yellow_gold: ['#4a2e08', '#946618', '#c8993f', '#e5c575', '#f9eab8', '#fffcee'],
  rose_gold: ['#47240f', '#98613f', '#cf9a75', '#e8c2a3', '#f9e4d2', '#fffaf5'],
  silver: ['#2a2a29', '#6a6a68', '#abaaa7', '#d5d4d1', '#f4f3f1', '#ffffff'],
  titanium: ['#1e1d1c', '#4d4a47', '#7d7975', '#a5a19c', '#cbc8c3', '#ecebe8'],
  bronze: ['#241507', '#5a3a16', '#8f6430', '#b58a4f', '#d9b984', '#f3e3c2'],
  black_ceramic: ['#030304', '#0d0e10', '#1d1f22', '#3a3d42', '#7d8288', '#e4e7ea'],
  white_ceramic: ['#9c9a96', '#c6c4c0', '#e2e0dc', '#f0efec', '#f9f8f6', '#ffffff'],
  carbon: ['#050506', '#141517', '#26282b', '#3f4246', '#6d7176', '#c4c8cc'],
  blue_ceramic: ['#04091a', '#0b1a3d', '#163268', '#3a5e9e', '#8fb0de', '#f0f5fc'],
  black_steel: ['#060607', '#131415', '#26272a', '#46494d', '#85898e', '#e2e4e6'],
} as const satisfies Record<Metal, Ramp>;

/** Heat-blued screws and hands. */
export const bluedSteel: Ramp = ['#050a1c', '#0f2050', '#1f3f8c', '#4a73c4', '#9dbcec', '#eef4ff'];

/** Screws, jewels and wheels of movements; clasps. */
export const brass: Ramp = ['#33230a', '#6f5220', '#a58140', '#c8a867', '#e9d5a3', '#fdf6e2'];
