import { blend, mix } from './base/color';
import { metals } from './base/metals';
import { dialColours, pigments } from './base/pigments';
import { ground } from './base/scene';
import { palettes } from './art/palettes';
import { coverColour } from './cover/compose';
import { stoneColour } from './jewelry/stone-colours';
import type { ItemLook } from '../catalogue/types';
import type { PictureSubject, PictureView } from './subject';

export interface PictureDescription {
  /** Pixels. */
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`. */
  color: string;
}

/** Mean colour of the object itself. */
function objectColour(look: ItemLook): string {
  switch (look.kind) {
    case 'clock': {
      const metal = metals[look.case.metal][3] ?? '#c9ced2';
      const strap = look.strap.colour
        ? pigments[look.strap.colour]
        : metals[look.strap.metal ?? look.case.metal][2];
      return blend([
        [metal, 2],
        [dialColours[look.dial.colour], 3],
        [strap ?? metal, 2],
      ]);
    }
    case 'jewelry': {
      const metal = metals[look.metals[0] ?? 'white_gold'][3] ?? '#d4cfc7';
      const stone = look.stones[0];
      return blend([
        [metal, 2],
        [stone ? (stoneColour(stone.stone, stone.colour) ?? '#e6edf1') : metal, 1],
      ]);
    }
    case 'accessory':
      switch (look.silhouette) {
        case 'bag':
        case 'wallet':
        case 'pen':
          return pigments[look.colour];
        case 'phone':
          return blend([
            [pigments[look.leather], 1],
            [metals[look.frame][3] ?? '#c9ced2', 1],
          ]);
        case 'lighter':
          return look.colour ? pigments[look.colour] : (metals[look.metal][3] ?? '#c9ced2');
        case 'cufflinks':
          return metals[look.metal][3] ?? '#c9ced2';
      }
      break;
    case 'art': {
      const tones = palettes[look.palette];
      return blend([
        [tones.skyTop, 1],
        [tones.skyLow, 1],
        [tones.middle, 1],
        [tones.near, 1],
      ]);
    }
  }
  return ground.middle;
}

/** How much of the picture the object takes. */
const share: Record<PictureView, number> = { front: 0.22, detail: 0.5, back: 0.3, cover: 1 };

/** Pixels of a side. What is drawn from near fills the picture, and is drawn on fewer of them. */
const itemSize: Record<PictureView, number> = {
  front: 1280,
  detail: 880,
  back: 1280,
  cover: 1600,
};

/**
 * What an answer says of a picture without drawing it: size in pixels and dominant colour, computed
 * from the palette of the look.
 */
export function describePicture(subject: PictureSubject, view: PictureView): PictureDescription {
  if (subject.kind === 'cover') return { width: 1600, height: 1000, color: coverColour(subject) };
  return {
    width: itemSize[view],
    height: itemSize[view],
    color: mix(ground.middle, objectColour(subject.look), share[view]),
  };
}
