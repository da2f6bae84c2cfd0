import { darken, lighten, mix } from '../base/color';
import { circle, line, num, path, polygon, rect } from '../base/svg';
import { type Canvas, dense, falling, mixed, sorted, strewn, strokes } from './brush';
import { sky } from './sky';

/** A street towards its vanishing point: fronts on both sides, lamps, passers-by as strokes. */
export function street(canvas: Canvas): string {
  const { w, h, tones, chance } = canvas;
  const [vx, vy] = [w * chance.between(0.38, 0.62), h * 0.58];
  let out = sky({ ...canvas, horizon: h * 0.66 }, [vx, vy * 0.62], 0.5);
  const floor = (t: number) => vy + (h * 1.02 - vy) * t;
  for (const side of [-1, 1]) {
    const houses = 5;
    const tall = h * chance.between(0.56, 0.7);
    const reach = side < 0 ? vx : w - vx;
    const x = (t: number) => vx + side * reach * (0.07 + 0.93 * t);
    // From the far end of the street to the near one.
    for (let house = 0; house < houses; house++) {
      const far = (house / houses) ** 1.7;
      const near = ((house + 1) / houses) ** 1.7;
      const high = tall * chance.between(0.8, 1.1);
      const top = (t: number) => vy - high * (0.08 + 0.92 * t);
      const foot = (t: number) => vy + (floor(1) - vy) * (0.05 + 0.95 * t) * 0.62;
      const color = mixed(
        canvas,
        chance.pick([
          tones.middle,
          tones.far,
          tones.skyLow,
          mix(tones.accent, tones.far, 0.55),
        ] as const),
        0.12,
      );
      const tint = side < 0 ? darken(color, 0.24) : lighten(color, 0.05);
      out += path(
        polygon([
          [x(near), top(near)],
          [x(far), top(far)],
          [x(far), foot(far)],
          [x(near), foot(near)],
        ]),
        tint,
      );
      out += path(
        polygon([
          [x(near), top(near)],
          [x(far), top(far)],
          [x(far), top(far) + 5],
          [x(near), top(near) + 12 * near + 3],
        ]),
        tones.dark,
        { opacity: 0.4 },
      );
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 3; column++) {
          const t0 = far + ((near - far) * (column + 0.28)) / 3;
          const t1 = far + ((near - far) * (column + 0.7)) / 3;
          const level = (t: number, share: number) => top(t) + (foot(t) - top(t)) * share;
          const share = 0.1 + row * 0.22;
          const lit = chance.when(0.22);
          out += path(
            polygon([
              [x(t0), level(t0, share)],
              [x(t1), level(t1, share)],
              [x(t1), level(t1, share + 0.13)],
              [x(t0), level(t0, share + 0.13)],
            ]),
            lit ? mix('#f2c063', tones.light, 0.2) : tones.dark,
            { opacity: lit ? 0.95 : 0.6 },
          );
        }
    }
  }
  const road = polygon([
    [vx - w * 0.03, vy],
    [vx + w * 0.03, vy],
    [w * 1.2, h],
    [-w * 0.2, h],
  ]);
  out +=
    path(road, mix(tones.near, tones.far, 0.35)) +
    canvas.sheet.clipped(
      road,
      strokes(
        canvas,
        sorted(strewn(canvas, 320, 0, vy, w, h)),
        falling(mix(tones.skyLow, tones.near, 0.25), tones.near, vy, h),
        { length: 20, width: 7, angle: 86, spread: 8 },
      ),
    );
  for (let figure = 0; figure < 11; figure++) {
    const t = chance.between(0.1, 0.7);
    const x = vx + chance.between(-0.55, 0.55) * w * t;
    const y = floor(t * 0.8);
    const s = t * h * 0.13 + 4;
    out +=
      path(
        `M${num(x - s * 0.13)} ${num(y - s * 0.72)}Q${num(x)} ${num(y - s * 0.9)} ${num(x + s * 0.13)} ${num(y - s * 0.72)}L${num(x + s * 0.17)} ${num(y - s * 0.2)}L${num(x + s * 0.06)} ${num(y)}H${num(x - s * 0.07)}L${num(x - s * 0.16)} ${num(y - s * 0.2)}Z`,
        mixed(canvas, tones.dark, 0.2),
      ) +
      circle(x, y - s * 0.92, s * 0.1, tones.dark) +
      path(
        `M${num(x - s * 0.06)} ${num(y)}h${num(s * 0.13)}l${num(s * 0.1)} ${num(s * 0.7)}h${num(-s * 0.26)}Z`,
        tones.dark,
        { opacity: 0.2 },
      );
  }
  return out;
}

function dome({ tones }: Canvas, x: number, base: number, s: number, color: string): string {
  return (
    rect(x - s * 0.42, base - s * 1.1, s * 0.84, s * 1.1, mix(tones.skyLow, '#ffffff', 0.3)) +
    rect(x + s * 0.05, base - s * 1.1, s * 0.37, s * 1.1, tones.far, { opacity: 0.45 }) +
    [-0.22, 0, 0.22]
      .map((dx) =>
        rect(x + dx * s - s * 0.05, base - s * 0.9, s * 0.1, s * 0.5, tones.dark, {
          opacity: 0.55,
        }),
      )
      .join('') +
    path(
      `M${num(x - s * 0.46)} ${num(base - s * 1.08)}C${num(x - s * 0.8)} ${num(base - s * 1.6)} ${num(x - s * 0.1)} ${num(base - s * 1.8)} ${num(x)} ${num(base - s * 2.3)}C${num(x + s * 0.1)} ${num(base - s * 1.8)} ${num(x + s * 0.8)} ${num(base - s * 1.6)} ${num(x + s * 0.46)} ${num(base - s * 1.08)}Z`,
      color,
    ) +
    path(
      `M${num(x - s * 0.4)} ${num(base - s * 1.2)}C${num(x - s * 0.52)} ${num(base - s * 1.56)} ${num(x - s * 0.16)} ${num(base - s * 1.74)} ${num(x - s * 0.06)} ${num(base - s * 1.96)}C${num(x - s * 0.2)} ${num(base - s * 1.6)} ${num(x - s * 0.16)} ${num(base - s * 1.4)} ${num(x - s * 0.2)} ${num(base - s * 1.1)}Z`,
      '#fff',
      { opacity: 0.4 },
    ) +
    line(
      `M${num(x)} ${num(base - s * 2.26)}v${num(-s * 0.5)}M${num(x - s * 0.14)} ${num(base - s * 2.56)}h${num(s * 0.28)}`,
      tones.accent,
      s * 0.045,
    )
  );
}

export function domes(canvas: Canvas): string {
  const { w, h, horizon, tones, chance } = canvas;
  const base = Math.max(horizon, h * 0.56);
  let out = sky({ ...canvas, horizon: base }, [w * chance.between(0.2, 0.8), base * 0.4], 0.7);
  for (let x = -10; x < w; x += chance.between(22, 50)) {
    const tall = chance.between(0.05, 0.16) * h;
    out += rect(
      x,
      base - tall,
      chance.between(26, 54),
      tall + 6,
      mixed(canvas, mix(tones.far, tones.middle, chance.next()), 0.14),
    );
  }
  const gold = mix(tones.accent, '#d9a93e', 0.6);
  const middle = w * chance.between(0.38, 0.62);
  const sizes: [number, number][] = [
    [-0.23, 0.62],
    [0.22, 0.66],
    [-0.11, 0.82],
    [0.11, 0.8],
    [0, 1.1],
  ];
  for (const [dx, s] of sizes)
    out += dome(
      canvas,
      middle + dx * w,
      base + 6,
      h * 0.15 * s,
      chance.when(0.6) ? gold : mix(tones.skyTop, '#2f6d58', 0.5),
    );
  out += rect(
    middle - w * 0.3,
    base - h * 0.08,
    w * 0.6,
    h * 0.1,
    mix('#f3ede0', tones.skyLow, 0.4),
  );
  return (
    out +
    rect(0, base, w, h - base, tones.near) +
    strokes(
      canvas,
      sorted(strewn(canvas, dense(w, h - base, 19), 0, base + 4, w, h)),
      falling(mix(tones.middle, tones.far, 0.3), tones.near, base, h),
      { length: 40, width: 11, angle: 0, spread: 8, bend: 4 },
    )
  );
}
