import { darken, lighten } from '../base/color';
import { letters } from '../base/lettering';
import { boxShadow } from '../base/scene';
import { specks } from '../base/textures';
import type { Sheet } from '../base/sheet';
import { line, path, polygon, roundRect } from '../base/svg';

/** An open presentation box: lid behind with the maker's name, velvet in front; `inner` lies at its middle. */
export function openBox(
  sheet: Sheet,
  outside: string,
  lining: string,
  maker: string,
  inner: string,
): string {
  const lid = roundRect(170, 130, 660, 330, 22);
  const base = roundRect(140, 430, 720, 440, 26);
  const leather = (x0: number, y0: number, x1: number, y1: number) =>
    sheet.linear(
      [x0, y0],
      [x1, y1],
      [
        [0, lighten(outside, 0.24)],
        [0.4, outside],
        [1, darken(outside, 0.4)],
      ],
    );
  const velvet = (x: number, y: number) =>
    sheet.radial([x, y], 560, [
      [0, lighten(lining, 0.22)],
      [0.5, lining],
      [1, darken(lining, 0.38)],
    ]);
  const cushion = roundRect(176, 466, 648, 368, 14);
  return (
    boxShadow(sheet, [190, 180, 660, 300], 90, 0.22) +
    boxShadow(sheet, [166, 470, 720, 440], 90, 0.34) +
    boxShadow(sheet, [148, 440, 720, 440], 26, 0.3) +
    path(lid, leather(170, 130, 830, 460)) +
    path(roundRect(196, 154, 608, 290, 12), velvet(420, 210)) +
    path(
      roundRect(196, 154, 608, 290, 12),
      sheet.over([
        [0, '#000', 0.35],
        [0.14, '#000', 0.06],
        [0.8, '#000', 0],
        [1, '#000', 0.3],
      ]),
    ) +
    (maker
      ? letters(maker, 500, 292, {
          size: Math.min(30, 300 / Math.max(7, maker.length)),
          color: '#c8a867',
          weight: 0.11,
          spacing: 0.6,
        })
      : '') +
    path(
      polygon([
        [186, 446],
        [814, 446],
        [860, 470],
        [140, 470],
      ]),
      darken(outside, 0.55),
    ) +
    path(base, leather(140, 430, 860, 870)) +
    path(cushion, velvet(420, 560)) +
    path(cushion, specks(sheet, 'velvet', 0.7, 0.06)) +
    path(roundRect(176, 466, 648, 30, 14), '#000', { opacity: 0.22 }) +
    line(cushion, '#000', 3, { opacity: 0.35 }) +
    line(roundRect(150, 440, 700, 420, 20), '#fff', 1.6, { opacity: 0.18 }) +
    inner
  );
}
