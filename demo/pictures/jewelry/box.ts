import { darken, lighten } from '../base/color';
import { letters } from '../base/lettering';
import { boxShadow } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { line, path, polygon, roundRect } from '../base/svg';
import { specks } from '../base/textures';

/**
 * An open presentation box: lid behind with the maker's name, velvet in front; `inner` lies at its
 * middle (500, 650). `width` is the box's outer width in units.
 */
export function openBox(
  sheet: Sheet,
  outside: string,
  lining: string,
  maker: string,
  inner: string,
  width = 720,
): string {
  const half = width / 2;
  const [x0, x1] = [500 - half, 500 + half];
  const [l0, l1] = [x0 + 30, x1 - 30];
  const leather = (y0: number, y1: number) =>
    sheet.linear(
      [x0, y0],
      [x1, y1],
      [
        [0, lighten(outside, 0.24)],
        [0.4, outside],
        [1, darken(outside, 0.4)],
      ],
    );
  const velvet = (y: number) =>
    sheet.radial([500 - half * 0.22, y], half * 1.5, [
      [0, lighten(lining, 0.22)],
      [0.5, lining],
      [1, darken(lining, 0.38)],
    ]);
  const cushion = roundRect(x0 + 36, 466, width - 72, 368, 14);
  const inside = roundRect(l0 + 26, 154, l1 - l0 - 52, 290, 12);
  const size = Math.min(30, (half * 0.84) / Math.max(7, maker.length));
  return (
    boxShadow(sheet, [l0 + 20, 180, l1 - l0, 300], 90, 0.22) +
    boxShadow(sheet, [x0 + 26, 470, width, 440], 90, 0.34) +
    boxShadow(sheet, [x0 + 8, 440, width, 440], 26, 0.3) +
    path(roundRect(l0, 130, l1 - l0, 330, 22), leather(130, 460)) +
    path(inside, velvet(210)) +
    path(
      inside,
      sheet.over([
        [0, '#000', 0.35],
        [0.14, '#000', 0.06],
        [0.8, '#000', 0],
        [1, '#000', 0.3],
      ]),
    ) +
    (maker
      ? letters(maker, 500, 292, { size, color: '#c8a867', weight: 0.11, spacing: 0.6 })
      : '') +
    path(
      polygon([
        [l0 + 16, 446],
        [l1 - 16, 446],
        [x1, 470],
        [x0, 470],
      ]),
      darken(outside, 0.55),
    ) +
    path(roundRect(x0, 430, width, 440, 26), leather(430, 870)) +
    path(cushion, velvet(560)) +
    path(cushion, specks(sheet, 'velvet', 0.7, 0.06)) +
    path(roundRect(x0 + 36, 466, width - 72, 30, 14), '#000', { opacity: 0.22 }) +
    line(cushion, '#000', 3, { opacity: 0.35 }) +
    line(roundRect(x0 + 10, 440, width - 20, 420, 20), '#fff', 1.6, { opacity: 0.18 }) +
    inner
  );
}
