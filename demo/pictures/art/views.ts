import type { ArtLook } from '../../catalogue/generate/look-art';
import { chanceOf } from '../base/random';
import { backdrop } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { staged } from '../base/staging';
import { group, num } from '../base/svg';
import { centred, hung } from './hanging';

export function artFront(sheet: Sheet, look: ArtLook, seed: string): string {
  const { svg, width, height } = hung(sheet, look, seed);
  return staged(sheet, seed, group(centred(width, height, 490), svg), 0);
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
