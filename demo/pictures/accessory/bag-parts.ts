import type { BagLook } from '../../catalogue/generate/look-accessory';
import { type Ramp, darken, lighten } from '../base/color';
import { pool } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { type Point, group, line, num, polyline } from '../base/svg';
import { bow, evenly } from '../jewelry/chain';
import { bagChain, stud } from './hardware';
import type { Hide } from './surfaces';
import { panel, seam } from './leather';

export interface Making {
  sheet: Sheet;
  look: BagLook;
  hide: Hide;
  /** For belts and handles: the same hide without pattern. */
  trim: Hide;
  ramp: Ramp;
  maker: string;
}

export type Box = readonly [number, number, number, number];

/** A body that narrows upwards, rounded below. */
export const trapeze = ([x0, y0, x1, y1]: Box, slant: number, r: number): string =>
  `M${num(x0 + slant)} ${num(y0)}L${num(x1 - slant)} ${num(y0)}L${num(x1)} ${num(y1 - r)}Q${num(x1)} ${num(y1)} ${num(x1 - r)} ${num(y1)}L${num(x0 + r)} ${num(y1)}Q${num(x0)} ${num(y1)} ${num(x0)} ${num(y1 - r)}Z`;

export const inset = ([x0, y0, x1, y1]: Box, by: number): Box => [
  x0 + by,
  y0 + by,
  x1 - by,
  y1 - by,
];

/** A rolled handle along an arch. */
export function handle(color: string, from: Point, top: number, to: Point, width: number): string {
  const d = `M${num(from[0])} ${num(from[1])}C${num(from[0])} ${num(top)} ${num(to[0])} ${num(top)} ${num(to[0])} ${num(to[1])}`;
  return (
    group(
      'translate(9 13)',
      line(d, '#2a2118', width, { opacity: 0.14, 'stroke-linecap': 'round' }),
    ) +
    line(d, darken(color, 0.66), width, { 'stroke-linecap': 'round' }) +
    line(d, color, width * 0.84, { 'stroke-linecap': 'round' }) +
    line(d, lighten(color, 0.3), width * 0.24, {
      opacity: 0.6,
      transform: `translate(${num(-width * 0.16)} ${num(-width * 0.16)})`,
      'stroke-linecap': 'round',
    }) +
    seam(d, color)
  );
}

/** A tab of leather that holds a handle. */
export function tab(
  { sheet, trim, ramp }: Making,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const box: Box = [x - w / 2, y, x + w / 2, y + h];
  return (
    panel(
      sheet,
      trim,
      `M${num(x - w / 2)} ${num(y)}H${num(x + w / 2)}V${num(y + h - w * 0.5)}L${num(x)} ${num(y + h)}L${num(x - w / 2)} ${num(y + h - w * 0.5)}Z`,
      box,
      { edge: 1.6 },
    ) + stud(sheet, ramp, x, y + h * 0.52, w * 0.13)
  );
}

export function ground({ sheet }: Making, x0: number, x1: number, y: number): string {
  return pool(sheet, (x0 + x1) / 2 + 22, y - 2, (x1 - x0) * 0.62, 46, 0.52);
}

export function feet({ sheet, ramp }: Making, x0: number, x1: number, y: number): string {
  return stud(sheet, ramp, x0 + 34, y, 9) + stud(sheet, ramp, x1 - 34, y, 9);
}

/** The key bell on its cord. */
export function clochette({ sheet, trim }: Making, x: number, y: number): string {
  const d = `M${num(x)} ${num(y)}Q${num(x + 34)} ${num(y + 60)} ${num(x + 22)} ${num(y + 150)}`;
  const bell = `M${num(x + 10)} ${num(y + 146)}h24l10 66q-22 12 -44 0Z`;
  return (
    line(d, darken(trim.color, 0.5), 8) +
    line(d, trim.color, 5.4) +
    panel(sheet, trim, bell, [x, y + 146, x + 46, y + 220], { edge: 1.4, plain: true }) +
    seam(`M${num(x + 15)} ${num(y + 154)}l-7 56M${num(x + 29)} ${num(y + 154)}l8 56`, trim.color)
  );
}

export function shoulderChain(
  making: Making,
  from: Point,
  to: Point,
  top: number,
  size: number,
): string {
  const arch = bow(from, [500, top], to, 60);
  return (
    group('translate(10 14)', line(polyline(arch), '#2a2118', size * 1.3, { opacity: 0.14 })) +
    bagChain(making.ramp, darken(making.trim.color, 0.2), evenly(arch, size * 1.66), size)
  );
}

export function shoulderStrap(
  { trim }: Making,
  from: Point,
  to: Point,
  top: number,
  width: number,
): string {
  return handle(trim.color, from, top, to, width);
}
