import { darken, lighten } from '../base/color';
import type { Sheet } from '../base/sheet';
import { line, path } from '../base/svg';
import { type Hide, surface } from './surfaces';

/** A piece of leather: colour, surface, light from the upper left, a burnished edge and stitching inside it. */
export function panel(
  sheet: Sheet,
  hide: Hide,
  d: string,
  box: readonly [number, number, number, number],
  options: { stitch?: string; depth?: number; plain?: boolean; edge?: number } = {},
): string {
  const [x0, y0, x1, y1] = box;
  const { stitch, depth = 0.36, plain = false, edge = 2.4 } = options;
  const light = sheet.linear(
    [x0, y0],
    [x1, y1],
    [
      [0, '#fff', 0.2],
      [0.3, '#fff', 0.06],
      [0.55, '#000', 0.02],
      [1, '#000', depth],
    ],
  );
  const round = sheet.linear(
    [x0, 0],
    [x1, 0],
    [
      [0, '#000', 0.3],
      [0.09, '#000', 0],
      [0.9, '#000', 0],
      [1, '#000', 0.34],
    ],
  );
  return (
    path(d, hide.color) +
    (plain ? '' : path(d, surface(sheet, hide))) +
    path(d, light) +
    path(d, round) +
    line(d, darken(hide.color, 0.62), edge, { 'stroke-linejoin': 'round' }) +
    line(d, lighten(hide.color, 0.4), edge * 0.4, {
      opacity: 0.5,
      transform: 'translate(-1 -1.2)',
      'stroke-linejoin': 'round',
    }) +
    (stitch ? seam(stitch, hide.color) : '')
  );
}

/** Saddle stitching along a line. */
export function seam(d: string, color: string, thread = lighten(color, 0.42)): string {
  return (
    line(d, '#000', 3, {
      'stroke-dasharray': '7.5 5',
      opacity: 0.42,
      transform: 'translate(.8 1.2)',
      'stroke-linecap': 'round',
    }) + line(d, thread, 2.3, { 'stroke-dasharray': '7.5 5', 'stroke-linecap': 'round' })
  );
}
