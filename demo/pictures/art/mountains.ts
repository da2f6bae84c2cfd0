import { mix } from '../base/color';
import { type Point, num, path } from '../base/svg';
import { type Canvas, mixed, sorted, strewn, strokes } from './brush';
import { field } from './land';
import { sky } from './sky';

/** A ridge line by halving: each middle is thrown up or down, less at each halving. */
function ridgeLine(
  { chance }: Canvas,
  w: number,
  base: number,
  high: number,
  rough: number,
): Point[] {
  let points: Point[] = [
    [0, base - high * chance.between(0.1, 0.5)],
    [w * chance.between(0.3, 0.7), base - high],
    [w, base - high * chance.between(0.1, 0.6)],
  ];
  let throwBy = high * rough;
  for (let level = 0; level < 5; level++) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      if (!next) return [point];
      return [
        point,
        [
          (point[0] + next[0]) / 2,
          (point[1] + next[1]) / 2 + chance.between(-1, 1) * throwBy,
        ] as const,
      ];
    });
    throwBy *= 0.5;
  }
  return points;
}

export function mountains(canvas: Canvas): string {
  const { w, h, horizon, tones, sheet, chance } = canvas;
  let out = sky(canvas, [w * chance.between(0.15, 0.85), horizon * 0.3], 0.4);
  const ranks = 4;
  for (let rank = 0; rank < ranks; rank++) {
    const near = rank / (ranks - 1);
    const base = horizon + h * (0.02 + near * 0.2);
    const high = h * (0.36 - near * 0.17);
    const line0 = ridgeLine(canvas, w, base, high, 0.24);
    const edge = line0.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
    const d = `M${edge}L${w} ${h}H0Z`;
    const color = mix(mix(tones.skyLow, tones.far, 0.55), mix(tones.middle, tones.near, 0.5), near);
    out += path(
      d,
      sheet.linear(
        [0, base - high],
        [0, base + h * 0.1],
        [
          [0, color],
          [1, mix(color, tones.skyLow, 0.45 * (1 - near))],
        ],
      ),
    );
    if (rank < 2) {
      // Snow lies down to a ragged line.
      const low = base - high * chance.between(0.42, 0.56);
      const ragged = Array.from({ length: 33 }, (_, index): Point => [
        w - (w * index) / 32,
        low + (index % 2 ? 1 : -1) * high * chance.between(0.02, 0.12),
      ]);
      const snow = [[0, 0], [w, 0], ...ragged] as Point[];
      out += sheet.clipped(
        d,
        path(
          `M${snow.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`,
          mix('#ffffff', tones.light, 0.3),
          {
            opacity: 0.85,
          },
        ),
      );
    }
    // Flanks that fall to the right lie in shade.
    let shade = '';
    line0.forEach(([x, y], index) => {
      const next = line0[index + 1];
      if (!next || next[1] <= y) return;
      const drop = high * (0.22 + 0.06 * ((index * 7) % 5));
      shade += `M${num(x)} ${num(y)}L${num(next[0])} ${num(next[1])}L${num(next[0] + drop * 0.34)} ${num(next[1] + drop)}L${num(x + drop * 0.1)} ${num(y + drop * 0.9)}Z`;
    });
    out += path(shade, tones.dark, { opacity: 0.22 });
    out += sheet.clipped(
      d,
      strokes(canvas, strewn(canvas, 100, 0, base - high, w, base + h * 0.1), () => color, {
        length: 26,
        width: 7,
        angle: 62,
        spread: 26,
        opacity: 0.4,
      }),
    );
  }
  const firs = Array.from({ length: 26 }, (): Point => [
    w * chance.next(),
    h * chance.between(0.84, 1.02),
  ]);
  return (
    out +
    field(canvas, h * 0.8, mix(tones.middle, tones.near, 0.5), tones.near) +
    sorted(firs)
      .map(([x, y]) => {
        const s = h * chance.between(0.07, 0.15);
        return path(
          `M${num(x)} ${num(y - s)}l${num(s * 0.12)} ${num(s * 0.4)}l${num(-s * 0.04)} 0l${num(s * 0.12)} ${num(s * 0.34)}l${num(-s * 0.04)} 0l${num(s * 0.1)} ${num(s * 0.26)}h${num(-s * 0.52)}l${num(s * 0.1)} ${num(-s * 0.26)}l${num(-s * 0.04)} 0l${num(s * 0.12)} ${num(-s * 0.34)}l${num(-s * 0.04)} 0Z`,
          mixed(canvas, tones.dark, 0.18),
        );
      })
      .join('')
  );
}
