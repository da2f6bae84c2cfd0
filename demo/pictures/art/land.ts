import { darken, lighten, mix } from '../base/color';
import { type Point, ellipse, line, num, rect } from '../base/svg';
import { type Canvas, dense, falling, sorted, strewn, strokes } from './brush';

/** A tree crown as clumps of short strokes, dark below and lit on the left. */
export function crown(canvas: Canvas, x: number, y: number, r: number, color: string): string {
  const { chance, tones } = canvas;
  const places = Array.from({ length: 46 }, (): Point => {
    const a = chance.between(0, Math.PI * 2);
    const d = r * Math.sqrt(chance.next());
    return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.9];
  });
  return (
    line(
      `M${num(x)} ${num(y + r * 0.4)}q${num(chance.between(-6, 6))} ${num(r * 0.6)} 0 ${num(r * 1.3)}`,
      tones.dark,
      r * 0.14,
    ) +
    ellipse(x, y, r * 0.92, r * 0.82, darken(color, 0.35)) +
    strokes(
      canvas,
      sorted(places),
      (p) =>
        mix(
          lighten(color, 0.25),
          darken(color, 0.4),
          Math.max(0, Math.min(1, 0.5 + (p[0] - x) / (2.4 * r) + (p[1] - y) / (2 * r))),
        ),
      { length: r * 0.34, width: r * 0.2, angle: -50, spread: 50 },
    )
  );
}

export function field(canvas: Canvas, top: number, far: string, near: string, angle = 0): string {
  const { w, h, sheet, chance, tones } = canvas;
  const color = falling(far, near, top, h);
  return (
    rect(
      0,
      top,
      w,
      h - top,
      sheet.linear(
        [0, top],
        [0, h],
        [
          [0, far],
          [1, near],
        ],
      ),
    ) +
    strokes(
      canvas,
      sorted(strewn(canvas, dense(w, h - top, 17), -10, top, w + 10, h)),
      (p) => mix(color(p), chance.when(0.12) ? tones.accent : tones.light, chance.between(0, 0.22)),
      { length: 36, width: 10, angle, spread: 12, bend: 3 },
    )
  );
}
