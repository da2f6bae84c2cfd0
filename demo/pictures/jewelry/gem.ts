import type { StoneCut } from '../../catalogue/lookups/stone-cuts';
import type { Stone } from '../../catalogue/lookups/stones';
import type { Ramp } from '../base/color';
import { leaning, toneAt } from '../base/light';
import type { Chance } from '../base/random';
import type { Sheet } from '../base/sheet';
import { type Point, path, polygon } from '../base/svg';
import { aspects } from './outlines';

export interface Gem {
  stone: Stone;
  cut: StoneCut;
  /** Null: colourless. */
  color: string | null;
  seed: string;
}

export interface Cutting {
  sheet: Sheet;
  gem: Gem;
  w: number;
  h: number;
  ramp: Ramp;
  chance: Chance;
}

export function facet(
  points: readonly Point[],
  color: string,
  edge: string,
  opacity?: number,
): string {
  return path(polygon(points), color, {
    opacity,
    stroke: edge,
    'stroke-width': 0.5,
    'stroke-linejoin': 'round',
    'stroke-opacity': 0.75,
  });
}

/** Tone of a facet that leans towards an azimuth, with the flash of light that came back from below. */
export function flash({ chance }: Cutting, azimuth: number, tilt: number, spark: number): number {
  return toneAt(leaning(azimuth, tilt), 'polished') + chance.between(-spark, spark);
}

/** Height of a gem of a width. */
export const heightOf = (cut: StoneCut, w: number): number => w * aspects[cut];
