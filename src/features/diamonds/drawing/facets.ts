import type { DiamondCut } from '../../../config/diamond-prices';
import { arcOf, pointOf, sizeOf, type Point } from './outline';

export type FacetKind =
  | 'table'
  | 'star'
  | 'kite'
  | 'half'
  | 'side'
  | 'corner'
  | 'step'
  /** Of the pavilion, seen through the table; a mirror is a step of it. */
  | 'pavilion'
  | 'mirror';

/** A plane of a cut stone, seen from above. */
export interface Facet {
  kind: FacetKind;
  points: readonly Point[];
}

const eight = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * The crown of a brilliant: a table, 8 stars, 8 kites and 16 halves, which with the 24 facets of the
 * pavilion make the 57 of RB-57 (spec §3). The eight mains of the pavilion shine through the table.
 */
function brilliant(cut: DiamondCut): Facet[] {
  const [table, star] = [0.56, 0.79];
  const at = (degrees: number, share: number) => pointOf(cut, degrees, share);
  const [eighth, half] = [45, 22.5];
  const turns = eight.map((turn) => turn * eighth - 90);
  return [
    ...turns.flatMap((turn): Facet[] => [
      {
        kind: 'half',
        points: [...arcOf(cut, turn, turn + half), at(turn + half, star)],
      },
      {
        kind: 'half',
        points: [...arcOf(cut, turn + half, turn + eighth), at(turn + half, star)],
      },
      {
        kind: 'kite',
        points: [at(turn, table), at(turn + half, star), at(turn, 1), at(turn - half, star)],
      },
      {
        kind: 'star',
        points: [at(turn, table), at(turn + half, star), at(turn + eighth, table)],
      },
    ]),
    { kind: 'table', points: turns.map((turn) => at(turn, table)) },
    ...turns.map((turn): Facet => {
      const [side, tip] = [0.32, 0.5];
      return {
        kind: 'pavilion',
        points: [at(turn, 0), at(turn - half, side), at(turn, tip), at(turn + half, side)],
      };
    }),
  ];
}

/** Princess: four sides and four corners around a square table, and the chevrons below it. */
function princess(cut: DiamondCut): Facet[] {
  const [middle, corner] = [0.66, 0.62];
  const at = (degrees: number, share: number) => pointOf(cut, degrees, share);
  const corners = [-135, -45, 45, 135];
  const table = corners.flatMap((turn) => [at(turn, corner), at(turn + 45, middle)]);
  return [
    ...corners.flatMap((turn): Facet[] => [
      { kind: 'side', points: [at(turn, 1), at(turn + 90, 1), at(turn + 45, middle)] },
      {
        kind: 'corner',
        points: [at(turn, 1), at(turn + 45, middle), at(turn, corner), at(turn - 45, middle)],
      },
    ]),
    { kind: 'table', points: table },
    ...[0.56, 0.38, 0.2].flatMap((share) =>
      corners.map((turn): Facet => {
        const tip = at(turn + 45, share * 0.45);
        return { kind: 'pavilion', points: [at(turn, share), tip, at(turn + 90, share)] };
      }),
    ),
  ];
}

/** Share of the shorter side that each step of the crown lies inside the one before. */
const crownSteps = [0, 0.07, 0.14, 0.2];
const pavilionSteps = [0.27, 0.34, 0.41, 0.46];

/** Emerald and Asscher: mirrors in steps around a long table, and those of the pavilion within. */
function steps(cut: DiamondCut): Facet[] {
  const cornerShare = cut === 'asscher' ? 0.26 : 0.17;
  const ring = (inset: number) => octagon(cut, inset, cornerShare);
  const crown = crownSteps.slice(1).flatMap((inner, step) => {
    const [out, within] = [ring(crownSteps[step] ?? 0), ring(inner)];
    return eight.map((side): Facet => {
      const next = (side + 1) % 8;
      const points = [out[side], out[next], within[next], within[side]];
      return { kind: 'step', points: points.filter((point) => point !== undefined) };
    });
  });
  return [
    ...crown,
    { kind: 'table', points: ring(crownSteps.at(-1) ?? 0) },
    ...pavilionSteps.map((inset): Facet => ({ kind: 'mirror', points: ring(inset) })),
  ];
}

/** A rectangle with its corners cut at 45°, this share of the shorter side within the outline. */
function octagon(cut: DiamondCut, inset: number, cornerShare: number): Point[] {
  const { width, height } = sizeOf(cut);
  const short = Math.min(width, height);
  const [x, y] = [width / 2 - short * inset, height / 2 - short * inset];
  const corner = Math.max(0, short * (cornerShare - inset * 0.58));
  return [
    [-x + corner, -y],
    [x - corner, -y],
    [x, -y + corner],
    [x, y - corner],
    [x - corner, y],
    [-x + corner, y],
    [-x, y - corner],
    [-x, -y + corner],
  ];
}

const schemes: Record<DiamondCut, (cut: DiamondCut) => Facet[]> = {
  round: brilliant,
  oval: brilliant,
  cushion: brilliant,
  princess,
  radiant: brilliant,
  emerald: steps,
  asscher: steps,
  pear: brilliant,
  marquise: brilliant,
  heart: brilliant,
};

/** The facets of a cut as they are seen from above, those in front last. */
export function facetsOf(cut: DiamondCut): Facet[] {
  return schemes[cut](cut);
}

/** Whether a facet lies below the table. */
export function isBelow({ kind }: Facet): boolean {
  return kind === 'pavilion' || kind === 'mirror';
}

/** Mirrors lie one within the other, so that their tones add up. */
const mirrorShade = 0.16;

/**
 * How dark a facet is, from 0 to 1, under light from the upper left: the crown slopes away from the
 * middle, the pavilion towards it.
 */
export function shadeOf({ kind, points }: Facet, place: number): number {
  if (kind === 'table') return 0;
  if (kind === 'mirror') return mirrorShade;
  const sum = points.reduce(([x, y], point): Point => [x + point[0], y + point[1]], [
    0, 0,
  ] as Point);
  const length = Math.hypot(...sum) || 1;
  const away = (sum[0] + sum[1]) / (length * Math.SQRT2);
  const turned = kind === 'pavilion' ? -away : away;
  // Facets side by side never shine alike.
  const spark = (place % 3) * 0.12;
  return Math.min(1, 0.5 + turned * 0.38 + spark);
}
