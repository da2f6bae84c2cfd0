import { toneOf } from '../base/color';
import { metals } from '../base/metals';
import { softShadow } from '../base/scene';
import { circle, group, line, num, path, polygon, rect } from '../base/svg';
import type { CoverScene } from './scene';

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
