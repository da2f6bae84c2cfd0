import type { ArtFrame } from '../../db/seed/catalogue/look-art';
import { toneOf, type Ramp } from '../base/color';
import { toneAt, type Vector } from '../base/light';
import { chanceOf } from '../base/random';
import type { Sheet } from '../base/sheet';
import { circle, ellipse, group, line, num, path, polygon, rect } from '../base/svg';

interface Moulding {
  /** Of the picture's longer side. */
  width: number;
  ramp: Ramp;
  /** Profile from the outer edge (0) inwards (1): place, slope outwards in degrees. */
  profile: readonly (readonly [number, number])[];
  ornament: 'none' | 'carved' | 'grain';
  mat: number;
}

const gilt: Ramp = ['#2c1a05', '#6e4a12', '#a97d2c', '#cfa755', '#efd79a', '#fdf5da'];
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
const mouldings: Record<ArtFrame, Moulding> = {
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

type Side = 'top' | 'right' | 'bottom' | 'left';
const sides: readonly Side[] = ['top', 'left', 'right', 'bottom'];
const looks: Record<Side, readonly [number, number]> = {
  top: [0, -1],
  right: [1, 0],
  bottom: [0, 1],
  left: [-1, 0],
};

/** A strip of one side between two depths, cut at 45 degrees in the corners. */
function strip(side: Side, w: number, h: number, from: number, to: number): string {
  switch (side) {
    case 'top':
      return polygon([
        [from, from],
        [w - from, from],
        [w - to, to],
        [to, to],
      ]);
    case 'bottom':
      return polygon([
        [from, h - from],
        [w - from, h - from],
        [w - to, h - to],
        [to, h - to],
      ]);
    case 'left':
      return polygon([
        [from, from],
        [to, to],
        [to, h - to],
        [from, h - from],
      ]);
    case 'right':
      return polygon([
        [w - from, from],
        [w - to, to],
        [w - to, h - to],
        [w - from, h - from],
      ]);
  }
}

const slopeOf = (side: Side, degrees: number): Vector => {
  const [x, y] = looks[side];
  const a = (degrees * Math.PI) / 180;
  return [x * Math.sin(a), y * Math.sin(a), Math.cos(a)];
};

/** Leaves in a row along the middle of a gilded side. */
function carving(ramp: Ramp, side: Side, w: number, h: number, m: number): string {
  const long = side === 'top' || side === 'bottom' ? w : h;
  const step = m * 0.42;
  const count = Math.floor((long - m * 1.8) / step);
  const bright = side === 'top' || side === 'left';
  let leaf = '';
  for (let index = 0; index < count; index++) {
    const x = (long - count * step) / 2 + (index + 0.5) * step;
    leaf +=
      path(
        `M${num(x - step * 0.42)} ${num(m * 0.48)}C${num(x - step * 0.3)} ${num(m * 0.2)} ${num(x + step * 0.3)} ${num(m * 0.2)} ${num(x + step * 0.42)} ${num(m * 0.48)}C${num(x + step * 0.16)} ${num(m * 0.4)} ${num(x - step * 0.16)} ${num(m * 0.4)} ${num(x - step * 0.42)} ${num(m * 0.48)}Z`,
        toneOf(ramp, bright ? 0.86 : 0.6),
        { stroke: toneOf(ramp, 0.12), 'stroke-width': 1 },
      ) +
      line(`M${num(x)} ${num(m * 0.26)}V${num(m * 0.42)}`, toneOf(ramp, 0.2), 1.2) +
      circle(x + step / 2, m * 0.55, m * 0.034, toneOf(ramp, bright ? 0.95 : 0.6), {
        stroke: toneOf(ramp, 0.1),
        'stroke-width': 0.7,
      });
  }
  const place = {
    top: '',
    bottom: `translate(${w} ${h}) rotate(180)`,
    left: `translate(0 ${h}) rotate(-90)`,
    right: `translate(${w} 0) rotate(90)`,
  }[side];
  return group(place, leaf);
}

function cornerOrnament(ramp: Ramp, x: number, y: number, turn: number, m: number): string {
  const fan = [0, 22.5, 45, 67.5, 90]
    .map((a) =>
      ellipse(0, -m * 0.5, m * 0.1, m * 0.4, toneOf(ramp, 0.84 - a / 300), {
        transform: `rotate(${a - 45 + 135})`,
        stroke: toneOf(ramp, 0.1),
        'stroke-width': 1,
      }),
    )
    .join('');
  return group(
    `translate(${num(x)} ${num(y)}) rotate(${turn})`,
    group(
      `translate(${num(m * 0.18)} ${num(m * 0.18)})`,
      fan +
        circle(0, 0, m * 0.2, toneOf(ramp, 0.8), { stroke: toneOf(ramp, 0.1), 'stroke-width': 1 }) +
        circle(-m * 0.05, -m * 0.05, m * 0.07, toneOf(ramp, 1)),
    ),
  );
}

export interface Framed {
  /** Outer size and the place of the picture in it. */
  width: number;
  height: number;
  inset: number;
  svg: string;
}

export const insetOf = (frame: ArtFrame, w: number, h: number): number => {
  const { width, mat } = mouldings[frame];
  return (width + mat) * Math.max(w, h);
};

/** A frame around a picture of w x h units; the origin is the outer corner. */
export function framed(
  sheet: Sheet,
  frame: ArtFrame,
  picture: string,
  w: number,
  h: number,
  seed: string,
): Framed {
  const { width: share, ramp, profile, ornament, mat } = mouldings[frame];
  const m = share * Math.max(w, h);
  const matWidth = mat * Math.max(w, h);
  const inset = m + matWidth;
  const [W, H] = [w + 2 * inset, h + 2 * inset];
  let out = '';
  if (matWidth > 0) {
    out += rect(
      m - 1,
      m - 1,
      W - 2 * m + 2,
      H - 2 * m + 2,
      sheet.linear(
        [0, 0],
        [W, H],
        [
          [0, '#fdfbf6'],
          [1, '#eee9df'],
        ],
      ),
    );
    const bevel = 4.5;
    out +=
      line(
        `M${num(inset - bevel)} ${num(H - inset + bevel)}V${num(inset - bevel)}H${num(W - inset + bevel)}`,
        '#cfc8b9',
        bevel,
      ) +
      line(
        `M${num(inset - bevel)} ${num(H - inset + bevel)}H${num(W - inset + bevel)}V${num(inset - bevel)}`,
        '#ffffff',
        bevel,
      );
  }
  out += group(
    `translate(${num(inset)} ${num(inset)})`,
    sheet.clipped(`M0 0H${num(w)}V${num(h)}H0Z`, picture),
  );
  if (m > 0) {
    // The frame's own shadow on mat or canvas, from the upper left.
    out +=
      path(
        `M${num(m)} ${num(m)}H${num(W - m)}L${num(W - m)} ${num(m + 7)}H${num(m + 6)}V${num(H - m)}H${num(m)}Z`,
        '#1a120a',
        { opacity: 0.34 },
      ) +
      path(
        `M${num(m)} ${num(m)}H${num(W - m)}L${num(W - m)} ${num(m + 16)}H${num(m + 13)}V${num(H - m)}H${num(m)}Z`,
        '#1a120a',
        { opacity: 0.16 },
      );
  }
  for (const side of sides) {
    profile.forEach(([from, slope], index) => {
      const to = profile[index + 1]?.[0] ?? 1;
      const tone =
        toneAt(slopeOf(side, slope), ramp === gilt ? 'polished' : 'brushed') *
        (ramp === gilt ? 0.9 : 1);
      const color = toneOf(ramp, tone);
      out += path(strip(side, W, H, from * m, to * m + 0.4), color, {
        stroke: color,
        'stroke-width': 0.5,
      });
    });
    if (ornament === 'carved') out += carving(ramp, side, W, H, m);
    if (ornament === 'grain')
      out += woodGrain(sheet, strip(side, W, H, 0, m), side, W, H, m, `${seed} ${side}`);
  }
  if (m > 8)
    for (const [x, y, dx, dy] of [
      [0, 0, 1, 1],
      [W, 0, -1, 1],
      [0, H, 1, -1],
      [W, H, -1, -1],
    ] as const)
      out += line(`M${num(x)} ${num(y)}l${num(dx * m)} ${num(dy * m)}`, '#000', 0.9, {
        opacity: 0.5,
      });
  if (ornament === 'carved')
    out +=
      cornerOrnament(ramp, 0, 0, 0, m) +
      cornerOrnament(ramp, W, 0, 90, m) +
      cornerOrnament(ramp, W, H, 180, m) +
      cornerOrnament(ramp, 0, H, 270, m);
  return { width: W, height: H, inset, svg: out };
}

function woodGrain(
  sheet: Sheet,
  d: string,
  side: Side,
  w: number,
  h: number,
  m: number,
  seed: string,
): string {
  const chance = chanceOf(`wood ${seed}`);
  let lines = '';
  for (let index = 0; index < 16; index++) {
    const depth = chance.between(0.04, 0.96) * m;
    const wave = chance.between(-2.4, 2.4);
    const along = side === 'top' || side === 'bottom';
    const y = side === 'top' ? depth : h - depth;
    const x = side === 'left' ? depth : w - depth;
    lines += line(
      along
        ? `M0 ${num(y)}q${num(w / 4)} ${num(wave)} ${num(w / 2)} 0t${num(w / 2)} 0`
        : `M${num(x)} 0q${num(wave)} ${num(h / 4)} 0 ${num(h / 2)}t0 ${num(h / 2)}`,
      chance.when(0.7) ? '#000' : '#fff',
      chance.between(0.5, 1.6),
      { opacity: chance.between(0.08, 0.25) },
    );
  }
  return sheet.clipped(d, lines);
}
