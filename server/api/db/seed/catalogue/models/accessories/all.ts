import { type AccessoryModel } from '../../model-types';
import { frenchItalianBags } from './french-italian-bags';
import { gentlemenAccessories } from './gentlemen';
import { hermesAccessories } from './hermes';

export const accessoryModels: readonly AccessoryModel[] = [
  ...hermesAccessories,
  ...frenchItalianBags,
  ...gentlemenAccessories,
];
