import { mix } from '../base/color';
import { group, line, num, path, rect } from '../base/svg';
import { type Canvas, strewn, strokes } from './brush';
import { field } from './land';
import { sky } from './sky';

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
