import { type AccessoryFact, type ArtFact, type JewelryFact, type WatchFact } from './language';

type Told<Fact> = Fact | 'condition' | 'equipment';

/** In which orders a kind is told; `extras` are told as far as the length allows. */
export interface Plan<Fact extends string> {
  orders: readonly (readonly Told<Fact>[])[];
  extras: readonly Fact[];
}

export const watchPlan: Plan<WatchFact> = {
  orders: [
    [
      'opening',
      'case',
      'bezelColours',
      'dial',
      'movement',
      'functions',
      'water',
      'note',
      'production',
      'condition',
      'equipment',
    ],
    [
      'opening',
      'note',
      'dial',
      'case',
      'bezelColours',
      'water',
      'movement',
      'functions',
      'condition',
      'equipment',
      'production',
    ],
    [
      'opening',
      'production',
      'condition',
      'case',
      'bezelColours',
      'dial',
      'note',
      'movement',
      'functions',
      'water',
      'equipment',
    ],
  ],
  extras: ['note', 'functions', 'water', 'production', 'bezelColours'],
};

export const jewelryPlan: Plan<JewelryFact> = {
  orders: [
    ['opening', 'design', 'stones', 'note', 'year', 'condition', 'equipment'],
    ['opening', 'note', 'design', 'stones', 'condition', 'year', 'equipment'],
    ['opening', 'stones', 'design', 'year', 'note', 'condition', 'equipment'],
  ],
  extras: ['note', 'year'],
};

export const accessoryPlan: Plan<AccessoryFact> = {
  orders: [
    ['opening', 'shape', 'body', 'note', 'year', 'condition', 'equipment'],
    ['opening', 'note', 'body', 'shape', 'condition', 'year', 'equipment'],
    ['opening', 'body', 'shape', 'year', 'condition', 'equipment', 'note'],
  ],
  extras: ['note', 'year'],
};

export const artPlan: Plan<ArtFact> = {
  orders: [
    ['opening', 'size', 'composition', 'palette', 'note', 'frame', 'condition', 'equipment'],
    ['opening', 'composition', 'palette', 'size', 'frame', 'note', 'condition', 'equipment'],
    ['opening', 'note', 'composition', 'palette', 'size', 'condition', 'frame', 'equipment'],
  ],
  extras: ['note', 'palette', 'frame'],
};
