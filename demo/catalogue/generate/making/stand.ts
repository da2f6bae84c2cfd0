import {
  availabilityStatuses,
  conditions,
  equipments,
  type AvailabilityStatus,
  type Condition,
  type Equipment,
} from '../../../../src/config/item-labels';
import { type Dice } from '../dice';
import { cityAliases, type CityAlias, type SeedAvailability } from '../../types';

/** The first items go through every label in turn, so that a small catalogue already shows them all. */
const coverageItems = 60;

/** From this year of making on a piece may still be unworn. */
export const newFrom = 2018;

const conditionShares: Record<Condition, number> = {
  perfect: 34,
  new: 14,
  natural_wear: 38,
  has_defects: 9,
  needs_repair: 5,
};

const statusShares: Record<AvailabilityStatus, number> = {
  in_stock: 70,
  in_reserve: 8,
  reserved: 9,
  sold: 5,
  order_only: 8,
};

const cityShares: Record<CityAlias, number> = {
  moscow: 38,
  'saint-petersburg': 15,
  yekaterinburg: 7,
  kazan: 7,
  krasnodar: 6,
  'nizhny-novgorod': 5,
  samara: 5,
  'rostov-on-don': 5,
  vladivostok: 4,
  tashkent: 4,
  bishkek: 2,
  baku: 2,
};

/** Where an item is among all, and among those of its kind; both from 0. */
export interface Place {
  index: number;
  ordinal: number;
}

/** A third is archived. */
export function isArchived({ ordinal }: Place): boolean {
  return ordinal % 3 === 2;
}

export function conditionFor({ index, ordinal }: Place, dice: Dice): Condition {
  const inTurn = conditions[ordinal % conditions.length];
  const drawn = dice.weighted(conditions, (condition) => conditionShares[condition]);
  return index < coverageItems && inTurn ? inTurn : drawn;
}

export function equipmentFor({ index }: Place, dice: Dice): Equipment {
  const inTurn = equipments[index % equipments.length];
  const drawn = dice.chance(0.62) ? 'with_package' : 'without_package';
  return index < coverageItems && inTurn ? inTurn : drawn;
}

/** 12 % of what is for sale is discounted. */
export function isDiscounted({ index }: Place, dice: Dice): boolean {
  const isDrawn = dice.chance(0.12);
  return index < coverageItems ? index % 8 === 3 : isDrawn;
}

/** Where it can be had. What lies in one branch may be ordered to others (spec §1: none from Tashkent). */
export function availabilityFor(place: Place, dice: Dice): SeedAvailability[] {
  const home = dice.weighted(cityAliases, (city) => cityShares[city]);
  const drawn = dice.weighted(availabilityStatuses, (status) => statusShares[status]);
  const inTurn = availabilityStatuses[place.index % availabilityStatuses.length];
  const others = dice
    .shuffled(cityAliases.filter((city) => city !== home))
    .slice(0, dice.chance(0.35) ? dice.between(1, 3) : 0);

  const status = isArchived(place)
    ? 'sold'
    : place.index < coverageItems && inTurn
      ? inTurn
      : drawn;
  const canTravel = status === 'in_stock' && home !== 'tashkent';
  return [
    { cityAlias: home, status },
    ...(canTravel ? others : []).map((cityAlias): SeedAvailability => ({
      cityAlias,
      status: 'order_only',
    })),
  ];
}
