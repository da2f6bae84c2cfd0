import { type Condition, type ItemTag } from '../../../../src/config/item-labels';
import { type Dice } from '../dice';
import { type Draft } from '../draft';
import { type SeedModel } from '../../model-types';
import { type SeedItem } from '../../types';
import { discounted, isOnRequest, priceOf } from './price';
import {
  availabilityFor,
  equipmentFor,
  isArchived,
  isDiscounted,
  newFrom,
  type Place,
} from './stand';
import { collectionOf, makerOf } from './stock';
import { publishedOf } from './time';

type FrameFields =
  | 'kind'
  | 'isArchive'
  | 'maker'
  | 'collection'
  | 'year'
  | 'equipment'
  | 'condition'
  | 'tags'
  | 'priceUsd'
  | 'priceWithDiscountUsd'
  | 'availability'
  | 'datePublish';

/** What items of every kind have alike. */
export interface Frame {
  item: Pick<SeedItem, FrameFields>;
  around: Pick<Draft, 'maker' | 'collection' | 'facts'>;
}

interface FrameOptions {
  model: SeedModel;
  place: Place;
  /** Of making; null when it is not known. */
  year: number | null;
  /** As drawn; what is too old to be new counts as perfect. */
  drawnCondition: Condition;
  /** Where in the model's price range the piece lies, 0 to 1. */
  value: number;
  dice: Dice;
}

export function frameOf(options: FrameOptions): Frame {
  const { model, place, year, drawnCondition, value, dice } = options;
  const isArchive = isArchived(place);
  const isTooOld = drawnCondition === 'new' && (year ?? newFrom) < newFrom;
  const condition = isTooOld ? 'perfect' : drawnCondition;
  const drawnEquipment = equipmentFor(place, dice);
  // What nobody has worn has lost neither box nor papers.
  const equipment = condition === 'new' ? 'with_package' : drawnEquipment;

  const price = priceOf(model.usd, value, condition, equipment, dice);
  const priceUsd = isOnRequest(price, dice) ? null : price;
  const hasDiscount = isDiscounted(place, dice) && !isArchive && priceUsd !== null;
  const maker = makerOf(model);
  const collection = collectionOf(model);

  const tags: ItemTag[] = [condition === 'new' ? 'brand_new' : 'pre_owned'];
  if (hasDiscount) tags.push('discounted');
  if (isArchive) tags.push('archived');

  return {
    item: {
      kind: model.kind,
      isArchive,
      maker: maker.url,
      collection: collection?.url ?? null,
      year,
      equipment,
      condition,
      tags,
      priceUsd,
      priceWithDiscountUsd: hasDiscount ? discounted(priceUsd, dice) : null,
      availability: availabilityFor(place, dice),
      datePublish: publishedOf(year, isArchive, dice),
    },
    around: {
      maker,
      collection,
      facts: {
        condition: dice.roll(),
        equipment: dice.roll(),
        work: dice.roll(),
        composition: dice.roll(),
      },
    },
  };
}
