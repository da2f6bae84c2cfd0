import { type Dice } from '../dice';
import { type JewelryDraft, type JewelryMeasures } from '../draft';
import { type LookStone } from '../look-jewelry';
import { type Clarity } from '../../lookups/clarities';
import { type Stone } from '../../lookups/stones';
import { type JewelryModel, type StoneRow } from '../../model-types';
import { type SeedInsertion } from '../../types';
import { frameOf } from './frame';
import { wornLook } from './look-parts';
import { metalsOf } from './metals';
import { conditionFor, type Place } from './stand';
import { yearOf } from './time';

const opaque: readonly Stone[] = [
  'pearl',
  'mother_of_pearl',
  'onyx',
  'malachite',
  'turquoise',
  'carnelian',
];

/** Of one stone in the middle, the best first. */
const centreClarities: readonly Clarity[] = ['IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2'];

/** Inner diameters, millimetres. */
const ringSizes = {
  women: [15.5, 16, 16.5, 17, 17.5, 18, 18.5],
  men: [19, 19.5, 20, 20.5, 21, 21.5],
  anyone: [16.5, 17, 17.5, 18, 18.5, 19, 19.5, 20],
} as const;

/** @param apart for what nothing else of the piece depends on */
export function makeJewelry(
  model: JewelryModel,
  place: Place,
  dice: Dice,
  apart: Dice,
): JewelryDraft {
  const drawnCondition = conditionFor(place, dice);
  const isNew = drawnCondition === 'new';
  const drawnYear = yearOf(model.years, { earliest: 2000, isNew }, dice);
  // The year of an unworn piece is known.
  const year = dice.chance(0.2) && !isNew ? null : drawnYear;
  const weight = dice.roll();
  const frame = frameOf({ model, place, year, drawnCondition, value: weight ** 1.4, dice });
  const stones = model.stones.map((row) => stoneOf(row, weight, dice));
  const { metal } = metalsOf(model.material);
  return {
    kind: 'jewelry',
    model,
    measures: measuresOf(model, weight, apart),
    ...frame.around,
    look: {
      kind: 'jewelry',
      piece: model.piece,
      setting: model.setting,
      motif: model.motif,
      metals: [metal, ...(model.accents ?? [])],
      stones: stones.map(({ insertion, role }): LookStone => {
        const { stone, cut, colour, carat, count } = insertion;
        return { stone, cut, colour, carat, count, role };
      }),
      width: model.width,
      ...wornLook(frame.item.condition, dice),
    },
    item: {
      ...frame.item,
      model: model.name,
      reference: model.reference,
      diameter: null,
      bodyForm: null,
      bodyMaterial: model.material,
      madeIn: frame.around.maker.country,
      gender: model.gender,
      type: model.piece,
      insertions: stones.map(({ insertion }) => insertion),
    },
  };
}

/** @param weight where in its range of grams the piece lies, 0 to 1 */
function measuresOf(model: JewelryModel, weight: number, dice: Dice): JewelryMeasures {
  const { piece, gender, grams, lengthsCm, acrossCm = null } = model;
  const [from, to] = grams;
  const sizes = ringSizes[gender ?? 'anyone'];
  const ringMm = piece === 'ring' ? dice.pick(sizes) : null;
  // A ring without stones weighs what its size makes it weigh.
  const isOfSize = ringMm !== null && model.stones.length === 0;
  const share = isOfSize ? shareOfSize(ringMm, sizes) : weight;
  return {
    ringMm,
    lengthCm: lengthsCm ? dice.pick(lengthsCm) : null,
    acrossCm,
    grams: Number((from + (to - from) * share).toFixed(1)),
  };
}

/** Where among the sizes one lies, 0 to 1. */
function shareOfSize(millimetres: number, sizes: readonly number[]): number {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return (millimetres - least) / (most - least);
}

/** @param weight where in its range of carats the piece lies, 0 to 1 */
function stoneOf(
  { stone, cut, colours, clarities, count, carat: [from, to], role }: StoneRow,
  weight: number,
  dice: Dice,
): { insertion: SeedInsertion; role: StoneRow['role'] } {
  const carat = Number((from + (to - from) * weight).toFixed(2));
  return {
    role,
    insertion: {
      stone,
      count,
      carat,
      colour: dice.pick(colours),
      clarity: clarities ? dice.pick(clarities) : clarityOf(stone, role, dice),
      cut,
    },
  };
}

function clarityOf(stone: Stone, role: StoneRow['role'], dice: Dice): Clarity {
  if (opaque.includes(stone)) return 'opaque';
  if (stone !== 'diamond') return dice.chance(0.65) ? 'eye_clean' : 'slightly_included';
  return role === 'centre' ? dice.pick(centreClarities) : dice.pick(['VVS2', 'VS1', 'VS2']);
}
