import { darken, lighten, mix } from '../base/color';
import { type Point, circle, ellipse, num, path, polygon, rect } from '../base/svg';
import { dome, landmarks, onion, spire, tower } from './landmarks';
import { type CoverScene, coverSize } from './scene';

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
