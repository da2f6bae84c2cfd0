import { type AccessoryFact, type ArtFact, type JewelryFact, type WatchFact } from './language';

type Told<Fact> = Fact | 'condition' | 'equipment';

/**
 * In which orders a kind is told; `extras` are told as far as the length allows, `visit` closes a
 * description that would be too short.
 */
export interface Plan<Fact extends string> {
  orders: readonly (readonly Told<Fact>[])[];
  extras: readonly Fact[];
}

export const watchPlan: Plan<WatchFact> = {
  orders: [
    [
      'opening',
      'production',
      'case',
      'bezelColours',
      'dial',
      'movement',
      'functions',
      'water',
      'note',
      'origin',
      'condition',
      'equipment',
    ],
    [
      'opening',
      'production',
      'origin',
      'dial',
      'case',
      'bezelColours',
      'water',
      'movement',
      'functions',
      'note',
      'condition',
      'equipment',
    ],
    [
      'opening',
      'production',
      'case',
      'bezelColours',
      'water',
      'movement',
      'functions',
      'dial',
      'note',
      'origin',
      'condition',
      'equipment',
    ],
  ],
  extras: ['note', 'functions', 'water', 'production', 'bezelColours', 'origin'],
};

export const jewelryPlan: Plan<JewelryFact> = {
  orders: [
    [
      'opening',
      'origin',
      'design',
      'stones',
      'across',
      'measures',
      'note',
      'year',
      'condition',
      'equipment',
    ],
    [
      'opening',
      'origin',
      'note',
      'design',
      'stones',
      'across',
      'measures',
      'condition',
      'year',
      'equipment',
    ],
    [
      'opening',
      'origin',
      'stones',
      'design',
      'across',
      'year',
      'note',
      'measures',
      'condition',
      'equipment',
    ],
  ],
  extras: ['note', 'year', 'origin'],
};

export const accessoryPlan: Plan<AccessoryFact> = {
  orders: [
    ['opening', 'origin', 'shape', 'body', 'note', 'year', 'condition', 'equipment'],
    ['opening', 'origin', 'note', 'shape', 'body', 'condition', 'year', 'equipment'],
    ['opening', 'origin', 'shape', 'note', 'body', 'year', 'condition', 'equipment'],
  ],
  extras: ['note', 'year', 'origin'],
};

export const artPlan: Plan<ArtFact> = {
  orders: [
    [
      'opening',
      'origin',
      'size',
      'signature',
      'composition',
      'palette',
      'note',
      'frame',
      'condition',
      'equipment',
    ],
    [
      'opening',
      'origin',
      'composition',
      'palette',
      'size',
      'signature',
      'frame',
      'note',
      'condition',
      'equipment',
    ],
    [
      'opening',
      'origin',
      'note',
      'composition',
      'palette',
      'size',
      'signature',
      'frame',
      'condition',
      'equipment',
    ],
  ],
  extras: ['note', 'palette', 'origin'],
};
