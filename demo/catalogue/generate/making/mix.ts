import { itemKinds, type ItemKind } from '../../../../src/config/catalogs';
import { createDice } from '../dice';
import { type SeedModel } from '../../model-types';

/** Items of each kind among eighty: 480, 140, 110 and 70 of eight hundred. */
const shares: Record<ItemKind, number> = { clock: 48, jewelry: 14, accessory: 11, art: 7 };
const total = 80;

/**
 * The kinds of `count` items, spread so that every beginning of the list keeps the shares: the kind
 * that lags most comes next.
 */
export function kindsOf(count: number): ItemKind[] {
  const given: Record<ItemKind, number> = { clock: 0, jewelry: 0, accessory: 0, art: 0 };
  return Array.from({ length: count }, (_, index) => {
    const lag = (kind: ItemKind) => shares[kind] * (index + 1) - given[kind] * total;
    const next = itemKinds.reduce((most, kind) => (lag(kind) > lag(most) ? kind : most));
    given[next] += 1;
    return next;
  });
}

/**
 * Which model an item is of. Every second item walks through all models in a shuffled order, so that
 * none is missing; the others follow what a house like this sees most. One of the first watches is
 * the dearest there is, so that a small catalogue already has a price on request.
 */
export function modelFor<Model extends SeedModel>(
  list: readonly Model[],
  ordinal: number,
  seed: number,
): Model {
  if (ordinal === dearestAt && list.some(({ kind }) => kind === 'clock')) return dearestOf(list);
  const dice = createDice(seed, ordinal, 0x5eed);
  const walked = createDice(seed, list.length).shuffled(list)[
    Math.floor(ordinal / 2) % list.length
  ];
  return ordinal % 2 === 0 && walked ? walked : dice.weighted(list, demandOf);
}

/** The eleventh watch: for sale, and in perfect condition by its turn. */
const dearestAt = 10;

function dearestOf<Model extends SeedModel>(list: readonly Model[]): Model {
  return list.reduce((most, model) => (model.usd[0] > most.usd[0] ? model : most));
}

/** What is asked for and brought in most, relative to the others. */
const demand: Readonly<Record<string, number>> = {
  rolex: 4,
  omega: 2.5,
  'patek-philippe': 1.6,
  'audemars-piguet': 1.6,
  cartier: 2,
  breitling: 1.6,
  hublot: 1.6,
  hermes: 2,
  'louis-vuitton': 1.5,
  chanel: 1.5,
  montblanc: 1.3,
};

/** The dear ones are rare: demand falls slowly with the price. */
function demandOf(model: SeedModel): number {
  return (demand[model.maker] ?? 1) / Math.max(1, model.usd[0] / 12_000) ** 0.5;
}
