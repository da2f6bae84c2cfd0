import { type Ramp, toneOf } from '../base/color';
import { metals } from '../base/metals';
import { band } from '../base/relief';
import { boxShadow, discShadow } from '../base/scene';
import { outlineOf } from '../base/shape';
import { circle, group, num, path, rect, ringPath, roundRect } from '../base/svg';
import type { CoverScene } from './scene';

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
