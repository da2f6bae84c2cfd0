import { darken, lighten, toneOf, type Ramp } from '../base/color';
import { metals } from '../base/metals';
import { boxShadow, discShadow, softShadow } from '../base/scene';
import { band } from '../base/relief';
import { outlineOf } from '../base/shape';
import type { StoneCut } from '../../db/seed/catalogue/lookups/stone-cuts';
import {
  circle,
  ellipse,
  group,
  line,
  num,
  path,
  polygon,
  rect,
  ringPath,
  roundRect,
} from '../base/svg';
import { gemstone } from '../jewelry/stone';
import type { CoverScene } from './scene';

/** Things that lie about on covers, each around its own middle. */

export function loupe({ sheet }: CoverScene, r: number, through: string): string {
  const ring = metals.yellow_gold;
  const outer = outlineOf('round', 2 * r * 1.12, 2 * r * 1.12);
  const inner = outlineOf('round', 2 * r, 2 * r);
  const handle = roundRect(r * 1.05, -r * 0.13, r * 1.7, r * 0.26, r * 0.13);
  const wood: Ramp = ['#140a05', '#3a2112', '#5d381f', '#8b5c36', '#c99c6a', '#f3dfc0'];
  return (
    discShadow(sheet, 18, 28, r * 1.12, r * 1.12, 60, 0.36) +
    group(
      'translate(16 26) rotate(38)',
      boxShadow(sheet, [r, -r * 0.13, r * 1.75, r * 0.26], 34, 0.4),
    ) +
    group(
      'rotate(38)',
      path(roundRect(r * 1.02, -r * 0.09, r * 0.3, r * 0.18, 4), toneOf(ring, 0.6)) +
        path(
          handle,
          sheet.over([
            [0, toneOf(wood, 0.3)],
            [0.28, toneOf(wood, 0.95)],
            [0.6, toneOf(wood, 0.4)],
            [1, toneOf(wood, 0.08)],
          ]),
        ) +
        rect(r * 1.12, -r * 0.13, r * 0.1, r * 0.26, toneOf(ring, 0.8)),
    ) +
    sheet.clipped(ringPath(0, 0, r, 0.001), circle(0, 0, r, '#f6f2ea') + through) +
    circle(
      0,
      0,
      r,
      sheet.radial([-r * 0.3, -r * 0.35], r * 1.5, [
        [0, '#ffffff', 0.34],
        [0.4, '#ffffff', 0.04],
        [0.8, '#000000', 0.06],
        [1, '#000000', 0.4],
      ]),
    ) +
    path(
      `M${num(-r * 0.78)} ${num(-r * 0.2)}A${num(r * 0.82)} ${num(r * 0.82)} 0 0 1 ${num(-r * 0.1)} ${num(-r * 0.82)}A${num(r * 1.1)} ${num(r * 1.1)} 0 0 0 ${num(-r * 0.78)} ${num(-r * 0.2)}Z`,
      '#fff',
      { opacity: 0.6 },
    ) +
    band(outer, inner, ring, 'polished', 40)
  );
}

/** Loose stones strewn over a table. */
export function looseStones(
  { sheet, chance, seed }: CoverScene,
  count: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  size: number,
): string {
  const cuts: readonly [StoneCut, ...StoneCut[]] = [
    'round',
    'oval',
    'pear',
    'emerald',
    'marquise',
    'cushion',
    'princess',
    'heart',
    'radiant',
    'asscher',
  ];
  const tints = [
    null,
    null,
    null,
    null,
    '#1c3fa8',
    '#b0102f',
    '#12804d',
    '#e0a92a',
    '#8fc7e0',
  ] as const;
  let out = '';
  for (let index = 0; index < count; index++) {
    const x = x0 + ((x1 - x0) * (index + chance.between(0.15, 0.85))) / count;
    const y = chance.between(y0, y1);
    const w = size * chance.between(0.55, 1.15);
    const color = chance.pick(tints);
    const gem = {
      stone: color === null ? ('diamond' as const) : ('sapphire' as const),
      cut: chance.pick(cuts),
      color,
      seed: `${seed} loose ${index}`,
    };
    out += group(
      `translate(${num(x)} ${num(y)}) rotate(${num(chance.between(-50, 50))})`,
      group(
        `translate(${num(w * 0.12)} ${num(w * 0.16)})`,
        discShadow(sheet, 0, 0, w * 0.46, w * 0.46, w * 0.4, 0.42),
      ) + gemstone(sheet, gem, w),
    );
    // Light that passes the stone falls behind it.
    out += ellipse(x + w * 0.62, y + w * 0.7, w * 0.3, w * 0.1, color ?? '#ffffff', {
      opacity: 0.3,
      transform: `rotate(40 ${num(x + w * 0.62)} ${num(y + w * 0.7)})`,
    });
  }
  return out;
}

/** A contract: a sheet with ruled lines, a seal and a signature. */
export function paperSheet({ chance, sheet: page }: CoverScene, w: number, h: number): string {
  const sheet = roundRect(-w / 2, -h / 2, w, h, 3);
  let out =
    boxShadow(page, [-w / 2 + 12, -h / 2 + 18, w, h], 46, 0.34) +
    path(sheet, '#fbf8f1') +
    path(sheet, '#000', { opacity: 0.02 });
  out +=
    rect(-w * 0.24, -h * 0.42, w * 0.48, h * 0.022, '#17140f') +
    rect(-w * 0.14, -h * 0.38, w * 0.28, h * 0.011, '#9a7a3f');
  for (let row = 0; row < 15; row++)
    out += rect(
      -w * 0.4,
      -h * 0.31 + row * h * 0.036,
      w * (row % 5 === 4 ? 0.44 : chance.between(0.7, 0.8)),
      h * 0.009,
      '#8f887c',
      { opacity: 0.75 },
    );
  out +=
    line(
      `M${num(w * 0.06)} ${num(h * 0.37)}c${num(w * 0.04)} ${num(-h * 0.06)} ${num(w * 0.05)} ${num(h * 0.03)} ${num(w * 0.09)} ${num(-h * 0.02)}s${num(w * 0.05)} ${num(-h * 0.03)} ${num(w * 0.08)} ${num(h * 0.01)}s${num(w * 0.04)} ${num(-h * 0.04)} ${num(w * 0.1)} ${num(-h * 0.01)}`,
      '#1b2f6b',
      w * 0.008,
      { 'stroke-linecap': 'round' },
    ) + rect(w * 0.04, h * 0.395, w * 0.34, 1, '#8f887c');
  return (
    out +
    circle(-w * 0.26, h * 0.36, w * 0.085, '#7d1a22') +
    circle(-w * 0.265, h * 0.355, w * 0.065, '#9c2a32') +
    line(
      polygon([
        [-w * 0.3, h * 0.35],
        [-w * 0.28, h * 0.33],
        [-w * 0.24, h * 0.33],
        [-w * 0.22, h * 0.35],
        [-w * 0.26, h * 0.395],
      ]),
      '#e7b9a6',
      w * 0.005,
    )
  );
}

/** A pile of cast bars. */
export function bars({ sheet }: CoverScene, s: number): string {
  const gold = metals.yellow_gold;
  const bar = (x: number, y: number): string => {
    const top = polygon([
      [x, y],
      [x + s * 1.5, y],
      [x + s * 1.64, y + s * 0.3],
      [x - s * 0.14, y + s * 0.3],
    ]);
    const face = polygon([
      [x - s * 0.14, y + s * 0.3],
      [x + s * 1.64, y + s * 0.3],
      [x + s * 1.74, y + s * 0.74],
      [x - s * 0.24, y + s * 0.74],
    ]);
    return (
      path(
        top,
        sheet.linear(
          [x, y],
          [x + s * 1.6, y + s * 0.3],
          [
            [0, toneOf(gold, 1)],
            [0.5, toneOf(gold, 0.72)],
            [1, toneOf(gold, 0.85)],
          ],
        ),
      ) +
      path(
        face,
        sheet.linear(
          [x, y + s * 0.3],
          [x + s * 1.6, y + s * 0.8],
          [
            [0, toneOf(gold, 0.66)],
            [0.3, toneOf(gold, 0.5)],
            [0.6, toneOf(gold, 0.62)],
            [1, toneOf(gold, 0.26)],
          ],
        ),
        { stroke: toneOf(gold, 0.12), 'stroke-width': 1 },
      ) +
      rect(x + s * 0.5, y + s * 0.43, s * 0.5, s * 0.17, 'none', {
        stroke: toneOf(gold, 0.24),
        'stroke-width': 2,
      }) +
      rect(x + s * 0.14, y + s * 0.06, s * 1.22, s * 0.17, 'none', {
        stroke: toneOf(gold, 0.5),
        'stroke-width': 1.6,
      })
    );
  };
  const shade = polygon([
    [-s * 2.2, s * 0.8],
    [s * 2.1, s * 0.8],
    [s * 2.5, s * 1.2],
    [-s * 1.8, s * 1.2],
  ]);
  return (
    softShadow(shade, s * 0.3, 0.36) +
    bar(-s * 1.95, s * 0.36) +
    bar(s * 0.15, s * 0.36) +
    bar(-s * 0.85, -s * 0.36)
  );
}

/** A pair of scales. */
export function balanceScale(
  { sheet }: CoverScene,
  s: number,
  left: string,
  right: string,
): string {
  const brass = metals.bronze;
  const rod = (x0: number, y0: number, x1: number, y1: number, w: number) =>
    line(`M${num(x0)} ${num(y0)}L${num(x1)} ${num(y1)}`, toneOf(brass, 0.2), w) +
    line(`M${num(x0)} ${num(y0)}L${num(x1)} ${num(y1)}`, toneOf(brass, 0.8), w * 0.6);
  const pan = (x: number, y: number, load: string) =>
    line(
      `M${num(x)} ${num(y - s * 0.95)}L${num(x - s * 0.42)} ${num(y)}M${num(x)} ${num(y - s * 0.95)}L${num(x + s * 0.42)} ${num(y)}`,
      toneOf(brass, 0.5),
      2,
    ) +
    group(`translate(${num(x)} ${num(y - s * 0.05)})`, load) +
    path(
      `M${num(x - s * 0.5)} ${num(y)}H${num(x + s * 0.5)}Q${num(x + s * 0.36)} ${num(y + s * 0.2)} ${num(x)} ${num(y + s * 0.2)}T${num(x - s * 0.5)} ${num(y)}Z`,
      sheet.linear(
        [x - s * 0.5, 0],
        [x + s * 0.5, 0],
        [
          [0, toneOf(brass, 0.4)],
          [0.3, toneOf(brass, 0.98)],
          [0.65, toneOf(brass, 0.5)],
          [1, toneOf(brass, 0.14)],
        ],
      ),
    );
  const foot = `M${num(-s * 0.62)} ${num(s * 1.5)}Q${num(-s * 0.5)} ${num(s * 1.34)} ${num(-s * 0.1)} ${num(s * 1.26)}H${num(s * 0.1)}Q${num(s * 0.5)} ${num(s * 1.34)} ${num(s * 0.62)} ${num(s * 1.5)}Z`;
  return (
    group('translate(14 10)', softShadow(foot, 14, 0.36)) +
    rod(0, s * 1.3, 0, -s * 0.55, s * 0.13) +
    path(
      foot,
      sheet.linear(
        [-s * 0.6, 0],
        [s * 0.6, 0],
        [
          [0, toneOf(brass, 0.35)],
          [0.3, toneOf(brass, 0.95)],
          [1, toneOf(brass, 0.14)],
        ],
      ),
    ) +
    rod(-s * 1.2, -s * 0.42, s * 1.2, -s * 0.54, s * 0.09) +
    circle(0, -s * 0.5, s * 0.13, toneOf(brass, 0.85)) +
    pan(-s * 1.2, s * 0.56, left) +
    pan(s * 1.2, s * 0.44, right)
  );
}

/** A closed gift box with a ribbon. */
export function giftBox({ sheet }: CoverScene, s: number, color: string, ribbon: string): string {
  const d = roundRect(-s, -s * 0.4, 2 * s, 1.3 * s, 6);
  const lid = roundRect(-s * 1.06, -s * 0.66, 2.12 * s, s * 0.42, 6);
  const shine = (a: string) =>
    sheet.linear(
      [-s, -s],
      [s, s],
      [
        [0, lighten(a, 0.3)],
        [0.4, a],
        [1, darken(a, 0.42)],
      ],
    );
  const bow = `M0 ${num(-s * 0.68)}C${num(-s * 0.2)} ${num(-s * 1.2)} ${num(-s * 0.8)} ${num(-s * 1.2)} ${num(-s * 0.66)} ${num(-s * 0.86)}C${num(-s * 0.56)} ${num(-s * 0.66)} ${num(-s * 0.2)} ${num(-s * 0.66)} 0 ${num(-s * 0.68)}C${num(s * 0.2)} ${num(-s * 1.2)} ${num(s * 0.8)} ${num(-s * 1.2)} ${num(s * 0.66)} ${num(-s * 0.86)}C${num(s * 0.56)} ${num(-s * 0.66)} ${num(s * 0.2)} ${num(-s * 0.66)} 0 ${num(-s * 0.68)}Z`;
  return (
    boxShadow(sheet, [-s + 16, -s * 0.4 + 20, 2 * s, 1.3 * s], 60, 0.45) +
    path(d, shine(color)) +
    rect(-s * 0.13, -s * 0.4, s * 0.26, s * 1.3, shine(ribbon)) +
    boxShadow(sheet, [-s * 1.06, -s * 0.66 + 5, 2.12 * s, s * 0.42], 16, 0.4) +
    path(lid, shine(lighten(color, 0.06))) +
    rect(-s * 0.13, -s * 0.66, s * 0.26, s * 0.42, shine(ribbon)) +
    path(bow, shine(ribbon), { stroke: darken(ribbon, 0.4), 'stroke-width': 1 }) +
    ellipse(0, -s * 0.7, s * 0.1, s * 0.085, lighten(ribbon, 0.2))
  );
}
