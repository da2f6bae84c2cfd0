import { darken, lighten, lightness, mix } from '../base/color';
import { circle, line, num, path, polygon, rect } from '../base/svg';
import { type Canvas, mixed, strewn, strokes } from './brush';

export function geometric(canvas: Canvas): string {
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

export function gestural(canvas: Canvas): string {
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

export function colourField(canvas: Canvas): string {
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
  const inks = [
    tones.skyLow,
    tones.accent,
    tones.light,
    tones.dark,
    tones.skyTop,
    mix(tones.accent, '#f1a13a', 0.5),
  ].filter((ink) => Math.abs(lightness(ink) - lightness(ground)) > 0.08);
  const start = chance.whole(0, 5);
  let y = margin;
  for (let index = 0; index < count; index++) {
    const tall =
      ((h - margin * 2 - (count - 1) * h * 0.03) *
        (index === 0 ? 1.24 : index === count - 1 ? 0.8 : 1)) /
      count;
    const color = inks[(start + index * 2 + (index === 2 ? 1 : 0)) % inks.length] ?? tones.light;
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
