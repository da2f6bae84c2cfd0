import type { ArtLook } from '../../catalogue/generate/look-art';
import { lighten, mix } from '../base/color';
import { chanceOf } from '../base/random';
import type { Sheet } from '../base/sheet';
import { type Point, group, line, num, polyline, rect } from '../base/svg';
import { specks, weave } from '../base/textures';
import type { Canvas } from './brush';
import { insetOf } from './mouldings';
import { palettes, type Tones } from './palettes';
import { scene } from './scenes';

/** Units of the picture itself: as large as frame and page allow, small works smaller. */
export function sizeOf(look: ArtLook): readonly [number, number] {
  const longest = Math.max(look.widthCm, look.heightCm);
  const reach = 760 * (0.74 + 0.26 * Math.min(1, longest / 90));
  const share = reach / (longest + 2 * insetOf(look.frame, look.widthCm, look.heightCm));
  return [look.widthCm * share, look.heightCm * share];
}

/** Ink keeps only the lightness of a palette. */
function tonesOf(look: ArtLook): Tones {
  if (look.technique !== 'ink') return palettes[look.palette];
  const wash = (share: number) => mix('#f1ead9', '#1b1a1c', share);
  return {
    skyTop: wash(0.26),
    skyLow: wash(0.05),
    light: wash(0),
    far: wash(0.36),
    middle: wash(0.5),
    near: wash(0.74),
    dark: wash(0.98),
    accent: wash(0.85),
  };
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

export function painted(sheet: Sheet, look: ArtLook, w: number, h: number, seed: string): string {
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
