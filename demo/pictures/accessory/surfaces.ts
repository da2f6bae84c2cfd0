import type { Texture } from '../../catalogue/generate/look-accessory';
import { darken, lighten } from '../base/color';
import { chanceOf } from '../base/random';
import type { Sheet } from '../base/sheet';
import { circle, line, num, path, rect } from '../base/svg';
import { grain, pebbles, specks, weave } from '../base/textures';

/** A hide or canvas: its colour and what its surface adds to it. */
export interface Hide {
  color: string;
  texture: Texture;
  seed: string;
}

function quilted(sheet: Sheet, color: string): string {
  const s = 54;
  const shade = sheet.radial([s / 2, s / 2], s * 0.78, [
    [0, '#fff', 0.15],
    [0.45, '#fff', 0],
    [1, '#000', 0.34],
  ]);
  const thread = lighten(color, 0.22);
  return sheet.pattern(
    s,
    s,
    rect(0, 0, s, s, shade) +
      line(`M0 0H${s}M0 0V${s}`, '#000', 3.4, { opacity: 0.55 }) +
      line(`M0 0H${s}M0 0V${s}`, thread, 1.2, { 'stroke-dasharray': '5 3.6', opacity: 0.8 }),
    'rotate(45)',
  );
}

function cannage(sheet: Sheet): string {
  const s = 64;
  const d = `M0 0L${s} ${s}M${s} 0L0 ${s}M0 ${s / 2}H${s}M${s / 2} 0V${s}`;
  return sheet.pattern(
    s,
    s,
    rect(
      0,
      0,
      s,
      s,
      sheet.radial([s / 2, s / 4], s * 0.5, [
        [0, '#fff', 0.16],
        [1, '#000', 0.12],
      ]),
    ) +
      line(d, '#000', 3, { opacity: 0.4, transform: 'translate(1 1)' }) +
      line(d, '#fff', 1.4, { opacity: 0.4, 'stroke-dasharray': '5 3.4' }),
  );
}

function scales(sheet: Sheet, hide: Hide): string {
  const chance = chanceOf(`scales ${hide.seed}`);
  const [w, h] = [312, 280];
  let body = rect(0, 0, w, h, darken(hide.color, 0.6));
  let y = 0;
  while (y < h) {
    const rowHeight = Math.min(h - y, chance.between(30, 42));
    let x = 0;
    while (x < w) {
      // Large squares in the middle of the hide, small ones at its flanks.
      const centre = Math.abs(x / w - 0.5) < 0.2;
      const width = Math.min(w - x, centre ? chance.between(52, 70) : chance.between(22, 34));
      const fill = sheet.over([
        [0, lighten(hide.color, 0.22)],
        [0.2, lighten(hide.color, 0.1)],
        [0.7, hide.color],
        [1, darken(hide.color, 0.42)],
      ]);
      body += rect(x + 1.2, y + 1.2, width - 2.4, rowHeight - 2.4, fill, { rx: 10 });
      body += path(`M${num(x + 7)} ${num(y + 7)}h${num(width - 18)}`, 'none', {
        stroke: '#fff',
        'stroke-width': 2,
        opacity: 0.14,
        'stroke-linecap': 'round',
      });
      x += width;
    }
    y += rowHeight;
  }
  return sheet.pattern(w, h, body);
}

function quills(sheet: Sheet, hide: Hide): string {
  const chance = chanceOf(`quills ${hide.seed}`);
  const tile = 150;
  let body = '';
  for (let index = 0; index < 26; index++) {
    const x = chance.between(6, tile - 6);
    const y = chance.between(6, tile - 6);
    const r = chance.between(3.4, 5.4);
    body +=
      circle(x + 1, y + 1.4, r * 1.15, '#000', { opacity: 0.24 }) +
      circle(x, y, r, lighten(hide.color, 0.16)) +
      circle(x - r * 0.3, y - r * 0.3, r * 0.45, '#fff', { opacity: 0.35 }) +
      circle(x + r * 0.1, y + r * 0.2, r * 0.22, '#000', { opacity: 0.5 });
  }
  return sheet.pattern(tile, tile, body);
}

function monogram(sheet: Sheet, color: string): string {
  const s = 78;
  const ink = lighten(color, 0.5);
  const clover = (x: number, y: number, r: number) =>
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]
      .map(([dx = 0, dy = 0]) => circle(x + dx * r * 0.62, y + dy * r * 0.62, r * 0.5, ink))
      .join('') + circle(x, y, r * 0.2, color);
  const gem = (x: number, y: number, r: number) =>
    line(
      `M${num(x - r)} ${num(y - r * 0.2)}L${num(x - r * 0.5)} ${num(y - r * 0.8)}H${num(x + r * 0.5)}L${num(x + r)} ${num(y - r * 0.2)}L${num(x)} ${num(y + r)}ZM${num(x - r)} ${num(y - r * 0.2)}H${num(x + r)}`,
      ink,
      2.4,
      { 'stroke-linejoin': 'round' },
    );
  return sheet.pattern(
    s,
    s,
    gem(s * 0.25, s * 0.25, 11) +
      clover(s * 0.75, s * 0.25, 10) +
      clover(s * 0.25, s * 0.75, 10) +
      gem(s * 0.75, s * 0.75, 11),
  );
}

/** One tile of several chequers: the weave over it is then drawn once and not in each of them. */
function chequers(sheet: Sheet, color: string): string {
  const [side, cells] = [22, 12];
  const tile = side * cells;
  const squares = (odd: number) =>
    Array.from({ length: cells * cells }, (_, cell) => [cell % cells, Math.floor(cell / cells)])
      .filter(([column = 0, row = 0]) => (column + row) % 2 === odd)
      .map(([column = 0, row = 0]) => `M${column * side} ${row * side}h${side}v${side}h-${side}Z`)
      .join('');
  return sheet.pattern(
    tile,
    tile,
    path(squares(0), lighten(color, 0.22)) +
      path(squares(1), darken(color, 0.3)) +
      rect(0, 0, tile, tile, weave(sheet, 3, 0.16)),
  );
}

function epi(sheet: Sheet, seed: string): string {
  const chance = chanceOf(`epi ${seed}`);
  let body = '';
  for (let y = 0; y < 48; y += 4) {
    const d = `M0 ${num(y)}q18 ${num(chance.between(-2, 2))} 36 0t36 0t36 0`;
    body +=
      line(d, '#000', 1.8, { opacity: 0.26 }) +
      line(d, '#fff', 0.9, { opacity: 0.2, transform: 'translate(0 1.6)' });
  }
  return sheet.pattern(108, 48, body);
}

/** What lies over the plain colour of a hide; empty for smooth calf. */
export function surface(sheet: Sheet, hide: Hide): string {
  switch (hide.texture) {
    case 'pebbled':
      return pebbles(sheet, hide.seed, 7);
    case 'embossed_grain':
      return grain(sheet, hide.seed, 5);
    case 'saffiano':
      return grain(sheet, hide.seed, 7);
    case 'quilted':
      return quilted(sheet, hide.color);
    case 'cannage':
      return cannage(sheet);
    case 'crocodile_scales':
      return scales(sheet, hide);
    case 'ostrich_quills':
      return quills(sheet, hide);
    case 'monogram_canvas':
      return monogram(sheet, hide.color);
    case 'chequered_canvas':
      return chequers(sheet, hide.color);
    case 'epi_lines':
      return epi(sheet, hide.seed);
    case 'smooth':
      return specks(sheet, hide.seed, 0.4, 0.05);
  }
}
