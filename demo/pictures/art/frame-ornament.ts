import { type Ramp, toneOf } from '../base/color';
import { chanceOf } from '../base/random';
import type { Sheet } from '../base/sheet';
import { circle, ellipse, group, line, num, path } from '../base/svg';
import type { Side } from './frame-sides';

/** Leaves in a row along the middle of a gilded side. */
export function carving(ramp: Ramp, side: Side, w: number, h: number, m: number): string {
  const long = side === 'top' || side === 'bottom' ? w : h;
  const step = m * 0.42;
  const count = Math.floor((long - m * 1.8) / step);
  const bright = side === 'top' || side === 'left';
  let leaf = '';
  for (let index = 0; index < count; index++) {
    const x = (long - count * step) / 2 + (index + 0.5) * step;
    leaf +=
      path(
        `M${num(x - step * 0.42)} ${num(m * 0.48)}C${num(x - step * 0.3)} ${num(m * 0.2)} ${num(x + step * 0.3)} ${num(m * 0.2)} ${num(x + step * 0.42)} ${num(m * 0.48)}C${num(x + step * 0.16)} ${num(m * 0.4)} ${num(x - step * 0.16)} ${num(m * 0.4)} ${num(x - step * 0.42)} ${num(m * 0.48)}Z`,
        toneOf(ramp, bright ? 0.86 : 0.6),
        { stroke: toneOf(ramp, 0.12), 'stroke-width': 1 },
      ) +
      line(`M${num(x)} ${num(m * 0.26)}V${num(m * 0.42)}`, toneOf(ramp, 0.2), 1.2) +
      circle(x + step / 2, m * 0.55, m * 0.034, toneOf(ramp, bright ? 0.95 : 0.6), {
        stroke: toneOf(ramp, 0.1),
        'stroke-width': 0.7,
      });
  }
  const place = {
    top: '',
    bottom: `translate(${w} ${h}) rotate(180)`,
    left: `translate(0 ${h}) rotate(-90)`,
    right: `translate(${w} 0) rotate(90)`,
  }[side];
  return group(place, leaf);
}

export function cornerOrnament(ramp: Ramp, x: number, y: number, turn: number, m: number): string {
  const fan = [0, 22.5, 45, 67.5, 90]
    .map((a) =>
      ellipse(0, -m * 0.5, m * 0.1, m * 0.4, toneOf(ramp, 0.84 - a / 300), {
        transform: `rotate(${a - 45 + 135})`,
        stroke: toneOf(ramp, 0.1),
        'stroke-width': 1,
      }),
    )
    .join('');
  return group(
    `translate(${num(x)} ${num(y)}) rotate(${turn})`,
    group(
      `translate(${num(m * 0.18)} ${num(m * 0.18)})`,
      fan +
        circle(0, 0, m * 0.2, toneOf(ramp, 0.8), { stroke: toneOf(ramp, 0.1), 'stroke-width': 1 }) +
        circle(-m * 0.05, -m * 0.05, m * 0.07, toneOf(ramp, 1)),
    ),
  );
}

export function woodGrain(
  sheet: Sheet,
  d: string,
  side: Side,
  w: number,
  h: number,
  m: number,
  seed: string,
): string {
  const chance = chanceOf(`wood ${seed}`);
  let lines = '';
  for (let index = 0; index < 16; index++) {
    const depth = chance.between(0.04, 0.96) * m;
    const wave = chance.between(-2.4, 2.4);
    const along = side === 'top' || side === 'bottom';
    const y = side === 'top' ? depth : h - depth;
    const x = side === 'left' ? depth : w - depth;
    lines += line(
      along
        ? `M0 ${num(y)}q${num(w / 4)} ${num(wave)} ${num(w / 2)} 0t${num(w / 2)} 0`
        : `M${num(x)} 0q${num(wave)} ${num(h / 4)} 0 ${num(h / 2)}t0 ${num(h / 2)}`,
      chance.when(0.7) ? '#000' : '#fff',
      chance.between(0.5, 1.6),
      { opacity: chance.between(0.08, 0.25) },
    );
  }
  return sheet.clipped(d, lines);
}
