import { darken, lighten, mix } from '../base/color';
import { circle, ellipse, line, num, path, polygon, rect, type Point } from '../base/svg';
import { coverSize, type CoverScene } from './scene';

interface Mood {
  top: string;
  low: string;
  far: string;
  near: string;
  sun: string;
}

const moods: readonly [Mood, ...Mood[]] = [
  { top: '#28474a', low: '#f0d7a8', far: '#8aa39a', near: '#1d3b34', sun: '#fff0c8' },
  { top: '#3a4a68', low: '#f2c79a', far: '#8b8aa0', near: '#262b42', sun: '#ffe9c4' },
  { top: '#7f97a8', low: '#f3ead9', far: '#a9b5b4', near: '#3a4a4c', sun: '#fffaf0' },
  { top: '#5b3b3a', low: '#f1b98a', far: '#a8786a', near: '#3a2220', sun: '#ffe3b4' },
];

type Draw = (color: string, base: number) => string;

const tower =
  (x: number, w: number, h: number): Draw =>
  (color, base) =>
    rect(x - w / 2, base - h, w, h + 2, color);
const spire =
  (x: number, w: number, h: number, needle: number): Draw =>
  (color, base) =>
    rect(x - w / 2, base - h, w, h, color) +
    path(
      polygon([
        [x - w * 0.34, base - h],
        [x + w * 0.34, base - h],
        [x, base - h - needle],
      ]),
      color,
    );
const onion =
  (x: number, r: number, h: number): Draw =>
  (color, base) =>
    rect(x - r * 0.7, base - h, r * 1.4, h, color) +
    path(
      `M${num(x - r * 0.7)} ${num(base - h)}C${num(x - r * 1.5)} ${num(base - h - r)} ${num(x - r * 0.2)} ${num(base - h - r * 1.4)} ${num(x)} ${num(base - h - r * 2.5)}C${num(x + r * 0.2)} ${num(base - h - r * 1.4)} ${num(x + r * 1.5)} ${num(base - h - r)} ${num(x + r * 0.7)} ${num(base - h)}Z`,
      color,
    ) +
    line(`M${num(x)} ${num(base - h - r * 2.3)}v${num(-r * 0.8)}`, color, 2.4);
const dome =
  (x: number, r: number, h: number): Draw =>
  (color, base) =>
    rect(x - r, base - h, 2 * r, h, color) +
    path(
      `M${num(x - r * 1.06)} ${num(base - h)}C${num(x - r * 1.1)} ${num(base - h - r * 1.1)} ${num(x - r * 0.3)} ${num(base - h - r * 1.2)} ${num(x)} ${num(base - h - r * 1.5)}C${num(x + r * 0.3)} ${num(base - h - r * 1.2)} ${num(x + r * 1.1)} ${num(base - h - r * 1.1)} ${num(x + r * 1.06)} ${num(base - h)}Z`,
      color,
    );
const minaret =
  (x: number, h: number): Draw =>
  (color, base) =>
    path(
      polygon([
        [x - 7, base],
        [x - 5, base - h],
        [x + 5, base - h],
        [x + 7, base],
      ]),
      color,
    ) +
    rect(x - 9, base - h * 0.82, 18, 5, color) +
    path(
      polygon([
        [x - 6, base - h],
        [x + 6, base - h],
        [x, base - h - 34],
      ]),
      color,
    );
const flame =
  (x: number, w: number, h: number): Draw =>
  (color, base) =>
    path(
      `M${num(x - w / 2)} ${num(base)}C${num(x - w * 0.8)} ${num(base - h * 0.5)} ${num(x - w * 0.2)} ${num(base - h * 0.8)} ${num(x + w * 0.3)} ${num(base - h)}C${num(x + w * 0.5)} ${num(base - h * 0.6)} ${num(x + w * 0.75)} ${num(base - h * 0.4)} ${num(x + w / 2)} ${num(base)}Z`,
      color,
    );
const arch =
  (x: number, w: number, h: number): Draw =>
  (color, base) =>
    path(
      `M${num(x - w / 2)} ${num(base)}V${num(base - h)}H${num(x + w / 2)}V${num(base)}H${num(x + w * 0.24)}V${num(base - h * 0.4)}Q${num(x + w * 0.24)} ${num(base - h * 0.66)} ${num(x)} ${num(base - h * 0.76)}Q${num(x - w * 0.24)} ${num(base - h * 0.66)} ${num(x - w * 0.24)} ${num(base - h * 0.4)}V${num(base)}Z`,
      color,
    );
const stepped =
  (x: number, w: number, h: number): Draw =>
  (color, base) =>
    rect(x - w / 2, base - h * 0.5, w, h * 0.5, color) +
    rect(x - w * 0.34, base - h * 0.72, w * 0.68, h * 0.3, color) +
    rect(x - w * 0.2, base - h * 0.9, w * 0.4, h * 0.24, color) +
    path(
      polygon([
        [x - w * 0.07, base - h * 0.88],
        [x + w * 0.07, base - h * 0.88],
        [x, base - h * 1.25],
      ]),
      color,
    );
const cables =
  (x0: number, x1: number, h: number): Draw =>
  (color, base) => {
    const posts = [x0 + (x1 - x0) * 0.28, x0 + (x1 - x0) * 0.72];
    let lines = '';
    for (const post of posts)
      for (let step = 1; step <= 9; step++)
        for (const side of [-1, 1])
          lines += `M${num(post)} ${num(base - h + step * 4)}L${num(post + side * step * (x1 - x0) * 0.024)} ${num(base - h * 0.2)}`;
    return (
      line(lines, color, 1.4, { opacity: 0.9 }) +
      rect(x0, base - h * 0.22, x1 - x0, 5, color) +
      posts
        .map((post) =>
          path(
            polygon([
              [post - 9, base],
              [post - 2, base - h],
              [post + 2, base - h],
              [post + 9, base],
            ]),
            color,
          ),
        )
        .join('')
    );
  };
const yurt =
  (x: number, r: number): Draw =>
  (color, base) =>
    path(
      `M${num(x - r)} ${num(base)}V${num(base - r * 0.5)}C${num(x - r * 0.8)} ${num(base - r * 0.9)} ${num(x - r * 0.3)} ${num(base - r * 1.1)} ${num(x)} ${num(base - r * 1.15)}C${num(x + r * 0.3)} ${num(base - r * 1.1)} ${num(x + r * 0.8)} ${num(base - r * 0.9)} ${num(x + r)} ${num(base - r * 0.5)}V${num(base)}Z`,
      color,
    );

/** What one knows a city by, from left to right. */
const landmarks: Record<string, readonly Draw[]> = {
  moscow: [
    stepped(210, 150, 250),
    onion(410, 26, 84),
    onion(462, 34, 120),
    onion(516, 26, 92),
    spire(640, 44, 170, 84),
    stepped(830, 130, 200),
  ],
  'saint-petersburg': [
    spire(250, 40, 96, 190),
    dome(560, 76, 120),
    spire(560, 14, 240, 26),
    onion(760, 22, 96),
    onion(804, 30, 120),
    onion(846, 22, 90),
    arch(400, 90, 84),
  ],
  yekaterinburg: [
    tower(230, 62, 220),
    tower(330, 54, 280),
    onion(520, 30, 110),
    onion(572, 22, 84),
    tower(720, 70, 250),
    spire(840, 40, 170, 60),
  ],
  kazan: [
    dome(360, 54, 110),
    minaret(272, 200),
    minaret(312, 230),
    minaret(408, 230),
    minaret(448, 200),
    spire(640, 50, 170, 70),
    onion(800, 26, 100),
  ],
  krasnodar: [
    arch(260, 120, 150),
    tower(420, 60, 180),
    dome(600, 56, 110),
    spire(760, 40, 150, 60),
    tower(860, 54, 200),
  ],
  'nizhny-novgorod': [
    spire(230, 60, 130, 70),
    arch(330, 150, 84),
    spire(440, 60, 130, 70),
    onion(640, 34, 116),
    onion(696, 24, 92),
    tower(830, 60, 150),
  ],
  samara: [
    tower(240, 50, 150),
    spire(420, 46, 190, 110),
    dome(600, 46, 96),
    tower(720, 60, 220),
    onion(850, 26, 90),
  ],
  'rostov-on-don': [
    tower(230, 56, 170),
    onion(420, 36, 124),
    onion(476, 24, 96),
    cables(560, 930, 150),
  ],
  vladivostok: [cables(120, 880, 250), tower(930, 46, 120)],
  tashkent: [
    arch(300, 170, 150),
    dome(470, 54, 84),
    minaret(398, 190),
    dome(650, 66, 96),
    minaret(740, 200),
    spire(860, 24, 240, 90),
  ],
  bishkek: [yurt(300, 76), yurt(440, 54), arch(640, 130, 120), spire(820, 40, 130, 90)],
  baku: [
    flame(330, 96, 300),
    flame(430, 100, 340),
    flame(536, 96, 280),
    dome(720, 60, 70),
    tower(860, 60, 120),
  ],
};

function skyline(
  { chance }: CoverScene,
  color: string,
  base: number,
  low: number,
  high: number,
): string {
  let out = '';
  for (let x = -10; x < coverSize.width;) {
    const w = chance.between(18, 54);
    const h = chance.between(low, high);
    out += rect(x, base - h, w, h + 2, color);
    if (chance.when(0.12)) out += rect(x + w / 2 - 1.4, base - h - 26, 2.8, 28, color);
    x += w + chance.between(-4, 8);
  }
  return out;
}

/** A city at the edge of the day: two ranks of houses, its own landmarks, water before them. */
export function city(scene: CoverScene, alias: string): string {
  const { sheet, chance } = scene;
  const { width: w, height: h } = coverSize;
  const mood = chance.pick(moods);
  const base = h * 0.74;
  const sun: Point = [w * chance.between(0.24, 0.76), base - h * chance.between(0.16, 0.34)];
  let out = rect(
    0,
    0,
    w,
    h,
    sheet.linear(
      [0, 0],
      [0, base],
      [
        [0, mood.top],
        [0.7, mix(mood.top, mood.low, 0.7)],
        [1, mood.low],
      ],
    ),
  );
  out +=
    circle(
      sun[0],
      sun[1],
      240,
      sheet.radial(sun, 240, [
        [0, mood.sun, 0.75],
        [0.2, mood.sun, 0.45],
        [1, mood.sun, 0],
      ]),
    ) + circle(sun[0], sun[1], 44, mood.sun);
  for (let cloud = 0; cloud < 6; cloud++)
    out += ellipse(
      chance.between(0, w),
      chance.between(40, base * 0.6),
      chance.between(90, 220),
      chance.between(3, 9),
      lighten(mood.low, 0.3),
      { opacity: 0.35 },
    );
  if (alias === 'bishkek' || alias === 'vladivostok' || chance.when(0.2)) {
    const peaks: Point[] = Array.from(
      { length: 17 },
      (_, index) => [(index * w) / 16, base - chance.between(70, index % 2 ? 250 : 150)] as const,
    );
    out += path(polygon([[0, base], ...peaks, [w, base]]), mix(mood.far, mood.low, 0.45));
  }
  out +=
    skyline(scene, mix(mood.far, mood.low, 0.4), base, 20, 120) +
    skyline(scene, mood.far, base, 14, 76);
  const own = landmarks[alias] ?? [
    tower(280, 60, 190),
    dome(480, 60, 110),
    spire(700, 44, 160, 80),
    onion(840, 28, 100),
  ];
  const dark = mood.near;
  for (const draw of own) out += draw(dark, base);
  for (const draw of own)
    out += sheet.clipped(
      `M0 0H${w}V${num(base)}H0Z`,
      `<g transform="translate(-3 2)" opacity=".16">${draw(mood.sun, base)}</g>`,
    );
  out += skyline(scene, darken(dark, 0.18), base + 2, 8, 40);
  let windows = '';
  for (let light = 0; light < 120; light++)
    windows += rect(chance.between(0, w), base - chance.between(4, 36), 2.4, 3.4, '#f7d58a', {
      opacity: chance.between(0.3, 0.9),
    });
  out += windows;
  out += rect(
    0,
    base,
    w,
    h - base,
    sheet.linear(
      [0, base],
      [0, h],
      [
        [0, mix(mood.low, mood.near, 0.35)],
        [1, mood.near],
      ],
    ),
  );
  let ripples = '';
  for (let ripple = 0; ripple < 150; ripple++) {
    const depth = chance.next();
    const y = base + 3 + (h - base) * depth;
    const onSun = chance.when(0.4);
    const x = onSun ? sun[0] + chance.between(-1, 1) * (20 + depth * 120) : chance.between(0, w);
    ripples += rect(
      x - 20 - depth * 26,
      y,
      40 + depth * 50,
      1.2 + depth * 2,
      onSun ? mood.sun : darken(mood.near, 0.3),
      { opacity: onSun ? 0.55 : 0.35, rx: 1.5 },
    );
  }
  return out + ripples;
}
