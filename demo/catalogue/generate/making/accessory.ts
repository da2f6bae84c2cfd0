import { type Dice } from '../dice';
import { type AccessoryDraft } from '../draft';
import { type AccessoryLook } from '../look-accessory';
import { type AccessoryModel } from '../../model-types';
import { frameOf } from './frame';
import { wornLook } from './look-parts';
import { conditionFor, type Place } from './stand';
import { yearOf } from './time';

export function makeAccessory(model: AccessoryModel, place: Place, dice: Dice): AccessoryDraft {
  const drawnCondition = conditionFor(place, dice);
  const isNew = drawnCondition === 'new';
  const drawnYear = yearOf(model.years, { earliest: 2003, isNew }, dice);
  // The year of an unworn piece is known.
  const year = dice.chance(0.2) && !isNew ? null : drawnYear;
  const frame = frameOf({ model, place, year, drawnCondition, value: dice.roll(), dice });
  const { finish, material, look, sizeCm = null, faceMm = null } = finishedLook(model, dice);
  return {
    kind: 'accessory',
    model,
    finish,
    sizeCm,
    faceMm,
    ...frame.around,
    look: { ...look, ...wornLook(frame.item.condition, dice) },
    item: {
      ...frame.item,
      model: model.name,
      reference: null,
      diameter: null,
      bodyForm: null,
      bodyMaterial: material,
      madeIn: model.madeIn ?? frame.around.maker.country,
      gender: model.gender,
      type: model.silhouette,
      insertions: [],
    },
  };
}

type BareLook<Look> = Look extends AccessoryLook ? Omit<Look, 'wear' | 'variant'> : never;

type Variant = Omit<AccessoryModel['variants'][number], 'look'>;

interface Finished extends Variant {
  look: BareLook<AccessoryLook>;
}

/** One of the model's variants, with the silhouette that its look belongs to. */
function finishedLook(model: AccessoryModel, dice: Dice): Finished {
  switch (model.silhouette) {
    case 'bag':
      return finished(dice.pick(model.variants), { kind: 'accessory', silhouette: 'bag' });
    case 'wallet':
      return finished(dice.pick(model.variants), { kind: 'accessory', silhouette: 'wallet' });
    case 'pen':
      return finished(dice.pick(model.variants), { kind: 'accessory', silhouette: 'pen' });
    case 'phone':
      return finished(dice.pick(model.variants), { kind: 'accessory', silhouette: 'phone' });
    case 'cufflinks':
      return finished(dice.pick(model.variants), { kind: 'accessory', silhouette: 'cufflinks' });
    case 'lighter':
      return finished(dice.pick(model.variants), { kind: 'accessory', silhouette: 'lighter' });
  }
}

function finished<Look extends object, const Head extends object>(
  variant: Variant & { look: Look },
  head: Head,
): Variant & { look: Head & Look } {
  return { ...variant, look: { ...head, ...variant.look } };
}
