import { darken, lighten, mix } from '../base/color';
import { circle, ellipse, group, line, num, path, rect, type Point } from '../base/svg';
import { dense, falling, mixed, sorted, strewn, strokes, type Canvas } from './brush';

/** Sky with its light, in strokes that circle around the light. */
export function sky(canvas: Canvas, lightAt: Point | null, clouds = 0.4): string {
  const { w, horizon, tones, chance, sheet } = canvas;
  const ground = rect(
    0,
    0,
    w,
    horizon + 2,
    sheet.linear(
      [0, 0],
      [0, horizon],
      [
        [0, tones.skyTop],
        [1, tones.skyLow],
      ],
    ),
  );
  const near = (point: Point): string => {
    const base = falling(tones.skyTop, tones.skyLow, 0, horizon)(point);
    if (!lightAt) return base;
    const distance = Math.hypot(point[0] - lightAt[0], point[1] - lightAt[1]);
    return mix(base, tones.light, Math.max(0, 0.75 - distance / (w * 0.36)));
  };
  let out =
    ground +
    strokes(canvas, strewn(canvas, dense(w, horizon, 23), 0, 0, w, horizon), near, {
      length: 46,
      width: 15,
      angle: 0,
      spread: 16,
      tint: 0.08,
      bend: 4,
    });
  const banks = Math.round(clouds * 7);
  for (let bank = 0; bank < banks; bank++) {
    const [cx, cy] = [chance.between(0, w), chance.between(horizon * 0.1, horizon * 0.75)];
    const places = Array.from({ length: 34 }, (): Point => [
      cx + chance.between(-1, 1) * w * 0.17,
      cy + chance.between(-1, 1) * horizon * 0.07,
    ]);
    out += strokes(
      canvas,
      sorted(places),
      ([, y]) =>
        y < cy ? mix(tones.light, tones.skyLow, 0.25) : mix(tones.skyTop, tones.skyLow, 0.35),
      { length: 34, width: 16, angle: -4, spread: 26, tint: 0.08, bend: 9 },
    );
  }
  if (lightAt)
    out += circle(
      lightAt[0],
      lightAt[1],
      w * 0.1,
      sheet.radial(lightAt, w * 0.1, [
        [0, tones.light, 0.9],
        [0.3, tones.light, 0.75],
        [0.36, tones.light, 0.3],
        [1, tones.light, 0],
      ]),
    );
  return out;
}

/** Open water with the path of the light. */
function water(canvas: Canvas, top: number, lightX: number | null, rough: number): string {
  const { w, h, tones, chance, sheet } = canvas;
  let out = rect(
    0,
    top,
    w,
    h - top,
    sheet.linear(
      [0, top],
      [0, h],
      [
        [0, mix(tones.far, tones.skyLow, 0.35)],
        [1, tones.near],
      ],
    ),
  );
  const color = falling(mix(tones.far, tones.skyLow, 0.3), tones.near, top, h);
  out += strokes(
    canvas,
    sorted(strewn(canvas, dense(w, h - top, 17), 0, top + 4, w, h)),
    (p) => mix(color(p), chance.when(0.25) ? tones.light : tones.dark, chance.between(0, 0.28)),
    {
      length: 34 + rough * 18,
      width: 5 + rough * 5,
      angle: 0,
      spread: 3 + rough * 12,
      bend: rough * 12,
    },
  );
  if (lightX !== null) {
    const places = sorted(
      Array.from({ length: 130 }, (): Point => {
        const y = top + (h - top) * chance.next() ** 1.2;
        return [lightX + chance.between(-1, 1) * (12 + ((y - top) / (h - top)) * w * 0.11), y];
      }),
    );
    out += strokes(canvas, places, () => tones.light, {
      length: 26,
      width: 4.4,
      angle: 0,
      spread: 3,
      tint: 0.06,
      opacity: 0.8,
    });
  }
  return out;
}

function ship({ tones }: Canvas, x: number, y: number, s: number, lean: number): string {
  const sail = (d: string, color: string) => path(d, color);
  return group(
    `translate(${num(x)} ${num(y)}) rotate(${lean}) scale(${num(s)})`,
    path('M-44 -6H46L34 14H-34Z', tones.dark) +
      line('M-20 -6V-84M12 -6V-104M38 -6V-66', tones.dark, 3) +
      sail(
        'M-38 -78C-26 -66 -24 -40 -34 -22H-4C-6 -44 -6 -62 -8 -78Z',
        mix(tones.light, tones.skyLow, 0.2),
      ) +
      sail('M-8 -98C6 -82 8 -46 -2 -24H32C28 -50 28 -76 26 -98Z', tones.light) +
      sail(
        'M40 -62C48 -48 48 -30 44 -20H60C58 -36 52 -52 40 -62Z',
        mix(tones.light, tones.far, 0.3),
      ) +
      line('M46 -6L70 -22', tones.dark, 3),
  );
}

function waves(canvas: Canvas, top: number): string {
  const { w, h, tones, chance } = canvas;
  let out = '';
  for (let row = 0; row < 6; row++) {
    const y = top + (h - top) * (0.1 + row * 0.16);
    const size = 14 + row * 13;
    for (let x = chance.between(-60, 0); x < w + 60; x += size * chance.between(2.6, 4.2)) {
      const crest = `M${num(x)} ${num(y)}C${num(x + size)} ${num(y - size * 0.9)} ${num(x + size * 1.9)} ${num(y - size)} ${num(x + size * 2.4)} ${num(y - size * 0.3)}C${num(x + size * 1.9)} ${num(y - size * 0.4)} ${num(x + size * 1.7)} ${num(y + size * 0.2)} ${num(x + size * 2.8)} ${num(y + size * 0.5)}H${num(x - size * 0.5)}Z`;
      out += path(crest, mixed(canvas, mix(tones.middle, tones.near, row / 6)), { opacity: 0.92 });
      out += line(
        `M${num(x + size * 0.2)} ${num(y - size * 0.2)}C${num(x + size)} ${num(y - size * 0.9)} ${num(x + size * 1.9)} ${num(y - size)} ${num(x + size * 2.4)} ${num(y - size * 0.3)}`,
        mix(tones.light, '#ffffff', 0.4),
        2 + row * 0.9,
        { 'stroke-linecap': 'round', opacity: 0.9 },
      );
      out += strokes(
        canvas,
        strewn(canvas, 9, x + size, y - size * 0.8, x + size * 2.6, y + size * 0.2),
        () => mix(tones.light, '#ffffff', 0.5),
        { length: size * 0.4, width: 3, angle: -20, spread: 50, opacity: 0.75 },
      );
    }
  }
  return out;
}

export function seascape(canvas: Canvas, storm: boolean): string {
  const { w, h, horizon, chance } = canvas;
  const lightX = w * chance.between(0.25, 0.75);
  const light: Point = [lightX, horizon * chance.between(0.35, 0.72)];
  const boat = ship(
    canvas,
    w * chance.between(0.25, 0.75),
    horizon + h * (storm ? 0.1 : 0.03),
    (storm ? 0.95 : 0.62) * (w / 640),
    storm ? chance.between(-14, 14) : 0,
  );
  return (
    sky(canvas, light, storm ? 1.3 : 0.5) +
    water(canvas, horizon, lightX, storm ? 1 : 0.1) +
    boat +
    (storm ? waves(canvas, horizon + h * 0.1) : '') +
    (storm ? '' : ship(canvas, w * chance.between(0.1, 0.9), horizon + h * 0.01, 0.3, 0))
  );
}

export function harbour(canvas: Canvas): string {
  const { w, h, horizon, tones, chance } = canvas;
  let out = sky(canvas, [w * chance.between(0.2, 0.8), horizon * 0.45], 0.6);
  for (let x = 0; x < w; x += chance.between(26, 50)) {
    const height = chance.between(0.06, 0.2) * h;
    out +=
      rect(
        x,
        horizon - height,
        chance.between(24, 48),
        height + 4,
        mixed(canvas, mix(tones.far, tones.middle, chance.next()), 0.2),
      ) +
      path(`M${num(x)} ${num(horizon - height)}l16 -14l18 14Z`, mixed(canvas, tones.accent, 0.25));
  }
  out += water(canvas, horizon, w * chance.between(0.3, 0.7), 0.2);
  for (let boat = 0; boat < 6; boat++) {
    const depth = (boat + 1) / 6;
    const [x, y, s] = [
      w * chance.between(0.04, 0.92),
      horizon + (h - horizon) * depth * 0.8,
      0.5 + depth * 0.9,
    ];
    out += group(
      `translate(${num(x)} ${num(y)}) scale(${num(s)})`,
      path(
        'M-46 0C-30 16 40 16 54 -4C30 2 -20 2 -46 0Z',
        mixed(canvas, chance.pick([tones.accent, tones.dark, tones.light]), 0.2),
      ) +
        line('M0 4V-96M0 -90L40 -6M0 -90L-30 0', tones.dark, 2.4) +
        (chance.when(0.6) ? path('M4 -84L38 -10H4Z', mixed(canvas, tones.light, 0.1)) : '') +
        path('M-40 12Q0 26 46 10L36 40H-20Z', tones.dark, { opacity: 0.22 }),
    );
  }
  return out;
}

/** A tree crown as clumps of short strokes, dark below and lit on the left. */
function crown(canvas: Canvas, x: number, y: number, r: number, color: string): string {
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

function field(canvas: Canvas, top: number, far: string, near: string, angle = 0): string {
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

export function river(canvas: Canvas): string {
  const { w, h, horizon, tones, chance, sheet } = canvas;
  const bend = chance.between(-0.2, 0.2) * w;
  const body = `M${num(w * 0.5)} ${num(horizon)}C${num(w * 0.62 + bend)} ${num(horizon + h * 0.08)} ${num(w * 0.2 + bend)} ${num(horizon + h * 0.16)} ${num(w * 0.3)} ${num(h)}H${num(w * 0.86)}C${num(w * 0.62)} ${num(horizon + h * 0.24)} ${num(w * 0.74 + bend)} ${num(horizon + h * 0.1)} ${num(w * 0.53)} ${num(horizon)}Z`;
  const hills = `M0 ${num(horizon)}C${num(w * 0.2)} ${num(horizon - h * 0.1)} ${num(w * 0.36)} ${num(horizon - h * 0.02)} ${num(w * 0.5)} ${num(horizon - h * 0.04)}S${num(w * 0.8)} ${num(horizon - h * 0.12)} ${w} ${num(horizon - h * 0.03)}V${num(horizon + 6)}H0Z`;
  let out =
    sky(canvas, [w * chance.between(0.2, 0.8), horizon * 0.5], 0.7) +
    path(hills, tones.far) +
    field(canvas, horizon, mix(tones.far, tones.middle, 0.5), tones.near);
  const shine = strokes(
    canvas,
    sorted(strewn(canvas, 220, w * 0.2, horizon, w * 0.86, h)),
    falling(tones.skyLow, mix(tones.skyTop, tones.near, 0.4), horizon, h),
    { length: 40, width: 7, angle: 0, spread: 3 },
  );
  out +=
    path(
      body,
      sheet.linear(
        [0, horizon],
        [0, h],
        [
          [0, tones.skyLow],
          [1, mix(tones.skyTop, tones.dark, 0.3)],
        ],
      ),
    ) + sheet.clipped(body, shine);
  for (let tree = 0; tree < 9; tree++) {
    const depth = tree / 9;
    const x = chance.when(0.5) ? chance.between(0, 0.3) * w : chance.between(0.72, 1) * w;
    out += crown(
      canvas,
      x,
      horizon + (h - horizon) * depth * 0.42 - 10,
      (0.03 + depth * 0.085) * w,
      mixed(canvas, mix(tones.far, tones.middle, 0.3 + depth * 0.6), 0.1),
    );
  }
  return out;
}

export function forest(canvas: Canvas): string {
  const { w, h, tones, chance } = canvas;
  const lower = { ...canvas, horizon: h * 0.72 };
  let out =
    sky(lower, [w * chance.between(0.35, 0.65), h * 0.34], 0) +
    field(lower, h * 0.68, mix(tones.middle, tones.light, 0.3), tones.near);
  const birch = chance.when(0.5);
  for (let layer = 0; layer < 3; layer++) {
    const trunks = 9 - layer * 2;
    out += strokes(
      canvas,
      strewn(canvas, 130, 0, 0, w, h * (0.5 - layer * 0.06)),
      () =>
        mix(
          tones.middle,
          layer === 2 ? tones.near : tones.light,
          layer === 2 ? 0.3 : 0.25 - layer * 0.1,
        ),
      { length: 22 + layer * 8, width: 11 + layer * 4, angle: -40, spread: 60 },
    );
    for (let trunk = 0; trunk < trunks; trunk++) {
      const x = w * ((trunk + chance.between(0.1, 0.9)) / trunks);
      const width = (6 + layer * 8) * (w / 640) * chance.between(0.7, 1.3);
      const foot = h * (0.7 + layer * 0.11) + chance.between(-10, 14);
      const color = birch
        ? mix('#efe9dc', tones.far, 0.5 - layer * 0.22)
        : mix(tones.dark, tones.far, 0.55 - layer * 0.25);
      const lean = chance.between(-16, 16);
      out +=
        path(
          `M${num(x - width / 2)} ${num(foot)}L${num(x + lean - width * 0.3)} -4H${num(x + lean + width * 0.3)}L${num(x + width / 2)} ${num(foot)}Z`,
          color,
        ) +
        path(
          `M${num(x + width * 0.1)} ${num(foot)}L${num(x + lean + width * 0.1)} -4H${num(x + lean + width * 0.3)}L${num(x + width / 2)} ${num(foot)}Z`,
          '#000',
          { opacity: 0.25 },
        );
      if (birch)
        for (let mark = 0; mark < 8; mark++)
          out += rect(
            x - width * 0.4 + chance.between(0, width * 0.4),
            chance.between(0.05, 0.9) * foot,
            width * chance.between(0.2, 0.5),
            2.6,
            '#22201d',
            { opacity: 0.7 },
          );
      out += path(
        `M${num(x - width / 2)} ${num(foot)}l${num(-60)} 16h${num(60 + width)}l${num(14)} -16Z`,
        tones.dark,
        { opacity: 0.22 },
      );
    }
  }
  return out;
}

function bareTree({ chance, tones }: Canvas, x: number, y: number, height: number): string {
  let out = '';
  const grow = (x0: number, y0: number, angle: number, length: number, level: number): void => {
    const x1 = x0 + Math.cos(angle) * length;
    const y1 = y0 + Math.sin(angle) * length;
    out += line(
      `M${num(x0)} ${num(y0)}L${num(x1)} ${num(y1)}`,
      tones.dark,
      Math.max(0.8, (5 - level) * height * 0.006),
      { 'stroke-linecap': 'round' },
    );
    if (level < 4)
      for (let branch = 0; branch < 3; branch++)
        grow(
          x1,
          y1,
          angle + chance.between(-0.7, 0.7),
          length * chance.between(0.55, 0.78),
          level + 1,
        );
  };
  grow(x, y, -Math.PI / 2 + chance.between(-0.1, 0.1), height * 0.34, 0);
  return out;
}

export function winter(canvas: Canvas): string {
  const { w, h, horizon, tones, chance } = canvas;
  const snow = mix('#ffffff', tones.middle, 0.22);
  const shade = mix('#dbe4f0', tones.near, 0.35);
  let out = sky(canvas, [w * chance.between(0.2, 0.8), horizon * 0.6], 0.4);
  out += strokes(
    canvas,
    strewn(canvas, 90, 0, horizon - h * 0.06, w, horizon),
    () => mix(tones.far, tones.dark, 0.2),
    { length: 30, width: 9, angle: -88, spread: 8 },
  );
  out += field(
    { ...canvas, tones: { ...tones, accent: '#ffffff', light: '#ffffff' } },
    horizon,
    snow,
    shade,
    -4,
  );
  const [hx, hy, s] = [w * chance.between(0.2, 0.7), horizon + h * 0.14, w / 640];
  out += group(
    `translate(${num(hx)} ${num(hy)}) scale(${num(s)})`,
    path('M-60 0V-42H50V0Z', mix(tones.dark, tones.accent, 0.35)) +
      path('M-76 -40L-6 -92L68 -40L58 -34L-66 -34Z', snow) +
      rect(-34, -30, 20, 22, '#f2c063') +
      rect(6, -30, 20, 22, '#e9ad4c') +
      rect(26, -92, 12, 26, tones.dark) +
      path('M-80 2H80L120 14H-70Z', mix(shade, tones.skyTop, 0.4), { opacity: 0.6 }),
  );
  for (let tree = 0; tree < 5; tree++)
    out += bareTree(
      canvas,
      w * chance.next(),
      horizon + (h - horizon) * chance.between(0.15, 0.75),
      h * chance.between(0.24, 0.5),
    );
  return out;
}

export function steppe(canvas: Canvas): string {
  const { w, h, horizon, tones, chance } = canvas;
  const low = { ...canvas, horizon: Math.max(horizon, h * 0.42) };
  let out =
    sky(low, [w * chance.between(0.2, 0.8), low.horizon * 0.7], 1) +
    path(
      `M0 ${num(low.horizon)}C${num(w * 0.3)} ${num(low.horizon - h * 0.05)} ${num(w * 0.36)} ${num(low.horizon - h * 0.07)} ${num(w * 0.46)} ${num(low.horizon - h * 0.03)}S${num(w * 0.8)} ${num(low.horizon - h * 0.02)} ${w} ${num(low.horizon - h * 0.04)}V${num(low.horizon + 4)}H0Z`,
      tones.far,
    );
  out += field(low, low.horizon, tones.middle, tones.near, -3);
  out += strokes(
    canvas,
    sorted(strewn(canvas, 260, 0, h * 0.68, w, h)),
    () => mix(tones.accent, tones.middle, chance.next()),
    { length: 46, width: 3.4, angle: -74, spread: 18, bend: 8 },
  );
  out += line(
    `M${num(w * 0.42)} ${num(h)}C${num(w * 0.5)} ${num(h * 0.8)} ${num(w * 0.36)} ${num(low.horizon + h * 0.1)} ${num(w * 0.58)} ${num(low.horizon)}`,
    mix(tones.light, tones.middle, 0.4),
    10,
    { opacity: 0.7 },
  );
  return out;
}

export function mountains(canvas: Canvas): string {
  const { w, h, horizon, tones, chance, sheet } = canvas;
  let out = sky(canvas, [w * chance.between(0.15, 0.85), horizon * 0.3], 0.4);
  for (let ridge = 0; ridge < 4; ridge++) {
    const base = horizon - h * 0.1 + ridge * h * 0.1;
    const high = h * (0.34 - ridge * 0.06);
    const points: Point[] = [[0, base - chance.between(0, high * 0.5)]];
    for (let x = 0; x < w; x += w * chance.between(0.05, 0.1))
      points.push([x, base - high * chance.between(0.15, 1) * (points.length % 2 ? 1 : 0.5)]);
    points.push([w, base - chance.between(0, high * 0.6)]);
    const d = `M0 ${num(h)}L${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}L${w} ${num(h)}Z`;
    const color = mix(
      mix(tones.skyLow, tones.far, 0.6),
      ridge < 2 ? tones.far : tones.near,
      ridge / 3,
    );
    out += path(
      d,
      sheet.linear(
        [0, base - high],
        [0, base + h * 0.12],
        [
          [0, color],
          [1, mix(color, tones.skyLow, 0.4)],
        ],
      ),
    );
    // Lit flanks to the left of each peak, snow on the far ones.
    points.forEach(([x, y], index) => {
      const next = points[index + 1];
      if (!next || next[1] < y) return;
      out += path(
        `M${num(x)} ${num(y)}L${num(x + (next[0] - x) * 0.9)} ${num(y + (next[1] - y) * 0.9 + high * 0.2)}L${num(x + w * 0.01)} ${num(y + high * 0.5)}Z`,
        tones.dark,
        { opacity: 0.28 },
      );
      if (ridge < 2)
        out += path(
          `M${num(x)} ${num(y)}l${num(-w * 0.024)} ${num(high * 0.18)}l${num(w * 0.014)} ${num(-high * 0.03)}l${num(w * 0.012)} ${num(high * 0.08)}l${num(w * 0.016)} ${num(-high * 0.06)}Z`,
          '#f7f6f2',
          { opacity: 0.85 },
        );
    });
    out += sheet.clipped(
      d,
      strokes(canvas, strewn(canvas, 90, 0, base - high, w, base + h * 0.1), () => color, {
        length: 30,
        width: 8,
        angle: 58,
        spread: 24,
        opacity: 0.5,
      }),
    );
  }
  return (
    out +
    field(canvas, horizon + h * 0.22, mix(tones.middle, tones.near, 0.4), tones.near) +
    [0, 1, 2, 3, 4, 5]
      .map(() => {
        const x = w * chance.next();
        const y = h * chance.between(0.8, 0.98);
        const s = h * chance.between(0.08, 0.17);
        return path(
          `M${num(x)} ${num(y - s)}l${num(s * 0.24)} ${num(s)}h${num(-s * 0.48)}Z`,
          mixed(canvas, tones.dark, 0.15),
        );
      })
      .join('')
  );
}

export function garden(canvas: Canvas): string {
  const { w, h, tones, chance } = canvas;
  const top = h * 0.3;
  const low = { ...canvas, horizon: top };
  let out = sky(low, null, 0.5) + field(low, top, tones.middle, tones.near);
  for (let bush = 0; bush < 11; bush++)
    out += crown(
      canvas,
      w * ((bush + 0.5) / 11),
      top + chance.between(-20, 30),
      w * chance.between(0.06, 0.12),
      mixed(canvas, mix(tones.middle, tones.near, chance.next()), 0.1),
    );
  out += path(
    `M${num(w * 0.42)} ${num(h)}C${num(w * 0.5)} ${num(h * 0.7)} ${num(w * 0.44)} ${num(h * 0.5)} ${num(w * 0.56)} ${num(top + 20)}L${num(w * 0.6)} ${num(top + 20)}C${num(w * 0.56)} ${num(h * 0.5)} ${num(w * 0.72)} ${num(h * 0.7)} ${num(w * 0.74)} ${num(h)}Z`,
    mix(tones.light, tones.middle, 0.25),
  );
  const blossoms = [
    tones.accent,
    lighten(tones.accent, 0.5),
    '#f4ead6',
    mix(tones.accent, '#7a4aa0', 0.5),
    '#e9c04a',
  ] as const;
  out += strokes(
    canvas,
    sorted(strewn(canvas, 420, 0, h * 0.42, w * 0.46, h)),
    () => chance.pick(blossoms),
    { length: 3, width: 9, angle: 0, spread: 180 },
  );
  return (
    out +
    strokes(
      canvas,
      sorted(strewn(canvas, 380, w * 0.68, h * 0.42, w, h)),
      () => chance.pick(blossoms),
      { length: 3, width: 9, angle: 0, spread: 180 },
    )
  );
}
