import { darken, lighten } from '../base/color';
import { boxShadow } from '../base/scene';
import { ellipse, num, path, rect, roundRect } from '../base/svg';
import type { CoverScene } from './scene';

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
