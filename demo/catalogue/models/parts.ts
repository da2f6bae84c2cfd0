import {
  type Bezel,
  type Colour,
  type DialColour,
  type DialWindow,
  type Metal,
  type StrapKind,
  type Strap,
  type Subdial,
  type SubdialKind,
} from '../generate/look-watch';

/** Short words for the parts that the tables of models repeat. */
export const bracelet = (kind: StrapKind, metal: Metal, accent: Metal | null = null): Strap => ({
  kind,
  metal,
  accent,
  colour: null,
});

export const strap = (kind: StrapKind, colour: Colour): Strap => ({
  kind,
  metal: null,
  accent: null,
  colour,
});

/** One strap in several colours. */
export const straps = (kind: StrapKind, ...colours: readonly Colour[]): readonly Strap[] =>
  colours.map((colour) => strap(kind, colour));

export const bare = (kind: Bezel['kind']): Bezel => ({ kind, insert: null });

export const insert = (kind: Bezel['kind'], day: Colour, night?: Colour): Bezel => ({
  kind,
  insert: night ? [day, night] : [day],
});

export const dateAt = (at: number, hasLens = false): DialWindow => ({ at, shows: 'date', hasLens });

export const windowAt = (at: number, shows: DialWindow['shows']): DialWindow => ({
  at,
  shows,
  hasLens: false,
});

export const subdial = (
  at: number,
  shows: SubdialKind,
  size = 0.26,
  colour: DialColour | null = null,
): Subdial => ({ at, shows, size, colour });

/** Three counters as most chronographs place them. */
export const counters369 = (
  colour: DialColour | null = null,
  size = 0.26,
): readonly [Subdial, Subdial, Subdial] => [
  subdial(3, 'minutes', size, colour),
  subdial(6, 'hours', size, colour),
  subdial(9, 'seconds', size, colour),
];

/** Three counters of the 7750 family. */
export const counters6912 = (
  colour: DialColour | null = null,
  size = 0.26,
): readonly [Subdial, Subdial, Subdial] => [
  subdial(12, 'minutes', size, colour),
  subdial(6, 'hours', size, colour),
  subdial(9, 'seconds', size, colour),
];
