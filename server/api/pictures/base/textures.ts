import { chanceOf } from './random';
import type { Sheet } from './sheet';
import { circle, line, num, path, rect } from './svg';

/** Fine lines of a brush, over a brushed face; `degrees` 0 brushes from left to right. */
export function brushLines(sheet: Sheet, seed: string, degrees: number, strength = 0.16): string {
  const chance = chanceOf(`brush ${seed}`);
  let body = '';
  for (let y = 0; y < 60; y += 0.8) {
    const tone = chance.next();
    const color = tone > 0.5 ? '#ffffff' : '#000000';
    body += rect(0, y, 90, 0.8, color, { opacity: Math.abs(tone - 0.5) * 2 * strength });
  }
  return sheet.pattern(90, 60, body, `rotate(${num(degrees)})`);
}

/** Pebbled calf (togo, clemence): rounded cells with a lit and a shaded side. */
export function pebbles(sheet: Sheet, seed: string, size: number): string {
  const chance = chanceOf(`pebbles ${seed}`);
  const cells = 14;
  const tile = cells * size;
  let body = '';
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const x = (column + 0.5 + (row % 2 ? 0.5 : 0) + chance.between(-0.22, 0.22)) * size;
      const y = (row + 0.5 + chance.between(-0.2, 0.2)) * size;
      const rx = size * chance.between(0.4, 0.58);
      const ry = size * chance.between(0.36, 0.5);
      const turn = chance.between(-40, 40);
      for (const shift of x + size > tile ? [0, -tile] : [0]) {
        const spot = `translate(${num(x + shift)} ${num(y)}) rotate(${num(turn)})`;
        const blob = `<ellipse rx="${num(rx)}" ry="${num(ry)}" transform="${spot}"`;
        const shade = spot.replace(')', ` ) translate(.5 .6)`);
        body += `<ellipse rx="${num(rx)}" ry="${num(ry)}" transform="${shade}" fill="#000" fill-opacity=".2"/>`;
        body += `${blob} fill="#fff" fill-opacity="${num(chance.between(0.05, 0.14))}"/>`;
      }
    }
  }
  return sheet.pattern(tile, tile, body);
}

/** Embossed grain (epsom): short crossed ridges. */
export function grain(sheet: Sheet, seed: string, size: number): string {
  const chance = chanceOf(`grain ${seed}`);
  const cells = 12;
  let body = '';
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const x = column * size;
      const y = row * size;
      const d =
        (row + column) % 2
          ? `M${num(x)} ${num(y)}l${size} ${size}`
          : `M${num(x + size)} ${num(y)}l${-size} ${size}`;
      body += line(d, '#000', size * 0.34, { opacity: chance.between(0.08, 0.2) });
      body += line(d, '#fff', size * 0.2, {
        opacity: chance.between(0.05, 0.13),
        transform: 'translate(-.4 -.5)',
      });
    }
  }
  return sheet.pattern(cells * size, cells * size, body);
}

/** Woven stuff: nylon straps, linen, carbon. */
export function weave(sheet: Sheet, size: number, strength = 0.2, turn = 0): string {
  const half = size / 2;
  const body =
    rect(0, 0, half, half, '#000', { opacity: strength }) +
    rect(half, half, half, half, '#000', { opacity: strength }) +
    rect(half, 0, half, half, '#fff', { opacity: strength * 0.55 }) +
    rect(0, half, half, half, '#fff', { opacity: strength * 0.3 }) +
    line(`M0 ${num(half)}h${num(size)}M${num(half)} 0v${num(size)}`, '#000', size * 0.05, {
      opacity: strength,
    });
  return sheet.pattern(size, size, body, `rotate(${turn})`);
}

/** Small scattered specks: grained dials, sand-blasted metal, felt. */
export function specks(sheet: Sheet, seed: string, size: number, strength = 0.2): string {
  const chance = chanceOf(`specks ${seed}`);
  const tile = 46;
  let body = '';
  for (let index = 0; index < 260; index++) {
    body += circle(
      chance.between(0, tile),
      chance.between(0, tile),
      chance.between(0.3, 0.8) * size,
      chance.when(0.5) ? '#fff' : '#000',
      { opacity: chance.between(0.2, 1) * strength },
    );
  }
  return sheet.pattern(tile, tile, body);
}

/** Clous de Paris: rows of small pyramids, each lit from the upper left. */
export function hobnail(sheet: Sheet, size: number, strength = 0.5, turn = 45): string {
  const h = size / 2;
  const s = num(size);
  const face = (d: string, color: string, opacity: number) => path(d, color, { opacity });
  // The tile may be turned: the faces are lit by where they look after turning.
  const lit = strength;
  const body =
    face(`M0 0L${s} 0L${num(h)} ${num(h)}Z`, '#fff', turn === 45 ? lit * 0.3 : lit * 0.75) +
    face(`M0 0L${num(h)} ${num(h)}L0 ${s}Z`, '#fff', turn === 45 ? lit * 0.8 : lit * 0.5) +
    face(`M${s} 0L${s} ${s}L${num(h)} ${num(h)}Z`, '#000', lit * 0.75) +
    face(`M0 ${s}L${num(h)} ${num(h)}L${s} ${s}Z`, '#000', turn === 45 ? lit * 0.35 : lit * 0.6);
  return sheet.pattern(size, size, body, `rotate(${turn})`);
}

/** Tapisserie: raised squares in a grid. */
export function waffle(sheet: Sheet, size: number, strength = 0.5): string {
  const gap = size * 0.16;
  const inner = size - gap;
  const body =
    rect(0, 0, size, size, '#000', { opacity: strength * 0.5 }) +
    rect(gap / 2, gap / 2, inner, inner, '#fff', { opacity: strength * 0.12 }) +
    path(
      `M${num(gap / 2)} ${num(gap / 2)}h${num(inner)}l${num(-gap)} ${num(gap)}h${num(-inner + 2 * gap)}v${num(inner - 2 * gap)}l${num(-gap)} ${num(gap)}Z`,
      '#fff',
      { opacity: strength * 0.5 },
    ) +
    path(
      `M${num(size - gap / 2)} ${num(size - gap / 2)}h${num(-inner)}l${num(gap)} ${num(-gap)}h${num(inner - 2 * gap)}v${num(-inner + 2 * gap)}l${num(gap)} ${num(-gap)}Z`,
      '#000',
      { opacity: strength * 0.5 },
    );
  return sheet.pattern(size, size, body);
}
