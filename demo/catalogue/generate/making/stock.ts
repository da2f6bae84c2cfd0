import { accessoryModels } from '../../models/accessories/all';
import { artModels } from '../../models/art/all';
import { jewelryModels } from '../../models/jewelry/all';
import { watchModels } from '../../models/watches/all';
import { collections } from '../../collections/all';
import { makers } from '../../makers/all';
import { type SeedModel } from '../../model-types';
import { type SeedCollection, type SeedMaker } from '../../types';

/** Every model that items are made from, by kind. */
export const models = {
  clock: watchModels,
  jewelry: jewelryModels,
  accessory: accessoryModels,
  art: artModels,
} as const;

/** @throws Error when a model names a maker that is not there. */
export function makerOf(model: SeedModel): SeedMaker {
  const maker = makers.find(({ url }) => url === model.maker);
  if (!maker) throw new Error(`no maker "${model.maker}"`);
  return maker;
}

/** Null for art. @throws Error when a model names a collection that is not there. */
export function collectionOf(model: SeedModel): SeedCollection | null {
  if (model.kind === 'art') return null;
  const collection = collections.find(
    ({ maker, url }) => maker === model.maker && url === model.collection,
  );
  if (!collection) throw new Error(`no collection "${model.maker}/${model.collection}"`);
  return collection;
}
