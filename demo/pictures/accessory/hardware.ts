import { toneOf, type Ramp } from '../base/color';
import type { Sheet } from '../base/sheet';
import { circle, group, line, num, path, rect, roundRect } from '../base/svg';

/** A polished plate lit from the upper left. */
export function metalPlate(
  sheet: Sheet,
  ramp: Ramp,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
): string {
  const d = roundRect(x, y, w, h, r);
  const fill = sheet.linear(
    [x, y],
    [x + w, y + h],
    [
      [0, toneOf(ramp, 1)],
      [0.26, toneOf(ramp, 0.62)],
      [0.5, toneOf(ramp, 0.88)],
      [0.78, toneOf(ramp, 0.42)],
      [1, toneOf(ramp, 0.66)],
    ],
  );
  return (
    path(d, '#000', { opacity: 0.3, transform: 'translate(2.4 3.4)' }) +
    path(d, fill, { stroke: toneOf(ramp, 0.16), 'stroke-width': 1 })
  );
}

export function stud(sheet: Sheet, ramp: Ramp, x: number, y: number, r: number): string {
  const bead = sheet.radial(
    [0.36, 0.3],
    0.75,
    [
      [0, toneOf(ramp, 1)],
      [0.45, toneOf(ramp, 0.62)],
      [1, toneOf(ramp, 0.1)],
    ],
    { gradientUnits: 'objectBoundingBox' },
  );
  return (
    circle(x + r * 0.2, y + r * 0.3, r * 1.1, '#000', { opacity: 0.32 }) + circle(x, y, r, bead)
  );
}

/** A turning lock: plate, swivel and studs. */
export function turnLock(sheet: Sheet, ramp: Ramp, x: number, y: number, s: number): string {
  return (
    metalPlate(sheet, ramp, x - s, y - s * 0.52, 2 * s, 1.04 * s, s * 0.16) +
    stud(sheet, ramp, x - s * 0.78, y - s * 0.3, s * 0.07) +
    stud(sheet, ramp, x + s * 0.78, y - s * 0.3, s * 0.07) +
    stud(sheet, ramp, x - s * 0.78, y + s * 0.3, s * 0.07) +
    stud(sheet, ramp, x + s * 0.78, y + s * 0.3, s * 0.07) +
    circle(x, y, s * 0.36, toneOf(ramp, 0.24)) +
    stud(sheet, ramp, x, y, s * 0.31) +
    metalPlate(sheet, ramp, x - s * 0.1, y - s * 0.44, s * 0.2, s * 0.88, s * 0.1)
  );
}

/** A padlock. */
export function padlock(sheet: Sheet, ramp: Ramp, x: number, y: number, s: number): string {
  const shackle = `M${num(x - s * 0.3)} ${num(y)}v${num(-s * 0.34)}a${num(s * 0.3)} ${num(s * 0.3)} 0 0 1 ${num(s * 0.6)} 0v${num(s * 0.34)}`;
  return (
    line(shackle, toneOf(ramp, 0.16), s * 0.2) +
    line(shackle, toneOf(ramp, 0.74), s * 0.13) +
    metalPlate(sheet, ramp, x - s * 0.5, y, s, s * 0.86, s * 0.12) +
    circle(x, y + s * 0.36, s * 0.09, toneOf(ramp, 0.06)) +
    rect(x - s * 0.035, y + s * 0.36, s * 0.07, s * 0.24, toneOf(ramp, 0.06))
  );
}

/** A chain of flat links, woven with leather, along points at equal distances. */
export function bagChain(
  ramp: Ramp,
  leather: string,
  places: readonly { x: number; y: number; turn: number }[],
  size: number,
): string {
  let out = '';
  places.forEach(({ x, y, turn }, index) => {
    out += group(
      `translate(${num(x)} ${num(y)}) rotate(${num(turn)})`,
      line(`M${num(-size)} 0H${num(size)}`, leather, size * 0.5) +
        rect(-size * 0.72, -size * 0.5, size * 1.44, size, 'none', {
          rx: size * 0.45,
          stroke: toneOf(ramp, 0.14),
          'stroke-width': size * 0.42,
        }) +
        rect(-size * 0.74, -size * 0.52, size * 1.44, size, 'none', {
          rx: size * 0.45,
          stroke: toneOf(ramp, index % 2 ? 0.62 : 0.86),
          'stroke-width': size * 0.25,
        }),
    );
  });
  return out;
}

/** A zip between two points. */
export function zip(ramp: Ramp, x0: number, y0: number, x1: number, y1: number): string {
  const d = `M${num(x0)} ${num(y0)}L${num(x1)} ${num(y1)}`;
  return (
    line(d, '#000', 11, { opacity: 0.5 }) +
    line(d, toneOf(ramp, 0.35), 8) +
    line(d, toneOf(ramp, 0.9), 6, { 'stroke-dasharray': '2.6 2.6' })
  );
}
