import { darken, lighten, mix } from '../base/color';
import type { Chance } from '../base/random';
import type { Sheet } from '../base/sheet';
import { group, line, num, rect } from '../base/svg';

/** A cover is 1000 x 625 units. */
export const coverSize = { width: 1000, height: 625 };

export interface CoverScene {
  sheet: Sheet;
  chance: Chance;
  seed: string;
  /** Colour of the table. */
  ground: string;
}

/** Grounds of covers: papers, bottle green, ink, night blue, brass, clay. */
export const grounds = {
  paper: '#efe8dc',
  sand: '#ddd0b8',
  green: '#1d3b34',
  ink: '#211e1a',
  night: '#1b2740',
  clay: '#7a4634',
  stone: '#b9b3a7',
  wine: '#4a1a22',
  sage: '#7f8c7a',
} as const;

export type Ground = keyof typeof grounds;

/** The lit table, and a second plane that meets it in a quiet diagonal. */
export function table({ sheet, chance, ground }: CoverScene): string {
  const { width: w, height: h } = coverSize;
  const lit = sheet.radial([w * 0.3, h * 0.2], w * 0.85, [
    [0, lighten(ground, 0.16)],
    [0.5, ground],
    [1, darken(ground, 0.3)],
  ]);
  const low = h * chance.between(0.52, 0.72);
  const tilt = chance.between(-60, 60);
  const plane = sheet.linear(
    [0, low],
    [0, h],
    [
      [0, mix(ground, '#fff8ea', 0.14)],
      [1, darken(ground, 0.2)],
    ],
  );
  return (
    rect(0, 0, w, h, lit) +
    (chance.when(0.55)
      ? `<path d="M0 ${num(low - tilt)}L${w} ${num(low + tilt)}V${h}H0Z" fill="${plane}" fill-opacity=".8"/>` +
        line(`M0 ${num(low - tilt)}L${w} ${num(low + tilt)}`, lighten(ground, 0.35), 1, {
          opacity: 0.5,
        })
      : '') +
    beam(sheet, ground)
  );
}

/** Light of a window across the table. */
function beam(sheet: Sheet, ground: string): string {
  const light = sheet.linear(
    [0, 0],
    [700, 520],
    [
      [0, '#fff6df', 0.2],
      [0.7, '#fff6df', 0.05],
      [1, '#fff6df', 0],
    ],
  );
  const dark = ground === grounds.paper || ground === grounds.sand;
  return `<path d="M-20 0H240L640 625H140Z" fill="${light}" fill-opacity="${dark ? 0.9 : 0.7}"/><path d="M300 0H380L820 625H720Z" fill="${light}" fill-opacity="${dark ? 0.7 : 0.5}"/>`;
}

/** A drawing of the 1000-unit square put with its middle at x, y. */
export const placed = (x: number, y: number, scale: number, turn: number, body: string): string =>
  group(
    `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale)}) translate(-500 -500)`,
    body,
  );
