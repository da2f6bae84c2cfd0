import type { AccessoryLook } from '../../catalogue/generate/look-accessory';
import type { ArtLook } from '../../catalogue/generate/look-art';
import type { JewelryLook, LookStone } from '../../catalogue/generate/look-jewelry';
import type { WatchLook } from '../../catalogue/generate/look-watch';
import type { Chance } from '../base/random';

const seconds = { at: 6, shows: 'seconds', colour: null, size: 0.26 } as const;

/** Watches that covers are composed with: house designs, no one's in particular. */
export function aWatch(chance: Chance): WatchLook {
  const kind = chance.whole(0, 4);
  const gold = chance.pick(['steel', 'rose_gold', 'yellow_gold', 'white_gold'] as const);
  const base = {
    kind: 'clock' as const,
    wear: 0,
    variant: chance.whole(0, 2 ** 31 - 1),
    back: { kind: 'sapphire' as const, winding: 'automatic' as const },
  };
  if (kind === 0)
    return {
      ...base,
      case: {
        form: 'round',
        diameter: 41,
        metal: 'steel',
        accent: null,
        finish: 'mixed',
        lugs: 'classic',
      },
      bezel: { kind: 'dive', insert: [chance.pick(['black', 'dark_blue', 'dark_green'] as const)] },
      dial: {
        colour: chance.pick(['black', 'dark_blue', 'green'] as const),
        finish: 'sunburst',
        indices: 'plots',
        hands: 'sword',
        subdials: [],
        windows: [{ at: 3, shows: 'date', hasLens: false }],
      },
      crown: { kind: 'guarded', pushers: 'none', at: 3 },
      strap: { kind: 'three_link', metal: 'steel', accent: null, colour: null },
    };
  if (kind === 1)
    return {
      ...base,
      case: {
        form: 'round',
        diameter: 40,
        metal: gold,
        accent: null,
        finish: 'polished',
        lugs: 'classic',
      },
      bezel: { kind: 'smooth', insert: null },
      dial: {
        colour: chance.pick(['silver', 'white', 'salmon'] as const),
        finish: 'sunburst',
        indices: 'batons',
        hands: 'baton',
        subdials: [
          { at: 3, shows: 'minutes', colour: null, size: 0.26 },
          { at: 9, shows: 'seconds', colour: null, size: 0.26 },
        ],
        windows: [],
      },
      crown: { kind: 'plain', pushers: 'pump', at: 3 },
      strap: {
        kind: 'alligator',
        metal: null,
        accent: null,
        colour: chance.pick(['black', 'dark_brown', 'dark_blue'] as const),
      },
    };
  if (kind === 2)
    return {
      ...base,
      case: {
        form: 'octagonal',
        diameter: 41,
        metal: 'steel',
        accent: null,
        finish: 'brushed',
        lugs: 'integrated',
      },
      bezel: { kind: 'porthole', insert: null },
      dial: {
        colour: chance.pick(['dark_blue', 'anthracite', 'green'] as const),
        finish: 'horizontal_lines',
        indices: 'batons',
        hands: 'baton',
        subdials: [],
        windows: [{ at: 3, shows: 'date', hasLens: false }],
      },
      crown: { kind: 'plain', pushers: 'none', at: 3 },
      strap: { kind: 'integrated', metal: 'steel', accent: null, colour: null },
    };
  if (kind === 3)
    return {
      ...base,
      case: {
        form: 'rectangular',
        diameter: 28,
        metal: gold,
        accent: null,
        finish: 'polished',
        lugs: 'classic',
      },
      bezel: { kind: 'thin', insert: null },
      dial: {
        colour: 'cream',
        finish: 'matte',
        indices: 'roman',
        hands: 'sword',
        subdials: [],
        windows: [],
      },
      crown: { kind: 'cabochon', pushers: 'none', at: 3 },
      strap: {
        kind: 'alligator',
        metal: null,
        accent: null,
        colour: chance.pick(['black', 'burgundy', 'brown'] as const),
      },
    };
  return {
    ...base,
    case: {
      form: 'round',
      diameter: 39,
      metal: gold,
      accent: null,
      finish: 'polished',
      lugs: 'classic',
    },
    bezel: { kind: chance.pick(['smooth', 'coin_edge', 'fluted'] as const), insert: null },
    dial: {
      colour: chance.pick(['white', 'silver', 'dark_blue', 'green'] as const),
      finish: chance.pick(['guilloche', 'sunburst', 'enamel'] as const),
      indices: chance.pick(['roman', 'batons', 'breguet'] as const),
      hands: chance.pick(['breguet', 'leaf', 'dauphine'] as const),
      subdials: [seconds],
      windows: [],
    },
    crown: { kind: 'plain', pushers: 'none', at: 3 },
    strap: {
      kind: 'alligator',
      metal: null,
      accent: null,
      colour: chance.pick(['black', 'dark_brown', 'dark_green'] as const),
    },
  };
}

const diamonds = (
  count: number,
  carat: number,
  role: LookStone['role'],
  cut: LookStone['cut'] = 'round',
): LookStone => ({ stone: 'diamond', cut, colour: 'E', carat, count, role });

export function aJewel(chance: Chance, piece?: JewelryLook['piece']): JewelryLook {
  const metal = chance.pick(['white_gold', 'yellow_gold', 'rose_gold', 'platinum'] as const);
  const centre = chance.pick([
    diamonds(1, 2.2, 'centre'),
    diamonds(1, 2.4, 'centre', 'emerald'),
    { ...diamonds(1, 3, 'centre', 'oval'), stone: 'sapphire', colour: 'royal_blue' },
    { ...diamonds(1, 2.6, 'centre', 'emerald'), stone: 'emerald', colour: 'vivid_green' },
    { ...diamonds(1, 2.6, 'centre', 'cushion'), stone: 'ruby', colour: 'vivid_red' },
  ] as const);
  return {
    kind: 'jewelry',
    piece: piece ?? chance.pick(['ring', 'ring', 'earrings', 'pendant'] as const),
    setting: chance.pick(['solitaire', 'halo', 'three_stone'] as const),
    motif: 'none',
    metals: [metal],
    stones: [centre, diamonds(2, 1, 'side', 'pear'), diamonds(40, 0.8, 'accent')],
    width: 'medium',
    wear: 0,
    variant: chance.whole(0, 2 ** 31 - 1),
  };
}

export function aBag(chance: Chance): AccessoryLook {
  return {
    kind: 'accessory',
    silhouette: 'bag',
    shape: chance.pick(['two_handles_belt', 'one_handle_belt'] as const),
    texture: chance.pick(['pebbled', 'crocodile_scales', 'smooth'] as const),
    colour: chance.pick(['tan', 'dark_green', 'burgundy', 'taupe', 'orange'] as const),
    hardware: 'yellow_gold',
    widthCm: 30,
    wear: 0,
    variant: chance.whole(0, 2 ** 31 - 1),
  };
}

export function aPhone(chance: Chance): AccessoryLook {
  return {
    kind: 'accessory',
    silhouette: 'phone',
    shape: 'keypad',
    frame: chance.pick(['steel', 'yellow_gold', 'black_ceramic'] as const),
    leather: chance.pick(['black', 'dark_brown', 'burgundy'] as const),
    texture: 'smooth',
    wear: 0,
    variant: 1,
  };
}

export function aPen(chance: Chance): AccessoryLook {
  return {
    kind: 'accessory',
    silhouette: 'pen',
    type: 'fountain',
    shape: 'cigar',
    finish: chance.pick(['gloss', 'lacquer_marbled'] as const),
    colour: chance.pick(['black', 'burgundy', 'dark_blue'] as const),
    trim: 'yellow_gold',
    wear: 0,
    variant: chance.whole(0, 2 ** 31 - 1),
  };
}

export function aPainting(chance: Chance): ArtLook {
  return {
    kind: 'art',
    composition: chance.pick([
      'seascape_calm',
      'river_landscape',
      'winter',
      'city_domes',
      'still_life_flowers',
      'mountains',
      'harbour',
    ] as const),
    palette: chance.pick(['golden_dusk', 'cold_dawn', 'noon_light', 'autumn'] as const),
    technique: 'oil',
    frame: 'gilded_carved',
    widthCm: 80,
    heightCm: 60,
    horizon: 0.45,
    wear: 0,
    variant: chance.whole(0, 2 ** 31 - 1),
  };
}
