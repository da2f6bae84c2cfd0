import { mix } from '../base/color';
import { type Point, group, line, num, path, rect } from '../base/svg';
import { type Canvas, dense, falling, mixed, sorted, strewn, strokes } from './brush';
import { sky } from './sky';

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

/** Rollers from the horizon to the shore: each a dark back, a lit crest, foam that runs down. */
function waves(canvas: Canvas, top: number): string {
  const { w, h, tones, chance, sheet } = canvas;
  let out = '';
  const rows = 6;
  for (let row = 0; row < rows; row++) {
    const depth = (row + 0.6) / rows;
    const y = top + (h - top) * depth * 0.86;
    const swell = (h - top) * (0.05 + depth * 0.1);
    const phase = chance.between(0, 6.28);
    const length = w * (0.16 + depth * 0.3);
    const points = Array.from({ length: 61 }, (_, step): Point => {
      const x = -20 + ((w + 40) * step) / 60;
      const a = (x / length) * Math.PI * 2 + phase;
      // Sharp crests, long troughs.
      const crest = Math.abs(Math.sin(a / 2)) ** 0.7;
      return [x, y + swell * crest - swell * 0.5 + Math.sin(a * 2.3) * swell * 0.1];
    });
    const edge = points.map(([x, py]) => `${num(x)} ${num(py)}`).join('L');
    const dark = mix(tones.middle, tones.near, depth);
    out += path(
      `M${edge}L${w + 20} ${h}H-20Z`,
      sheet.linear(
        [0, y - swell],
        [0, y + swell * 2.4],
        [
          [0, mix(dark, tones.light, 0.34)],
          [0.3, dark],
          [1, mix(dark, tones.dark, 0.45)],
        ],
      ),
    );
    const spots = points.filter(([, py]) => py < y - swell * 0.1);
    out += strokes(
      canvas,
      spots.flatMap(
        ([x, py]) =>
          [
            [x, py + 2],
            [x + 6, py + swell * 0.16],
          ] as Point[],
      ),
      () => mix(tones.light, '#ffffff', 0.55),
      { length: swell * 0.5, width: 2 + depth * 4, angle: 8, spread: 24, tint: 0.06 },
    );
    out += strokes(
      canvas,
      points.map(([x, py]): Point => [
        x + chance.between(-12, 12),
        py + swell * chance.between(0.4, 1.6),
      ]),
      () => mix(dark, tones.light, chance.between(0.05, 0.4)),
      { length: swell * 0.9, width: 2 + depth * 3, angle: 14, spread: 20, bend: 12 },
    );
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
  for (let x = 0; x < w;) {
    const height = chance.between(0.05, 0.16) * h;
    const wide = chance.between(24, 46);
    const wall = mixed(canvas, mix(tones.far, tones.skyLow, chance.next()), 0.12);
    const roof = mixed(canvas, mix(tones.accent, tones.middle, chance.next()), 0.12);
    const [left, right] = [num(x - 2), num(x + wide + 2)];
    out +=
      rect(x, horizon - height, wide, height + 4, wall) +
      rect(x + wide * 0.62, horizon - height, wide * 0.38, height + 4, tones.dark, {
        opacity: 0.16,
      }) +
      path(
        `M${left} ${num(horizon - height)}L${num(x + wide / 2)} ${num(horizon - height - wide * 0.36)}L${right} ${num(horizon - height)}Z`,
        roof,
      );
    for (let row = 0; row < 3; row++)
      for (const share of [0.2, 0.58])
        if (height > 26 + row * 16)
          out += rect(
            x + wide * share,
            horizon - height + 8 + row * 16,
            wide * 0.17,
            7,
            tones.dark,
            { opacity: 0.45 },
          );
    x += wide;
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
