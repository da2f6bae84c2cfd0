import type { StoneCut } from '../../db/seed/catalogue/lookups/stone-cuts';
import type { Stone } from '../../db/seed/catalogue/lookups/stones';
import { darken, lighten, toneOf, type Ramp } from '../base/color';
import { leaning, toneAt } from '../base/light';
import { chanceOf, type Chance } from '../base/random';

import type { Sheet } from '../base/sheet';
import { circle, ellipse, line, num, path, polygon, type Point } from '../base/svg';
import { aspects, girdle, girdlePoints } from './outlines';
import { stoneRamp } from './stone-colours';

export interface Gem {
  stone: Stone;
  cut: StoneCut;
  /** Null: colourless. */
  color: string | null;
  seed: string;
}

interface Cutting {
  sheet: Sheet;
  gem: Gem;
  w: number;
  h: number;
  ramp: Ramp;
  chance: Chance;
}

function facet(points: readonly Point[], color: string, edge: string, opacity?: number): string {
  return path(polygon(points), color, {
    opacity,
    stroke: edge,
    'stroke-width': 0.5,
    'stroke-linejoin': 'round',
    'stroke-opacity': 0.75,
  });
}

/** Tone of a facet that leans towards an azimuth, with the flash of light that came back from below. */
function flash({ chance }: Cutting, azimuth: number, tilt: number, spark: number): number {
  return toneAt(leaning(azimuth, tilt), 'polished') + chance.between(-spark, spark);
}

/** Round and its kin: table, stars, kites and upper girdle facets over arrows and lower halves. */
function brilliantCut(cutting: Cutting): string {
  const { gem, w, h, ramp, sheet, chance } = cutting;
  const { cut } = gem;
  const p = (degrees: number, share: number) => girdle(cut, degrees, share, w, h);
  const table = cut === 'marquise' || cut === 'pear' ? 0.56 : 0.58;
  let out = '';
  const count = 8;
  const step = 360 / count;
  // Pavilion, seen through the crown: arrows and the halves between them.
  for (let index = 0; index < count; index++) {
    const a = -90 + index * step;
    const dark = index % 2 === 0;
    for (const side of [-1, 1] as const) {
      const tone =
        0.34 +
        0.34 * Math.cos(((a + side * 11 - 225) * Math.PI) / 180) +
        chance.between(-0.28, 0.28);
      out += facet(
        [
          p(0, 0),
          p(a + side * step * 0.22, 0.62),
          p(a + side * step * 0.5, 1),
          p(a + side * step * 0.5, 0.2),
        ],
        toneOf(ramp, tone + 0.12),
        toneOf(ramp, 0.8),
      );
    }
    out += facet(
      [p(0, 0), p(a - step * 0.2, 0.6), p(a, 0.94), p(a + step * 0.2, 0.6)],
      toneOf(ramp, (dark ? 0.08 : 0.7) + chance.between(-0.1, 0.12)),
      toneOf(ramp, 0.9),
    );
  }
  for (let index = 0; index < count; index++) {
    const a = -90 + index * step;
    const b = a + step;
    const m = a + step / 2;
    const veil = 0.55;
    out += facet(
      [p(a, 1), p(a + step * 0.25, 1), p(m, 1), p(m, 0.79)],
      toneOf(ramp, flash(cutting, a + step * 0.28, 44, 0.16)),
      toneOf(ramp, 0.95),
      veil,
    );
    out += facet(
      [p(b, 1), p(b - step * 0.25, 1), p(m, 1), p(m, 0.79)],
      toneOf(ramp, flash(cutting, b - step * 0.28, 44, 0.16)),
      toneOf(ramp, 0.95),
      veil,
    );
    out += facet(
      [p(a, table), p(m, 0.79), p(a, 1), p(m - step, 0.79)],
      toneOf(ramp, flash(cutting, a, 36, 0.12)),
      toneOf(ramp, 1),
      veil,
    );
    out += facet(
      [p(a, table), p(b, table), p(m, 0.79)],
      toneOf(ramp, flash(cutting, m, 24, 0.14) + 0.06),
      toneOf(ramp, 1),
      veil,
    );
  }
  const tableShape = polygon(
    Array.from({ length: count }, (_, index) => p(-90 + index * step, table)),
  );
  const glow = sheet.linear(
    [-w * 0.28, -h * 0.28],
    [w * 0.2, h * 0.22],
    [
      [0, '#fff', 0.72],
      [0.42, '#fff', 0.16],
      [0.6, '#fff', 0.02],
      [1, '#fff', 0.2],
    ],
  );
  return (
    out +
    path(tableShape, glow, { stroke: toneOf(ramp, 1), 'stroke-width': 0.8, 'stroke-opacity': 0.8 })
  );
}

/** Corner points of an inset outline whose steps stay parallel to the edge. */
function stepPoints({ gem, w, h }: Cutting, inset: number): Point[] {
  const short = Math.min(w, h) * inset;
  const cutShare = gem.cut === 'baguette' ? 0 : gem.cut === 'asscher' ? 0.26 : 0.17;
  const x = w / 2 - short;
  const y = h / 2 - short;
  const c = Math.max(0, Math.min(w, h) * cutShare - short * 0.58);
  if (cutShare === 0)
    return [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ];
  return [
    [-x + c, -y],
    [x - c, -y],
    [x, -y + c],
    [x, y - c],
    [x - c, y],
    [-x + c, y],
    [-x, y - c],
    [-x, -y + c],
  ];
}

/** Emerald, asscher, baguette: mirrors in steps around a long table. */
function stepCut(cutting: Cutting): string {
  const { gem, w, h, ramp, sheet } = cutting;
  const levels = gem.cut === 'baguette' ? [0, 0.16] : [0, 0.07, 0.14, 0.2];
  let out = '';
  const ring = (
    outer: readonly Point[],
    inner: readonly Point[],
    tilt: number,
    spark: number,
    opacity = 1,
  ) => {
    outer.forEach((point, index) => {
      const next = outer[(index + 1) % outer.length] ?? point;
      const azimuth = (Math.atan2(-(next[0] - point[0]), next[1] - point[1]) * 180) / Math.PI;
      const low = inner[index] ?? point;
      const lowNext = inner[(index + 1) % inner.length] ?? next;
      out += facet(
        [point, next, lowNext, low],
        toneOf(ramp, flash(cutting, azimuth + (tilt < 0 ? 180 : 0), Math.abs(tilt), spark)),
        toneOf(ramp, 0.95),
        opacity,
      );
    });
  };
  levels.forEach((inset, level) => {
    const next = levels[level + 1];
    if (next !== undefined)
      ring(stepPoints(cutting, inset), stepPoints(cutting, next), 48 - level * 11, 0.1);
  });
  const edge = levels.at(-1) ?? 0.2;
  // Inside the table the steps of the pavilion look the other way.
  const inner = gem.cut === 'baguette' ? [edge, 0.3, 0.44] : [edge, 0.27, 0.34, 0.41, 0.48];
  inner.forEach((inset, level) => {
    const next = inner[level + 1];
    if (next !== undefined)
      ring(stepPoints(cutting, inset), stepPoints(cutting, next), -(20 + level * 14), 0.2);
  });
  const table = polygon(stepPoints(cutting, edge));
  const glow = sheet.linear(
    [-w / 2, -h / 2],
    [w / 2, h / 2],
    [
      [0.1, '#fff', 0.55],
      [0.42, '#fff', 0.22],
      [0.44, '#fff', 0],
      [0.72, '#fff', 0],
      [0.74, '#fff', 0.16],
      [1, '#fff', 0.05],
    ],
  );
  return (
    out +
    path(table, glow, { stroke: toneOf(ramp, 1), 'stroke-width': 0.9, 'stroke-opacity': 0.85 })
  );
}

/** Princess and radiant: chevrons from the middle to the corners. */
function chevronCut(cutting: Cutting): string {
  const { gem, w, h, ramp, sheet, chance } = cutting;
  const p = (degrees: number, share: number) => girdle(gem.cut, degrees, share, w, h);
  let out = '';
  for (let side = 0; side < 4; side++) {
    const from = -135 + side * 90;
    const parts = 6;
    for (let part = 0; part < parts; part++) {
      const a = from + (part * 90) / parts;
      const b = from + ((part + 1) * 90) / parts;
      for (const [low, high] of [
        [0, 0.36],
        [0.36, 0.66],
        [0.66, 1],
      ] as const) {
        const tone =
          0.42 +
          0.3 * Math.cos(((from + 45 - 225) * Math.PI) / 180) +
          ((part + Math.round(low * 3)) % 2 ? 0.2 : -0.22) +
          chance.between(-0.16, 0.16);
        out += facet(
          [p(a, low), p(b, low), p(b, high), p(a, high)],
          toneOf(ramp, tone),
          toneOf(ramp, 0.9),
        );
      }
    }
  }
  const table = 0.66;
  for (let side = 0; side < 4; side++) {
    const a = -135 + side * 90;
    const b = a + 90;
    const m = a + 45;
    out += facet(
      [p(a, 1), p(b, 1), p(m, table)],
      toneOf(ramp, flash(cutting, m, 40, 0.12)),
      toneOf(ramp, 1),
      0.55,
    );
    out += facet(
      [p(a, 1), p(m, table), p(m - 90, table)],
      toneOf(ramp, flash(cutting, a, 34, 0.12)),
      toneOf(ramp, 1),
      0.5,
    );
  }
  const shape = polygon(
    [-135, -90, -45, 0, 45, 90, 135, 180].map((degrees) =>
      p(degrees, degrees % 90 === 0 ? table : table * 0.86),
    ),
  );
  const glow = sheet.linear(
    [-w * 0.3, -h * 0.3],
    [w * 0.3, h * 0.3],
    [
      [0, '#fff', 0.6],
      [0.42, '#fff', 0.2],
      [0.45, '#fff', 0],
      [1, '#fff', 0.14],
    ],
  );
  return (
    out + path(shape, glow, { stroke: toneOf(ramp, 1), 'stroke-width': 0.7, 'stroke-opacity': 0.7 })
  );
}

/** Bands of malachite, veins of turquoise, the play of nacre. */
function grainOf({ gem, w, h, chance }: Cutting): string {
  const color = gem.color ?? '#dddddd';
  let out = '';
  if (gem.stone === 'malachite') {
    const cx = chance.between(-0.3, 0.3) * w;
    const cy = chance.between(0.2, 0.9) * h;
    for (let ring = 0; ring < 16; ring++)
      out += ellipse(cx, cy, w * 0.09 * ring, h * 0.075 * ring, 'none', {
        stroke: ring % 2 ? lighten(color, 0.3) : darken(color, 0.55),
        'stroke-width': w * chance.between(0.012, 0.045),
        opacity: 0.7,
      });
  }
  if (gem.stone === 'turquoise') {
    for (let vein = 0; vein < 7; vein++) {
      const x = chance.between(-0.5, 0.5) * w;
      const y = chance.between(-0.5, 0.5) * h;
      out += line(
        `M${num(x)} ${num(y)}q${num(chance.between(-0.2, 0.2) * w)} ${num(0.1 * h)} ${num(chance.between(-0.3, 0.3) * w)} ${num(0.22 * h)}`,
        '#3d3226',
        w * 0.008,
        { opacity: 0.5 },
      );
    }
  }
  if (gem.stone === 'mother_of_pearl') {
    for (const tint of ['#f8d7de', '#cfe9e2', '#e1def5', '#ffffff', '#f9efd8', '#d6e9f3'])
      out += ellipse(
        chance.between(-0.3, 0.3) * w,
        chance.between(-0.3, 0.3) * h,
        w * 0.4,
        h * 0.13,
        tint,
        { opacity: 0.5, transform: `rotate(${num(chance.between(-70, 70))})` },
      );
  }
  if (gem.stone === 'carnelian')
    out += ellipse(0.1 * w, 0.2 * h, 0.4 * w, 0.3 * h, lighten(color, 0.35), { opacity: 0.3 });
  return out;
}

/** A dome without facets, or a flat plate. */
function smoothCut(cutting: Cutting): string {
  const { gem, w, h, sheet } = cutting;
  const color = gem.color ?? '#e9ecee';
  const flat = gem.cut === 'inlay';
  const shape = polygon(girdlePoints(gem.cut, w, h));
  const dome = sheet.radial(
    [0, 0],
    1,
    [
      [0, lighten(color, flat ? 0.16 : 0.42)],
      [flat ? 0.6 : 0.42, color],
      [1, darken(color, flat ? 0.28 : 0.62)],
    ],
    {
      gradientTransform: `translate(${num(-w * 0.14)} ${num(-h * 0.18)}) scale(${num(w * 0.68)} ${num(h * 0.68)})`,
    },
  );
  let out = path(shape, dome) + sheet.clipped(shape, grainOf(cutting));
  if (flat)
    return (
      out +
      sheet.clipped(
        shape,
        path(
          `M${num(-w)} ${num(-h)}H${num(w * 0.3)}L${num(-w * 0.4)} ${num(h)}H${num(-w)}Z`,
          '#fff',
          { opacity: 0.16 },
        ),
      )
    );
  out += ellipse(0.16 * w, 0.24 * h, 0.24 * w, 0.14 * h, lighten(color, 0.55), {
    opacity: gem.stone === 'onyx' ? 0.1 : 0.3,
  });
  out += ellipse(-0.19 * w, -0.22 * h, 0.13 * w, 0.09 * h, '#fff', {
    opacity: 0.85,
    transform: `rotate(-36 ${num(-0.19 * w)} ${num(-0.22 * h)})`,
  });
  return out;
}

/** A pearl or bead. */
export function pearl(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  color: string,
  isPearl = true,
): string {
  const body = sheet.radial(
    [0.37, 0.33],
    0.74,
    [
      [0, lighten(color, isPearl ? 0.85 : 0.6)],
      [0.22, lighten(color, 0.35)],
      [0.55, color],
      [0.86, darken(color, isPearl ? 0.36 : 0.66)],
      [1, darken(color, isPearl ? 0.22 : 0.5)],
    ],
    { gradientUnits: 'objectBoundingBox' },
  );
  return (
    circle(x, y, r, body) +
    ellipse(x - 0.32 * r, y - 0.38 * r, 0.2 * r, 0.13 * r, '#fff', {
      opacity: isPearl ? 0.75 : 0.9,
      transform: `rotate(-40 ${num(x - 0.32 * r)} ${num(y - 0.38 * r)})`,
    }) +
    (isPearl
      ? ellipse(x + 0.2 * r, y + 0.52 * r, 0.5 * r, 0.22 * r, '#fff', { opacity: 0.16 })
      : '')
  );
}

/** Height of a gem of a width. */
export const heightOf = (cut: StoneCut, w: number): number => w * aspects[cut];

/** A gem around the origin, seen from above, `w` units wide. */
export function gemstone(sheet: Sheet, gem: Gem, w: number, h = heightOf(gem.cut, w)): string {
  if (gem.cut === 'bead' || gem.stone === 'pearl')
    return pearl(sheet, 0, 0, w / 2, gem.color ?? '#f2ece1', gem.stone === 'pearl');
  const ramp = stoneRamp(gem.color);
  const cutting: Cutting = { sheet, gem, w, h, ramp, chance: chanceOf(`gem ${gem.seed}`) };
  const shape = polygon(girdlePoints(gem.cut, w, h));
  let body: string;
  if (gem.cut === 'cabochon' || gem.cut === 'inlay') body = smoothCut(cutting);
  else if (gem.cut === 'emerald' || gem.cut === 'asscher' || gem.cut === 'baguette')
    body = stepCut(cutting);
  else if (gem.cut === 'princess' || gem.cut === 'radiant') body = chevronCut(cutting);
  else body = brilliantCut(cutting);
  if (gem.cut !== 'cabochon' && gem.cut !== 'inlay') body += fire(cutting);
  return (
    path(shape, toneOf(ramp, 0.3)) +
    sheet.clipped(shape, body) +
    line(shape, toneOf(ramp, 0.1), Math.max(0.6, w * 0.008), { opacity: 0.7 })
  );
}

/** Dispersion: a few small flashes of the spectrum in a colourless stone. */
function fire({ gem, w, h, chance }: Cutting): string {
  if (gem.color !== null) return '';
  let out = '';
  for (const tint of ['#8fc4ff', '#ffd58a', '#ff9fb0', '#9be8c8', '#b7a6ff']) {
    const [x, y] = [chance.between(-0.34, 0.34) * w, chance.between(-0.34, 0.34) * h];
    out += path(
      polygon([
        [x, y],
        [x + 0.07 * w, y + 0.03 * h],
        [x + 0.02 * w, y + 0.09 * h],
      ]),
      tint,
      { opacity: 0.34 },
    );
  }
  return out;
}

/** A glint with four rays. */
export function glint(x: number, y: number, r: number, opacity = 0.95): string {
  const rays = `M${num(x)} ${num(y - r)}Q${num(x)} ${num(y)} ${num(x + r)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y + r)}Q${num(x)} ${num(y)} ${num(x - r)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y - r)}Z`;
  return path(rays, '#ffffff', { opacity }) + circle(x, y, r * 0.12, '#fff', { opacity });
}

/** Prongs that hold a gem: small domed beads at its corners, or a collet around it. */
export function prongs(sheet: Sheet, gem: Gem, w: number, ramp: Ramp, size = w * 0.075): string {
  const h = heightOf(gem.cut, w);
  const angles: Partial<Record<StoneCut, readonly number[]>> = {
    pear: [-90, 20, 90, 160],
    marquise: [-90, 90, 0, 180],
    heart: [90, -50, -130, 10, 170],
    emerald: [-53, 53, 127, -127],
    radiant: [-50, 50, 130, -130],
  };
  const places =
    angles[gem.cut] ??
    (w > 90 && gem.cut === 'round' ? [-120, -60, 0, 60, 120, 180] : [-135, -45, 45, 135]);
  return places
    .map((degrees) => {
      const [x, y] = girdle(gem.cut, degrees, 1, w, h);
      const bead = sheet.radial(
        [0.36, 0.3],
        0.75,
        [
          [0, toneOf(ramp, 1)],
          [0.45, toneOf(ramp, 0.62)],
          [1, toneOf(ramp, 0.08)],
        ],
        { gradientUnits: 'objectBoundingBox' },
      );
      return (
        circle(x + size * 0.14, y + size * 0.18, size * 0.64, '#000', { opacity: 0.3 }) +
        circle(x, y, size * 0.6, bead)
      );
    })
    .join('');
}

/** A metal rim around a gem. */
export function collet(sheet: Sheet, gem: Gem, w: number, ramp: Ramp, rim = w * 0.07): string {
  const h = heightOf(gem.cut, w);
  const shape = polygon(girdlePoints(gem.cut, w + 2 * rim, h + 2 * rim));
  const fill = sheet.linear(
    [-w / 2, -h / 2],
    [w / 2, h / 2],
    [
      [0, toneOf(ramp, 1)],
      [0.3, toneOf(ramp, 0.5)],
      [0.55, toneOf(ramp, 0.82)],
      [0.8, toneOf(ramp, 0.25)],
      [1, toneOf(ramp, 0.65)],
    ],
  );
  return path(shape, fill, { stroke: toneOf(ramp, 0.12), 'stroke-width': 0.8 });
}
