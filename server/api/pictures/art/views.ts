import type { ArtLook } from '../../db/seed/catalogue/look-art';
import { lighten, mix } from '../base/color';
import { letters } from '../base/lettering';
import { chanceOf } from '../base/random';
import { backdrop, boxShadow } from '../base/scene';
import { specks, weave } from '../base/textures';
import type { Sheet } from '../base/sheet';
import { circle, group, line, num, path, polyline, rect, type Point } from '../base/svg';
import type { Canvas } from './brush';
import { framed, insetOf } from './frame';
import { palettes } from './palettes';
import { scene } from './scenes';

/** Units of the picture itself: as large as frame and page allow, small works smaller. */
function sizeOf(look: ArtLook): readonly [number, number] {
  const longest = Math.max(look.widthCm, look.heightCm);
  const reach = 760 * (0.74 + 0.26 * Math.min(1, longest / 90));
  const share = reach / (longest + 2 * insetOf(look.frame, look.widthCm, look.heightCm));
  return [look.widthCm * share, look.heightCm * share];
}

/** Ink keeps only the lightness of a palette. */
function tonesOf(look: ArtLook) {
  const tones = palettes[look.palette];
  if (look.technique !== 'ink') return tones;
  const paper = '#f1ead9';
  const ink = '#1b1a1c';
  const steps = {
    skyTop: 0.26,
    skyLow: 0.05,
    light: 0,
    far: 0.36,
    middle: 0.5,
    near: 0.74,
    dark: 0.98,
    accent: 0.85,
  };
  return Object.fromEntries(
    Object.entries(steps).map(([name, share]) => [name, mix(paper, ink, share)]),
  ) as unknown as typeof tones;
}

/** Surface of the support and the traces of time. */
function surface(sheet: Sheet, look: ArtLook, w: number, h: number, seed: string): string {
  const onPaper = ['watercolour', 'gouache', 'pastel', 'ink', 'lithograph'].includes(
    look.technique,
  );
  const chance = chanceOf(`surface ${seed}`);
  let out = onPaper
    ? rect(
        0,
        0,
        w,
        h,
        specks(
          sheet,
          seed,
          look.technique === 'pastel' ? 1.2 : 0.6,
          look.technique === 'pastel' ? 0.22 : 0.1,
        ),
      )
    : rect(0, 0, w, h, weave(sheet, 3.2, 0.09));
  if (!onPaper)
    out += rect(
      0,
      0,
      w,
      h,
      sheet.linear(
        [0, 0],
        [w, h],
        [
          [0, '#fff', 0.16],
          [0.4, '#fff', 0],
          [1, '#1a1206', 0.2],
        ],
      ),
    );
  if (look.wear > 0.35 && !onPaper) {
    let cracks = '';
    for (let index = 0; index < look.wear * 60; index++) {
      let [x, y] = [chance.between(0, w), chance.between(0, h)];
      cracks += `M${num(x)} ${num(y)}`;
      for (let step = 0; step < 5; step++) {
        x += chance.between(-14, 14);
        y += chance.between(-14, 14);
        cracks += `L${num(x)} ${num(y)}`;
      }
    }
    out += line(cracks, '#2a1d0e', 0.5, { opacity: 0.35 });
  }
  return out;
}

/** A few strokes in the lower corner that could be a name. */
function signature(look: ArtLook, w: number, h: number, color: string): string {
  const chance = chanceOf(`signature ${look.variant}`);
  const left = chance.when(0.3);
  const x0 = left ? w * 0.05 : w * 0.78;
  const points: Point[] = Array.from(
    { length: 12 },
    (_, index) =>
      [
        x0 + (index * w * 0.16) / 12,
        h * 0.955 - (index % 2 ? chance.between(0, 0.022) : 0) * h,
      ] as const,
  );
  return line(polyline(points), color, Math.max(1.2, w * 0.003), {
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    opacity: 0.85,
  });
}

function painted(sheet: Sheet, look: ArtLook, w: number, h: number, seed: string): string {
  const tones = tonesOf(look);
  const onPaper = ['watercolour', 'gouache', 'pastel', 'ink', 'lithograph'].includes(
    look.technique,
  );
  const margin =
    look.technique === 'lithograph'
      ? Math.min(w, h) * 0.07
      : look.technique === 'watercolour' || look.technique === 'ink'
        ? Math.min(w, h) * 0.022
        : 0;
  const [iw, ih] = [w - 2 * margin, h - 2 * margin];
  const canvas: Canvas = {
    sheet,
    look,
    tones,
    w: iw,
    h: ih,
    horizon: ih * Math.max(0.2, Math.min(0.7, 1 - look.horizon)),
    chance: chanceOf(`scene ${seed} ${look.variant}`),
  };
  const sceneSvg = sheet.clipped(`M0 0H${num(iw)}V${num(ih)}H0Z`, scene(canvas));
  const paper = onPaper ? rect(0, 0, w, h, '#f4eee0') : '';
  const veil =
    look.technique === 'watercolour' ? rect(0, 0, iw, ih, '#fbf6ea', { opacity: 0.2 }) : '';
  return (
    paper +
    group(margin ? `translate(${num(margin)} ${num(margin)})` : '', sceneSvg + veil) +
    surface(sheet, look, w, h, seed) +
    signature(
      look,
      w,
      h,
      look.technique === 'lithograph'
        ? '#3a3632'
        : lighten(tones.dark, tones === palettes.moonlight ? 0.6 : 0.1),
    )
  );
}

/** A frame hangs a little off the wall. */
const hungShadow = (sheet: Sheet, w: number, h: number): string =>
  boxShadow(sheet, [20, 32, w, h], 78, 0.3) + boxShadow(sheet, [6, 10, w, h], 24, 0.3);

function hung(
  sheet: Sheet,
  look: ArtLook,
  seed: string,
): { svg: string; width: number; height: number; inset: number } {
  const [w, h] = sizeOf(look);
  const whole = framed(sheet, look.frame, painted(sheet, look, w, h, seed), w, h, seed);
  const shadow = hungShadow(sheet, whole.width, whole.height);
  const edge =
    look.frame === 'none'
      ? line(`M${num(whole.width)} 0V${num(whole.height)}H0`, '#000', 2, { opacity: 0.3 })
      : '';
  return { ...whole, svg: shadow + whole.svg + edge };
}

const centred = (width: number, height: number, y: number): string =>
  `translate(${num(500 - width / 2)} ${num(y - height / 2)})`;

export function artFront(sheet: Sheet, look: ArtLook, seed: string): string {
  const { svg, width, height } = hung(sheet, look, seed);
  return backdrop(sheet, 1000, 1000) + group(centred(width, height, 490), svg);
}

/** A hung picture in the middle of a square of 1000 units, for covers. */
export function hungPicture(sheet: Sheet, look: ArtLook, seed: string): string {
  const { svg, width, height } = hung(sheet, look, seed);
  return group(centred(width, height, 500), svg);
}

/** A corner from near: frame, brushwork, signature. */
export function artDetail(sheet: Sheet, look: ArtLook, seed: string): string {
  const { svg, width, height, inset } = hung(sheet, look, seed);
  const chance = chanceOf(`art detail ${seed}`);
  const zoom = chance.between(1.9, 2.3);
  const turn = chance.between(-7, -3);
  return (
    backdrop(sheet, 1000, 1000) +
    group(
      `translate(640 640) rotate(${num(turn)}) scale(${num(zoom)}) translate(${num(-width + inset * 0.6 + 30)} ${num(-height + inset * 0.6 + 30)})`,
      svg,
    )
  );
}

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
  const wood = sheet.linear(
    [0, 0],
    [W, H],
    [
      [0, '#d8bb8a'],
      [0.5, '#c09c66'],
      [1, '#9a7744'],
    ],
  );
  const linen = onPaper ? '#b59a72' : '#d6c6a6';
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
  out += rect(x, y, iw, ih, '#c7a673', { stroke: '#6e5128', 'stroke-width': 2 });
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
  const [lx, ly] = [x + bar + 16, y + ih - bar - lh - 24];
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
  out +=
    circle(x + iw - bar - 60, y + ih - bar - 70, 34, 'none', {
      stroke: '#5a3c8a',
      'stroke-width': 3,
      opacity: 0.5,
    }) +
    letters(String(chance.whole(1920, 2019)), x + iw - bar - 60, y + ih - bar - 70, {
      size: 15,
      color: '#5a3c8a',
      weight: 0.14,
      opacity: 0.6,
    });
  return backdrop(sheet, 1000, 1000) + group(centred(W, H, 490), out);
}
