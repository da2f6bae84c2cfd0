import { type SeedCollection } from '../types';
import { accessoryCollections } from './accessories';
import { cartierJewelryCollections } from './cartier-jewelry';
import { cartierWatchCollections } from './cartier-watches';
import { genevaCollections } from './geneva';
import { hermesCollections } from './hermes';
import { jewelryCollections } from './jewelry';
import { oldHouseCollections } from './old-houses';
import { omegaAndJuraCollections } from './omega-and-jura';
import { richemontCollections } from './richemont';
import { rolexCollections } from './rolex';
import { sportMakerCollections } from './sport-makers';

export const collections: readonly SeedCollection[] = [
  ...rolexCollections,
  ...genevaCollections,
  ...omegaAndJuraCollections,
  ...cartierWatchCollections,
  ...cartierJewelryCollections,
  ...richemontCollections,
  ...sportMakerCollections,
  ...oldHouseCollections,
  ...jewelryCollections,
  ...hermesCollections,
  ...accessoryCollections,
];
