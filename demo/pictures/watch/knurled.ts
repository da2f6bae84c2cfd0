import { toneOf } from '../base/color';
import { group, num, path, rect, roundRect } from '../base/svg';
import type { WatchPlan } from './plan';

/** A wheel with grooves, seen from its side: crown and screwed pushers. */
export function knurled(
  plan: WatchPlan,
  length: number,
  diameter: number,
  grooves: number,
): string {
  const { sheet, accent } = plan;
  const body = sheet.linear(
    [0, -diameter / 2],
    [0, diameter / 2],
    [
      [0, toneOf(accent, 0.25)],
      [0.16, toneOf(accent, 0.72)],
      [0.3, toneOf(accent, 1)],
      [0.5, toneOf(accent, 0.6)],
      [0.78, toneOf(accent, 0.28)],
      [1, toneOf(accent, 0.06)],
    ],
  );
  let out = path(roundRect(0, -diameter / 2, length, diameter, length * 0.24), body);
  for (let index = 0; index < grooves; index++) {
    // Grooves crowd together towards the edges of the wheel.
    const y = (-Math.cos((Math.PI * (index + 0.5)) / grooves) * diameter) / 2;
    out += rect(length * 0.14, y - diameter * 0.014, length * 0.62, diameter * 0.028, '#000', {
      opacity: 0.42,
    });
    out += rect(length * 0.14, y + diameter * 0.012, length * 0.62, diameter * 0.014, '#fff', {
      opacity: 0.3,
    });
  }
  out += rect(length * 0.8, -diameter * 0.47, length * 0.05, diameter * 0.94, '#000', {
    opacity: 0.22,
  });
  return out;
}

export const placed = (x: number, y: number, turn: number, body: string): string =>
  group(`translate(${num(x)} ${num(y)}) rotate(${num(turn)})`, body);
