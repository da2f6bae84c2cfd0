import type { ArtLook } from '../../catalogue/generate/look-art';
import { mix } from '../base/color';
import { letters } from '../base/lettering';
import { chanceOf } from '../base/random';
import { backdrop } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { circle, group, line, num, path, rect } from '../base/svg';
import { weave } from '../base/textures';
import { insetOf } from './mouldings';
import { centred, hungShadow } from './hanging';
import { sizeOf } from './painted';

/** The back: stretcher or board, keys, labels, wire. */
export function artBack(sheet: Sheet, look: ArtLook, seed: string, maker: string): string {
  const [w, h] = sizeOf(look);
  const inset = insetOf(look.frame, w, h);
  const [W, H] = [w + 2 * inset, h + 2 * inset];
  const chance = chanceOf(`art back ${seed}`);
  const d = `M0 0H${num(W)}V${num(H)}H0Z`;
  const onPaper = ['watercolour', 'gouache', 'pastel', 'ink', 'lithograph'].includes(
    look.technique,
  );
  const bar = Math.max(34, Math.min(w, h) * 0.1);
  const [pale, deep] = chance.pick<readonly [string, string]>([
    ['#d8bb8a', '#9a7744'],
    ['#c9a57a', '#7d5632'],
    ['#e2cfa8', '#b08f5c'],
    ['#a98a64', '#64482b'],
    ['#bfae93', '#857257'],
  ]);
  const wood = sheet.linear(
    [0, 0],
    [W, H],
    [
      [0, pale],
      [0.5, mix(pale, deep, 0.5)],
      [1, deep],
    ],
  );
  const linen = onPaper
    ? chance.pick(['#b59a72', '#c8b48e', '#a89a86', '#d8cdb6'] as const)
    : chance.pick(['#d6c6a6', '#c4b08a', '#e2d8c2', '#a8926c'] as const);
  let out = hungShadow(sheet, W, H) + path(d, wood);
  let grainLines = '';
  for (let index = 0; index < 26; index++)
    grainLines += `M0 ${num(chance.between(0, H))}q${num(W / 4)} ${num(chance.between(-8, 8))} ${num(W / 2)} 0t${num(W / 2)} 0`;
  out += line(grainLines, '#5f4420', 1, { opacity: 0.25 });
  const [x, y, iw, ih] = [
    inset * 0.7 + 6,
    inset * 0.7 + 6,
    W - inset * 1.4 - 12,
    H - inset * 1.4 - 12,
  ];
  out += rect(x, y, iw, ih, mix(pale, deep, 0.3), { stroke: '#6e5128', 'stroke-width': 2 });
  const pane = (px: number, py: number, pw: number, ph: number) =>
    rect(px, py, pw, ph, linen) +
    rect(px, py, pw, ph, weave(sheet, 4, 0.16)) +
    rect(px, py, pw, 12, '#000', { opacity: 0.28 }) +
    rect(px, py, 10, ph, '#000', { opacity: 0.22 });
  if (onPaper) out += pane(x + 8, y + 8, iw - 16, ih - 16);
  else {
    const cross = Math.max(iw, ih) > 420;
    const half = (iw - 3 * bar) / 2;
    if (cross)
      out +=
        pane(x + bar, y + bar, half, ih - 2 * bar) +
        pane(x + 2 * bar + half, y + bar, half, ih - 2 * bar);
    else out += pane(x + bar, y + bar, iw - 2 * bar, ih - 2 * bar);
    for (const [cx, cy, sx, sy] of [
      [x, y, 1, 1],
      [x + iw, y, -1, 1],
      [x, y + ih, 1, -1],
      [x + iw, y + ih, -1, -1],
    ] as const)
      out +=
        line(`M${num(cx)} ${num(cy)}l${num(sx * bar)} ${num(sy * bar)}`, '#6e5128', 2) +
        path(
          `M${num(cx + sx * bar)} ${num(cy + sy * bar * 0.55)}l${num(sx * 22)} ${num(sy * 5)}l${num(-sx * 22)} ${num(sy * 12)}Z`,
          '#e3cb9b',
          { stroke: '#6e5128', 'stroke-width': 1 },
        );
  }
  for (let tack = 0; tack < 11; tack++)
    for (const ty of [y + 9, y + ih - 9])
      out +=
        circle(x + 18 + (tack * (iw - 36)) / 10, ty, 4.2, '#4c4a47') +
        circle(x + 17 + (tack * (iw - 36)) / 10, ty - 1.2, 1.5, '#c9c6c0');
  const wy = y + ih * 0.3;
  out +=
    line(
      `M${num(x + bar * 0.4)} ${num(wy)}Q${num(W / 2)} ${num(wy - H * 0.1)} ${num(x + iw - bar * 0.4)} ${num(wy)}`,
      '#5c5954',
      3.4,
    ) +
    line(
      `M${num(x + bar * 0.4)} ${num(wy)}Q${num(W / 2)} ${num(wy - H * 0.1)} ${num(x + iw - bar * 0.4)} ${num(wy)}`,
      '#c3bfb7',
      1.6,
      { 'stroke-dasharray': '4 3' },
    );
  for (const rx of [x + bar * 0.4, x + iw - bar * 0.4])
    out += circle(rx, wy, 10, 'none', { stroke: '#6d6a64', 'stroke-width': 4 });
  const [lw, lh] = [Math.min(240, iw * 0.46), Math.min(130, ih * 0.26)];
  const upper = chance.when(0.35);
  const right = chance.when(0.5);
  const [lx, ly] = [
    right ? x + iw - bar - lw - 18 : x + bar + 16,
    upper ? y + bar + 20 : y + ih - bar - lh - 24,
  ];
  const ink = '#2b2620';
  const label =
    rect(lx + 3, ly + 4, lw, lh, '#000', { opacity: 0.25 }) +
    rect(lx, ly, lw, lh, '#f3ead3') +
    rect(lx + 6, ly + 6, lw - 12, lh - 12, 'none', { stroke: '#9a7a3f', 'stroke-width': 1.2 }) +
    letters(maker || 'KARAT', lx + lw / 2, ly + lh * 0.26, {
      size: Math.min(lh * 0.13, (lw * 0.9) / Math.max(6, maker.length)),
      color: ink,
      weight: 0.12,
    }) +
    letters(
      `${Math.round(look.widthCm)} X ${Math.round(look.heightCm)} CM`,
      lx + lw / 2,
      ly + lh * 0.52,
      { size: lh * 0.1, color: ink, weight: 0.12 },
    ) +
    letters(`N° ${chance.whole(100, 9999)}`, lx + lw / 2, ly + lh * 0.74, {
      size: lh * 0.1,
      color: '#9a3b22',
      weight: 0.13,
    });
  out += group(`rotate(${num(chance.between(-1.6, 1.6))} ${num(lx)} ${num(ly)})`, label);
  // A dealer's stamp in the free corner.
  const [sx, sy] = [right ? x + bar + 62 : x + iw - bar - 62, y + ih - bar - 72];
  const violet = chance.pick(['#5a3c8a', '#7a2a2a', '#2f4a6b'] as const);
  out += circle(sx, sy, 36, 'none', { stroke: violet, 'stroke-width': 3, opacity: 0.5 });
  out += letters(String(chance.whole(10, 999)), sx, sy, {
    size: 20,
    color: violet,
    weight: 0.14,
    opacity: 0.6,
  });
  return backdrop(sheet, 1000, 1000) + group(centred(W, H, 490), out);
}
