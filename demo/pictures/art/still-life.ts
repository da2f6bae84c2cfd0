import { darken, lighten, mix } from '../base/color';
import { type Point, circle, ellipse, line, num, path, rect } from '../base/svg';
import { type Canvas, dense, falling, sorted, strewn, strokes } from './brush';

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
      { length: 40, width: 20, angle: 40, spread: 40, tint: 0.03, opacity: 0.4 },
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

export function bouquet(canvas: Canvas): string {
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

export function fruit(canvas: Canvas): string {
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
