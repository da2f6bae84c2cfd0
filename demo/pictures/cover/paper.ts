import { boxShadow } from '../base/scene';
import { circle, line, num, path, polygon, rect, roundRect } from '../base/svg';
import type { CoverScene } from './scene';

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
