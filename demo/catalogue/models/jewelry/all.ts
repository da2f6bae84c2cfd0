import { type JewelryModel } from '../../model-types';
import { cartierJewelry } from './cartier';
import { italianJewelry } from './italian';
import { newYorkAndPearls } from './new-york-and-pearls';
import { placeVendome } from './place-vendome';
import { swissJewelry } from './swiss';

export const jewelryModels: readonly JewelryModel[] = [
  ...cartierJewelry,
  ...italianJewelry,
  ...placeVendome,
  ...newYorkAndPearls,
  ...swissJewelry,
];
