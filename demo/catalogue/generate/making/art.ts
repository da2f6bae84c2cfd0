import { type Dice } from '../dice';
import { type ArtDraft } from '../draft';
import { type ArtComposition, type ArtLook, type ArtPalette } from '../look-art';
import { type ArtModel } from '../../model-types';
import { Gallery } from '../../vocabulary/gallery';
import { frameOf } from './frame';
import { wornLook } from './look-parts';
import { conditionFor, type Place } from './stand';

/** Palettes that belie what is painted: no young green in the snow. */
const unlikely: Partial<Record<ArtComposition, readonly ArtPalette[]>> = {
  winter: ['autumn', 'spring_green', 'southern_sun', 'golden_dusk'],
  river_landscape: ['snow_blue'],
  forest: ['snow_blue'],
  // May, and trees in bloom.
  garden: ['autumn', 'snow_blue', 'golden_dusk', 'earth_ochre'],
  // The domes are blue.
  city_domes: ['golden_dusk'],
  // The pavement is wet.
  city_street: ['southern_sun'],
};

/**
 * @param apart for what nothing else of the work depends on
 * @param gallery grows by this work
 */
export function makeArt(
  model: ArtModel,
  place: Place,
  dice: Dice,
  apart: Dice,
  gallery = new Gallery(),
): ArtDraft {
  const drawnCondition = conditionFor(place, dice);
  const year = dice.between(...model.years);
  const [shortest, longest] = model.longSideCm;
  const longSide = dice.between(shortest, longest);
  const value = (longSide - shortest) / Math.max(1, longest - shortest);
  const frame = frameOf({ model, place, year, drawnCondition, value, dice });
  const composition = dice.pick(model.compositions);
  const palettes = model.palettes.filter((one) => !unlikely[composition]?.includes(one));
  const palette = dice.pick(palettes);
  return {
    kind: 'art',
    model,
    signature: apart.pick(model.signatures),
    shown: gallery.hang({ composition, palette }, frame.around.facts),
    ...frame.around,
    look: {
      kind: 'art',
      composition,
      palette,
      technique: model.technique,
      frame: dice.pick(model.frames),
      ...sidesOf(longSide, dice),
      horizon: Number((0.28 + dice.roll() * 0.34).toFixed(2)),
      ...wornLook(frame.item.condition, dice),
    },
    item: {
      ...frame.item,
      model: null,
      reference: null,
      diameter: null,
      bodyForm: null,
      bodyMaterial: model.material,
      madeIn: model.madeIn,
      gender: null,
      type: model.type,
      insertions: [],
    },
  };
}

/** Centimetres; most works lie, some stand, few are square. */
function sidesOf(longSide: number, dice: Dice): Pick<ArtLook, 'widthCm' | 'heightCm'> {
  const shortSide = Math.round(longSide * dice.pick([0.62, 0.67, 0.7, 0.75, 0.8, 1]));
  return dice.chance(0.72)
    ? { widthCm: longSide, heightCm: shortSide }
    : { widthCm: shortSide, heightCm: longSide };
}
