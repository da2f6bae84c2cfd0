import { darken, lighten, mix } from '../base/color';
import { circle, ellipse, line, num, path, polygon, rect, type Point } from '../base/svg';
import { dense, falling, mixed, sorted, strewn, strokes, type Canvas } from './brush';
import { forest, garden, harbour, mountains, river, seascape, sky, steppe, winter } from './nature';

function street(canvas: Canvas): string {
  const { w, h, tones, chance } = canvas;
  const [vx, vy] = [w * chance.between(0.4, 0.6), h * 0.56];
  let out = sky({ ...canvas, horizon: h * 0.62 }, [vx, vy * 0.6], 0.4);
  for (const side of [-1, 1]) {
    for (let house = 0; house < 5; house++) {
      const near = 1 - house / 5;
      const far = 1 - (house + 1) / 5;
      const edge = side < 0 ? 0 : w;
      const x = (t: number) => vx + (edge - vx) * t;
      const tall = h * chance.between(0.42, 0.62);
      const [x0, x1] = [x(near), x(far)];
      const top = (t: number) => vy - tall * t;
      const color = mixed(
        canvas,
        chance.pick([
          tones.middle,
          tones.far,
          tones.skyLow,
          mix(tones.accent, tones.far, 0.6),
        ] as const),
        0.14,
      );
      out += path(
        polygon([
          [x0, top(near)],
          [x1, top(far)],
          [x1, vy + h * 0.3 * far],
          [x0, vy + h * 0.36 * near],
        ]),
        side < 0 ? darken(color, 0.22) : lighten(color, 0.06),
      );
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 3; column++) {
          const t = near + (far - near) * ((column + 0.5) / 3);
          const wide = Math.abs(x1 - x0) * 0.12;
          const tallWindow = tall * t * 0.1;
          out += rect(
            x(t) - wide / 2,
            top(t) + tall * t * (0.12 + row * 0.24),
            wide,
            tallWindow,
            chance.when(0.28) ? '#f2c063' : tones.dark,
            { opacity: 0.8 },
          );
        }
    }
  }
  const road = polygon([
    [vx, vy],
    [w * 1.1, h],
    [-w * 0.1, h],
  ]);
  out +=
    path(road, mix(tones.near, tones.far, 0.4)) +
    canvas.sheet.clipped(
      road,
      strokes(
        canvas,
        sorted(strewn(canvas, 260, 0, vy, w, h)),
        falling(tones.skyLow, tones.near, vy, h),
        { length: 24, width: 7, angle: 88, spread: 8, opacity: 0.65 },
      ),
    );
  for (let figure = 0; figure < 9; figure++) {
    const t = chance.between(0.12, 0.8);
    const x = vx + chance.between(-0.5, 0.5) * w * t;
    const s = t * h * 0.12;
    out +=
      ellipse(x, vy + h * 0.36 * t, s * 0.15, s * 0.5, tones.dark) +
      circle(x, vy + h * 0.36 * t - s * 0.58, s * 0.12, tones.dark) +
      rect(x - s * 0.07, vy + h * 0.36 * t + s * 0.4, s * 0.14, s * 0.8, tones.dark, {
        opacity: 0.25,
      });
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

function domes(canvas: Canvas): string {
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

function table(canvas: Canvas): { out: string; y: number } {
  const { w, h, tones, sheet } = canvas;
  const y = h * 0.66;
  const wall =
    rect(
      0,
      0,
      w,
      h,
      sheet.radial([w * 0.3, h * 0.25], w, [
        [0, mix(tones.far, tones.light, 0.3)],
        [0.6, tones.far],
        [1, tones.near],
      ]),
    ) +
    strokes(
      canvas,
      strewn(canvas, dense(w, y, 30), 0, 0, w, y),
      ([x, py]) =>
        mix(mix(tones.far, tones.light, 0.25), tones.near, Math.min(1, (x / w + py / h) / 1.5)),
      { length: 40, width: 20, angle: 40, spread: 40, tint: 0.07, opacity: 0.7 },
    );
  const cloth =
    rect(0, y, w, h - y, mix(tones.middle, tones.light, 0.2)) +
    strokes(
      canvas,
      strewn(canvas, dense(w, h - y, 22), 0, y, w, h),
      falling(mix(tones.middle, tones.light, 0.35), tones.near, y, h),
      { length: 46, width: 12, angle: 4, spread: 9 },
    );
  return { out: wall + cloth, y };
}

function bouquet(canvas: Canvas): string {
  const { w, h, tones, chance, sheet } = canvas;
  const { out: ground, y } = table(canvas);
  const cx = w * chance.between(0.44, 0.56);
  const vw = w * 0.13;
  let out =
    ground + ellipse(cx + vw * 0.9, y + h * 0.12, vw * 2, h * 0.035, tones.dark, { opacity: 0.35 });
  const vase = `M${num(cx - vw * 0.6)} ${num(y - h * 0.16)}C${num(cx - vw * 1.6)} ${num(y - h * 0.04)} ${num(cx - vw * 1.3)} ${num(y + h * 0.1)} ${num(cx - vw * 0.6)} ${num(y + h * 0.13)}H${num(cx + vw * 0.6)}C${num(cx + vw * 1.3)} ${num(y + h * 0.1)} ${num(cx + vw * 1.6)} ${num(y - h * 0.04)} ${num(cx + vw * 0.6)} ${num(y - h * 0.16)}Z`;
  const petals = [
    tones.accent,
    lighten(tones.accent, 0.45),
    '#f6ecdc',
    mix(tones.accent, '#6a3c86', 0.5),
    '#e8bf55',
  ] as const;
  let flowers = '';
  for (let leaf = 0; leaf < 90; leaf++) {
    const a = chance.between(-Math.PI, 0);
    const d = chance.between(0.1, 0.36) * Math.min(w, h);
    flowers += strokes(
      canvas,
      [[cx + Math.cos(a) * d * 1.15, y - h * 0.2 + Math.sin(a) * d]],
      () => mix('#3e6b3a', tones.near, 0.3),
      { length: 34, width: 9, angle: (a * 180) / Math.PI, spread: 30 },
    );
  }
  const spots = Array.from({ length: 21 }, (): Point => {
    const a = chance.between(-Math.PI * 1.02, 0.02);
    const d = Math.sqrt(chance.next()) * 0.34 * Math.min(w, h);
    return [cx + Math.cos(a) * d * 1.1, y - h * 0.22 + Math.sin(a) * d];
  });
  for (const [x, fy] of sorted(spots)) {
    const r = w * chance.between(0.04, 0.07);
    const color = chance.pick(petals);
    flowers += circle(x, fy, r * 0.9, darken(color, 0.35));
    const ring = (count: number, distance: number, length: number, tint: string) =>
      Array.from({ length: count }, (_, index) => {
        const a = (index * 360) / count + chance.between(-12, 12);
        return strokes(
          canvas,
          [
            [
              x + Math.cos((a * Math.PI) / 180) * r * distance,
              fy + Math.sin((a * Math.PI) / 180) * r * distance,
            ],
          ],
          () => tint,
          { length: r * length, width: r * 0.42, angle: a + 90, spread: 12, bend: 12 },
        );
      }).join('');
    flowers +=
      ring(9, 0.72, 0.6, color) +
      ring(6, 0.42, 0.4, lighten(color, 0.22)) +
      circle(x, fy, r * 0.16, mix('#7a5a1c', color, 0.4));
  }
  out +=
    path(
      vase,
      sheet.linear(
        [cx - vw, 0],
        [cx + vw, 0],
        [
          [0, lighten(tones.skyTop, 0.2)],
          [0.25, lighten(tones.skyTop, 0.6)],
          [0.6, tones.skyTop],
          [1, darken(tones.skyTop, 0.6)],
        ],
      ),
    ) + ellipse(cx - vw * 0.55, y - h * 0.02, vw * 0.12, h * 0.05, '#fff', { opacity: 0.6 });
  return (
    out +
    flowers +
    strokes(
      canvas,
      strewn(canvas, 12, cx - w * 0.24, y + h * 0.12, cx + w * 0.26, y + h * 0.2),
      () => chance.pick(petals),
      { length: 12, width: 8, angle: 0, spread: 60 },
    )
  );
}

function fruit(canvas: Canvas): string {
  const { w, h, tones, chance, sheet } = canvas;
  const { out: ground, y } = table(canvas);
  let out = ground;
  const ball = (x: number, cy: number, r: number, color: string) =>
    ellipse(x + r * 0.5, cy + r * 0.86, r * 1.1, r * 0.24, tones.dark, { opacity: 0.4 }) +
    circle(
      x,
      cy,
      r,
      sheet.radial([x - r * 0.35, cy - r * 0.4], r * 1.5, [
        [0, lighten(color, 0.5)],
        [0.4, color],
        [1, darken(color, 0.6)],
      ]),
    ) +
    strokes(
      canvas,
      Array.from({ length: 16 }, (): Point => {
        const a = chance.between(0, 6.28);
        const d = chance.next() * r * 0.72;
        return [x + Math.cos(a) * d, cy + Math.sin(a) * d];
      }),
      ([px, py]) =>
        mix(
          lighten(color, 0.3),
          darken(color, 0.5),
          Math.max(0, Math.min(1, 0.5 + (px - x + py - cy) / (2.2 * r))),
        ),
      { length: r * 0.42, width: r * 0.15, angle: 60, spread: 40, opacity: 0.6, bend: 10 },
    ) +
    line(
      `M${num(x)} ${num(cy - r * 0.86)}q${num(r * 0.1)} ${num(-r * 0.2)} ${num(r * 0.22)} ${num(-r * 0.3)}`,
      tones.dark,
      r * 0.07,
    ) +
    ellipse(x - r * 0.36, cy - r * 0.42, r * 0.16, r * 0.1, '#fff', { opacity: 0.7 });
  const bx = w * 0.5;
  const by = y + h * 0.06;
  const colors = [
    '#b8392b',
    '#d9a02e',
    '#8fa43c',
    '#c96a2a',
    mix(tones.accent, '#c03a2a', 0.4),
  ] as const;
  const r = w * 0.075;
  const pile: Point[] = [
    [-1.9, -0.9],
    [0, -1.1],
    [1.9, -0.9],
    [-0.95, -2.2],
    [0.95, -2.2],
    [0, -3.4],
  ];
  for (const [dx, dy] of pile)
    out += ball(
      bx + dx * r,
      by + dy * r * 0.86,
      r * chance.between(0.9, 1.06),
      chance.pick(colors),
    );
  out +=
    path(
      `M${num(bx - w * 0.27)} ${num(by - h * 0.03)}C${num(bx - w * 0.22)} ${num(by + h * 0.14)} ${num(bx + w * 0.22)} ${num(by + h * 0.14)} ${num(bx + w * 0.27)} ${num(by - h * 0.03)}C${num(bx + w * 0.12)} ${num(by + h * 0.03)} ${num(bx - w * 0.12)} ${num(by + h * 0.03)} ${num(bx - w * 0.27)} ${num(by - h * 0.03)}Z`,
      sheet.linear(
        [bx - w * 0.27, 0],
        [bx + w * 0.27, 0],
        [
          [0, '#f2ece0'],
          [0.3, '#ffffff'],
          [0.7, '#cfc9bf'],
          [1, '#8d8880'],
        ],
      ),
    ) +
    line(
      `M${num(bx - w * 0.25)} ${num(by)}C${num(bx - w * 0.1)} ${num(by + h * 0.06)} ${num(bx + w * 0.1)} ${num(by + h * 0.06)} ${num(bx + w * 0.25)} ${num(by)}`,
      mix(tones.skyTop, '#2b4a86', 0.6),
      4,
      { opacity: 0.7 },
    );
  return (
    out +
    ball(w * 0.2, y + h * 0.17, r, chance.pick(colors)) +
    ball(w * 0.8, y + h * 0.2, r * 0.94, chance.pick(colors))
  );
}

function geometric(canvas: Canvas): string {
  const { w, h, tones, chance } = canvas;
  const inks = [
    tones.accent,
    tones.dark,
    tones.skyTop,
    tones.middle,
    tones.near,
    mix(tones.accent, '#f0c040', 0.5),
  ] as const;
  let out =
    rect(0, 0, w, h, mix(tones.light, '#efe6d2', 0.5)) +
    strokes(canvas, strewn(canvas, 200, 0, 0, w, h), () => mix(tones.light, '#e9dfca', 0.5), {
      length: 40,
      width: 24,
      angle: 20,
      spread: 90,
      tint: 0.04,
      opacity: 0.5,
    });
  const s = Math.min(w, h);
  out += circle(
    w * chance.between(0.3, 0.7),
    h * chance.between(0.25, 0.5),
    s * chance.between(0.2, 0.28),
    chance.pick(inks),
  );
  for (let index = 0; index < 8; index++) {
    const [x, y] = [w * chance.between(0.1, 0.9), h * chance.between(0.1, 0.9)];
    const size = s * chance.between(0.08, 0.3);
    const turn = chance.between(-60, 60);
    const color = chance.pick(inks);
    const form = chance.whole(0, 3);
    if (form === 0)
      out += rect(x - size / 2, y - size * 0.14, size, size * 0.28, color, {
        transform: `rotate(${num(turn)} ${num(x)} ${num(y)})`,
        opacity: 0.94,
      });
    else if (form === 1)
      out += path(
        polygon([
          [x, y - size * 0.6],
          [x + size * 0.6, y + size * 0.4],
          [x - size * 0.5, y + size * 0.5],
        ]),
        color,
        { opacity: 0.9, transform: `rotate(${num(turn)} ${num(x)} ${num(y)})` },
      );
    else if (form === 2)
      out +=
        circle(x, y, size * 0.34, color, { opacity: 0.88 }) +
        circle(x, y, size * 0.2, chance.pick(inks));
    else
      out += path(
        `M${num(x - size)} ${num(y)}A${num(size)} ${num(size)} 0 0 1 ${num(x + size)} ${num(y)}Z`,
        color,
        { opacity: 0.85, transform: `rotate(${num(turn)} ${num(x)} ${num(y)}) ` },
      );
  }
  for (let index = 0; index < 9; index++) {
    const [x, y] = [w * chance.next(), h * chance.next()];
    out += line(
      `M${num(x)} ${num(y)}L${num(x + chance.between(-0.6, 0.6) * w)} ${num(y + chance.between(-0.6, 0.6) * h)}`,
      tones.dark,
      chance.between(1.2, 6),
    );
  }
  return (
    out +
    Array.from({ length: 14 }, (_, index) =>
      rect(
        w * 0.08 + (index % 7) * s * 0.03,
        h * 0.86 + Math.floor(index / 7) * s * 0.03,
        s * 0.03,
        s * 0.03,
        (index + Math.floor(index / 7)) % 2 ? tones.dark : mix(tones.light, '#efe6d2', 0.5),
      ),
    ).join('')
  );
}

function gestural(canvas: Canvas): string {
  const { w, h, tones, chance } = canvas;
  const inks = [tones.accent, tones.dark, tones.skyTop, tones.light, tones.middle] as const;
  let out =
    rect(0, 0, w, h, mix(tones.light, tones.skyLow, 0.35)) +
    strokes(
      canvas,
      strewn(canvas, 120, 0, 0, w, h),
      () => chance.pick([tones.light, tones.skyLow, tones.light]),
      { length: 150, width: 46, angle: 30, spread: 60, opacity: 0.5, bend: 8 },
    );
  for (let sweep = 0; sweep < 13; sweep++) {
    const color = chance.pick(inks);
    const [x, y] = [w * chance.between(-0.05, 0.8), h * chance.between(0, 1)];
    const p = () => `${num(x + chance.between(0, 0.7) * w)} ${num(h * chance.between(-0.1, 1.1))}`;
    const d = `M${num(x)} ${num(y)}C${p()} ${p()} ${p()}`;
    const width = chance.between(14, 54) * (w / 640);
    out +=
      line(d, darken(color, 0.25), width * 1.08, { 'stroke-linecap': 'round', opacity: 0.85 }) +
      line(d, color, width * 0.94, { 'stroke-linecap': 'round', opacity: 0.95 });
    // Bristles leave paler and darker threads along the sweep.
    for (let thread = 0; thread < 7; thread++)
      out += line(d, chance.when(0.5) ? lighten(color, 0.4) : darken(color, 0.35), width * 0.05, {
        opacity: 0.5,
        transform: `translate(${num(chance.between(-0.4, 0.4) * width)} ${num(chance.between(-0.4, 0.4) * width)})`,
        'stroke-dasharray': `${num(chance.between(60, 200))} ${num(chance.between(4, 30))}`,
      });
  }
  for (let drop = 0; drop < 90; drop++)
    out += circle(w * chance.next(), h * chance.next(), chance.between(1, 7), chance.pick(inks), {
      opacity: 0.9,
    });
  return out;
}

function colourField(canvas: Canvas): string {
  const { w, h, tones, chance } = canvas;
  const ground = chance.pick([tones.near, tones.accent, tones.middle, tones.skyTop] as const);
  let out =
    rect(0, 0, w, h, ground) +
    strokes(canvas, strewn(canvas, 260, 0, 0, w, h), () => ground, {
      length: 70,
      width: 26,
      angle: 0,
      spread: 14,
      tint: 0.08,
      opacity: 0.5,
    });
  const count = chance.whole(2, 3);
  const margin = w * 0.08;
  let y = margin;
  for (let index = 0; index < count; index++) {
    const tall =
      ((h - margin * 2 - (count - 1) * h * 0.03) *
        (index === 0 ? 1.24 : index === count - 1 ? 0.8 : 1)) /
      count;
    const color =
      [
        tones.skyLow,
        tones.accent,
        tones.light,
        tones.dark,
        tones.skyTop,
        mix(tones.accent, '#f1a13a', 0.5),
      ].filter((ink) => ink !== ground)[chance.whole(0, 4)] ?? tones.light;
    for (let layer = 0; layer < 14; layer++) {
      const grow = 14 - layer * 1.6;
      out += rect(
        margin - grow,
        y - grow * 0.7,
        w - 2 * margin + 2 * grow,
        tall + grow * 1.4,
        mixed(canvas, color, 0.04),
        { opacity: 0.13, rx: 22 },
      );
    }
    out += strokes(
      canvas,
      strewn(canvas, 190, margin, y + 8, w - margin, y + tall - 8),
      () => color,
      { length: 110, width: 30, angle: 0, spread: 8, tint: 0.07, opacity: 0.55 },
    );
    y += tall + h * 0.03;
  }
  return out;
}

/** What is painted, over a rectangle from the origin to w x h. */
export function scene(canvas: Canvas): string {
  switch (canvas.look.composition) {
    case 'seascape_storm':
      return seascape(canvas, true);
    case 'seascape_calm':
      return seascape(canvas, false);
    case 'harbour':
      return harbour(canvas);
    case 'river_landscape':
      return river(canvas);
    case 'forest':
      return forest(canvas);
    case 'winter':
      return winter(canvas);
    case 'steppe':
      return steppe(canvas);
    case 'mountains':
      return mountains(canvas);
    case 'garden':
      return garden(canvas);
    case 'city_street':
      return street(canvas);
    case 'city_domes':
      return domes(canvas);
    case 'still_life_flowers':
      return bouquet(canvas);
    case 'still_life_fruit':
      return fruit(canvas);
    case 'abstract_geometric':
      return geometric(canvas);
    case 'abstract_gestural':
      return gestural(canvas);
    case 'colour_field':
      return colourField(canvas);
  }
}
