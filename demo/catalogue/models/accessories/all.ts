import { type AccessoryModel } from '../../model-types';
import { frenchItalianBags } from './french-italian-bags';
import { hermesAccessories } from './hermes';
import { montblancAccessories } from './montblanc';
import { dupontAccessories } from './st-dupont';
import { vertuAccessories } from './vertu';

export const accessoryModels: readonly AccessoryModel[] = [
  ...hermesAccessories,
  ...frenchItalianBags,
  ...montblancAccessories,
  ...vertuAccessories,
  ...dupontAccessories,
];
