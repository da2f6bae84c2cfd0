import { type WatchDraft } from '../draft';
import { type Dice } from '../dice';
import { type WatchLook } from '../look-watch';
import { type Condition } from '../../../../src/config/item-labels';
import { type Country } from '../../lookups/countries';
import { type BezelTold, type WatchModel } from '../../model-types';
import { type SeedMaker } from '../../types';
import { frameOf, type Frame } from './frame';
import { wornLook } from './look-parts';
import { metalsOf } from './metals';
import { conditionFor, type Place } from './stand';
import { thisYear, yearOf } from './time';

/** Countries whose makers build their watches at home; the French and Italian ones have theirs built in Switzerland. */
const buildsAtHome: readonly Country[] = ['switzerland', 'germany', 'japan'];

export function makeWatch(model: WatchModel, place: Place, dice: Dice): WatchDraft {
  const drawnCondition = conditionFor(place, dice);
  const isNew = drawnCondition === 'new';
  const year = yearOf(model.pieceYears ?? model.years, { earliest: 1900, isNew }, dice);
  const [from, to] = model.years;
  const age = (year - from) / Math.max(1, (to ?? thisYear) - from);
  const frame = frameOf({ model, place, year, drawnCondition, value: 0.25 + age * 0.5, dice });
  return {
    kind: 'clock',
    model,
    ...frame.around,
    facts: factsOf(model, frame),
    look: lookOf(model, frame, dice),
    item: {
      ...frame.item,
      model: model.name,
      reference: model.reference,
      diameter: model.diameter,
      bodyForm: model.form,
      bodyMaterial: model.material,
      madeIn: madeIn(frame.around.maker),
      gender: model.gender,
      type: model.movement.winding,
      insertions: [],
    },
  };
}

/**
 * Of the three things that are told of a condition, in one order in every language: those that are
 * told of the clasp, and of a dent in the bezel.
 */
const onClasp: Partial<Record<Condition, readonly number[]>> = { new: [1], natural_wear: [0, 2] };
const onBezel: Partial<Record<Condition, readonly number[]>> = { has_defects: [2] };
const things = [0, 1, 2];

/** Nothing is told of a clasp that is not there, nor of a dent in what is not metal. */
function factsOf(model: WatchModel, { item, around }: Frame): WatchDraft['facts'] {
  const unfit = [
    ...(model.hasNoClasp ? (onClasp[item.condition] ?? []) : []),
    ...(canBeDented(model) ? [] : (onBezel[item.condition] ?? [])),
  ];
  if (unfit.length === 0) return around.facts;
  const fit = things.filter((thing) => !unfit.includes(thing));
  const told = fit[Math.floor(around.facts.condition * fit.length)] ?? 0;
  return { ...around.facts, condition: (told + 0.5) / things.length };
}

const metalBezels: readonly BezelTold[] = [
  // Its bezel is of steel.
  'green_crystal',
  'white_gold_fluted',
  'platinum_knurled',
  'platinum_rotating',
];

function canBeDented({ bezel, bezelTold, material }: WatchModel): boolean {
  const isMetal = bezel.insert === null && bezel.kind !== 'gem_set' && material !== 'ceramic';
  return isMetal && (bezelTold === undefined || metalBezels.includes(bezelTold));
}

function madeIn({ country }: SeedMaker): Country {
  return buildsAtHome.includes(country) ? country : 'switzerland';
}

function lookOf(model: WatchModel, { item }: Frame, dice: Dice): WatchLook {
  const { metal, accent } = metalsOf(model.material);
  const [colour, finish] = dice.pick(model.dials);
  return {
    kind: 'clock',
    case: {
      form: model.drawnAs ?? model.form,
      diameter: model.diameter,
      metal: model.metal ?? metal,
      accent,
      finish: model.finish ?? 'mixed',
      lugs: model.lugs ?? 'classic',
    },
    bezel: model.bezel,
    dial: {
      colour,
      finish,
      indices: model.indices,
      hands: model.hands,
      subdials: model.subdials ?? [],
      windows: model.windows ?? [],
    },
    crown: {
      kind: model.crown ?? 'plain',
      pushers: model.pushers ?? 'none',
      at: model.crownAt ?? 3,
    },
    strap: dice.pick(model.straps),
    back: { kind: model.back ?? 'sapphire', winding: model.movement.winding },
    ...wornLook(item.condition, dice),
  };
}
