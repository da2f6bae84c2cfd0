import type { ArtLook } from '../../catalogue/generate/look-art';
import { boxShadow } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { line, num } from '../base/svg';
import { framed } from './frame';
import { painted, sizeOf } from './painted';

/** A frame hangs a little off the wall. */
export const hungShadow = (sheet: Sheet, w: number, h: number): string =>
  boxShadow(sheet, [20, 32, w, h], 78, 0.3) + boxShadow(sheet, [6, 10, w, h], 24, 0.3);

export function hung(
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

export const centred = (width: number, height: number, y: number): string =>
  `translate(${num(500 - width / 2)} ${num(y - height / 2)})`;
