import { chanceOf } from './random';
import type { Sheet } from './sheet';
import { line, num, path } from './svg';

/** Units: textures are drawn in tiles of about this, because repetitions are what costs time. */
const tileSize = 260;

/** One path for the same mark in every cell of a square tile. */
function inCells(
  cells: number,
  size: number,
  mark: (x: number, y: number, cell: number) => string,
): string {
  let d = '';
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++)
      d += mark(column * size, row * size, row + column);
  return d;
}

const cellsOf = (size: number): number => 2 * Math.max(1, Math.round(tileSize / size / 2));

/** Fine lines of a brush over a brushed face, from left to right or `upright`. */
export function brushLines(sheet: Sheet, seed: string, upright: boolean, strength = 0.16): string {
  const chance = chanceOf(`brush ${seed}`);
  const shades = 6;
  const marks = Array.from({ length: shades }, () => '');
  for (let place = 0; place < tileSize; place += 1) {
    const at = num(place);
    marks[chance.whole(0, shades - 1)] += upright
      ? `M${at} 0h1v${tileSize}h-1Z`
      : `M0 ${at}h${tileSize}v1h-${tileSize}Z`;
  }
  const body = marks
    .map((d, index) => {
      const tone = (index + 0.5) / shades;
      return path(d, tone > 0.5 ? '#ffffff' : '#000000', {
        opacity: Math.abs(tone - 0.5) * 2 * strength,
      });
    })
    .join('');
  return sheet.pattern(tileSize, tileSize, body);
}

/** Units: an oval smaller than this is not told from a hexagon, which is drawn much faster. */
const smallOval = 2.6;

/** A small oval as a part of a path. */
const oval = (x: number, y: number, rx: number, ry: number, turn: number): string => {
  const a = (turn * Math.PI) / 180;
  if (rx < smallOval) return hexagon(x, y, rx, ry, a);
  const [dx, dy] = [Math.cos(a) * rx, Math.sin(a) * rx];
  const arc = (sign: number) =>
    `a${num(rx)} ${num(ry)} ${num(turn)} 1 0 ${num(2 * dx * sign)} ${num(2 * dy * sign)}`;
  return `M${num(x - dx)} ${num(y - dy)}${arc(1)}${arc(-1)}Z`;
};

function hexagon(x: number, y: number, rx: number, ry: number, turn: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const [along, across] = [Math.cos((corner * Math.PI) / 3), Math.sin((corner * Math.PI) / 3)];
    const dx = along * rx * Math.cos(turn) - across * ry * Math.sin(turn);
    const dy = along * rx * Math.sin(turn) + across * ry * Math.cos(turn);
    return `${num(x + dx)} ${num(y + dy)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Pebbled calf (togo, clemence): rounded cells with a lit and a shaded side. */
export function pebbles(sheet: Sheet, seed: string, size: number): string {
  const chance = chanceOf(`pebbles ${seed}`);
  const cells = Math.min(28, cellsOf(size));
  let shade = '';
  const lights = ['', '', ''];
  inCells(cells, size, (x0, y0) => {
    const odd = Math.round(y0 / size) % 2 ? 0.5 : 0;
    const x = x0 + (0.4 + odd + chance.between(-0.16, 0.16)) * size;
    const y = y0 + (0.5 + chance.between(-0.16, 0.16)) * size;
    const [rx, ry, turn] = [
      size * chance.between(0.36, 0.52),
      size * chance.between(0.32, 0.44),
      chance.between(-40, 40),
    ];
    shade += oval(x + 0.7, y + 0.9, rx, ry, turn);
    lights[chance.whole(0, 2)] += oval(x, y, rx, ry, turn);
    return '';
  });
  const body =
    path(shade, '#000', { opacity: 0.2 }) +
    lights.map((d, index) => path(d, '#fff', { opacity: 0.05 + index * 0.05 })).join('');
  return sheet.pattern(cells * size, cells * size, body);
}

/** Embossed grain (epsom, saffiano): short crossed ridges. */
export function grain(sheet: Sheet, seed: string, size: number): string {
  const chance = chanceOf(`grain ${seed}`);
  const cells = Math.min(40, cellsOf(size));
  const strokes = ['', '', ''];
  inCells(cells, size, (x, y, cell) => {
    strokes[chance.whole(0, 2)] +=
      cell % 2
        ? `M${num(x)} ${num(y)}l${num(size)} ${num(size)}`
        : `M${num(x + size)} ${num(y)}l${num(-size)} ${num(size)}`;
    return '';
  });
  const body = strokes
    .map(
      (d, index) =>
        line(d, '#000', size * 0.34, { opacity: 0.09 + index * 0.05 }) +
        line(d, '#fff', size * 0.2, {
          opacity: 0.05 + index * 0.035,
          transform: 'translate(-.4 -.5)',
        }),
    )
    .join('');
  return sheet.pattern(cells * size, cells * size, body);
}

/** Woven stuff: nylon straps, linen, carbon. */
export function weave(sheet: Sheet, size: number, strength = 0.2, turn = 0): string {
  const cells = Math.min(64, cellsOf(size));
  const h = num(size / 2);
  const square = (dx: number, dy: number) =>
    inCells(cells, size, (x, y) => `M${num(x + dx)} ${num(y + dy)}h${h}v${h}h-${h}Z`);
  const half = size / 2;
  const body =
    path(square(0, 0) + square(half, half), '#000', { opacity: strength }) +
    path(square(half, 0), '#fff', { opacity: strength * 0.55 }) +
    path(square(0, half), '#fff', { opacity: strength * 0.3 });
  return sheet.pattern(cells * size, cells * size, body, turn ? `rotate(${turn})` : undefined);
}

/** Small scattered specks: grained dials, sand-blasted metal, felt. */
export function specks(sheet: Sheet, seed: string, size: number, strength = 0.2): string {
  const chance = chanceOf(`specks ${seed}`);
  const shades = 8;
  const marks = Array.from({ length: shades }, () => '');
  for (let index = 0; index < 2600; index++) {
    const s = num(chance.between(0.5, 1.4) * size);
    marks[chance.whole(0, shades - 1)] +=
      `M${num(chance.between(0, tileSize))} ${num(chance.between(0, tileSize))}h${s}v${s}h-${s}Z`;
  }
  const body = marks
    .map((d, index) =>
      path(d, index % 2 ? '#fff' : '#000', { opacity: ((index + 1) / shades) * strength }),
    )
    .join('');
  return sheet.pattern(tileSize, tileSize, body);
}

/** Clous de Paris: rows of small pyramids, each lit from the upper left. */
export function hobnail(sheet: Sheet, size: number, strength = 0.5, turn = 45): string {
  const cells = Math.min(40, cellsOf(size));
  const [s, h] = [num(size), num(size / 2)];
  const face = (d: (x: string, y: string) => string, color: string, opacity: number) =>
    path(
      inCells(cells, size, (x, y) => d(num(x), num(y))),
      color,
      { opacity },
    );
  const upright = turn === 0;
  const body =
    face((x, y) => `M${x} ${y}h${s}l-${h} ${h}Z`, '#fff', strength * (upright ? 0.75 : 0.3)) +
    face((x, y) => `M${x} ${y}l${h} ${h}l-${h} ${h}Z`, '#fff', strength * (upright ? 0.5 : 0.8)) +
    inverse(cells, size, strength, upright);
  return sheet.pattern(cells * size, cells * size, body, `rotate(${turn})`);
}

/** The shaded faces of the pyramids. */
function inverse(cells: number, size: number, strength: number, upright: boolean): string {
  const [s, h] = [num(size), num(size / 2)];
  const right = inCells(cells, size, (x, y) => `M${num(x + size)} ${num(y)}v${s}l-${h} -${h}Z`);
  const low = inCells(cells, size, (x, y) => `M${num(x)} ${num(y + size)}h${s}l-${h} -${h}Z`);
  return (
    path(right, '#000', { opacity: strength * 0.75 }) +
    path(low, '#000', { opacity: strength * (upright ? 0.6 : 0.35) })
  );
}

/** Tapisserie: raised squares in a grid. */
export function waffle(sheet: Sheet, size: number, strength = 0.5): string {
  const cells = Math.min(40, cellsOf(size));
  const gap = size * 0.16;
  const i = size - gap;
  const [g, n, m] = [num(gap), num(i), num(i - 2 * gap)];
  const tile = num(cells * size);
  const at = (d: (x: number, y: number) => string) => inCells(cells, size, d);
  const body =
    path(`M0 0h${tile}v${tile}h-${tile}Z`, '#000', { opacity: strength * 0.5 }) +
    path(
      at((x, y) => `M${num(x + gap / 2)} ${num(y + gap / 2)}h${n}v${n}h-${n}Z`),
      '#fff',
      { opacity: strength * 0.12 },
    ) +
    path(
      at(
        (x, y) => `M${num(x + gap / 2)} ${num(y + gap / 2)}h${n}l-${g} ${g}h-${m}v${m}l-${g} ${g}Z`,
      ),
      '#fff',
      { opacity: strength * 0.5 },
    ) +
    path(
      at(
        (x, y) =>
          `M${num(x + size - gap / 2)} ${num(y + size - gap / 2)}h-${n}l${g} -${g}h${m}v-${m}l${g} -${g}Z`,
      ),
      '#000',
      { opacity: strength * 0.5 },
    );
  return sheet.pattern(cells * size, cells * size, body);
}
