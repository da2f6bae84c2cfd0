import { type LanguageCode } from '../../../src/config/languages';
import { type JewelryDraft } from '../generate/draft';
import { clarities } from '../lookups/clarities';
import { finenesses } from '../lookups/finenesses';
import {
  type JewelryMotif,
  type JewelryPiece,
  type JewelrySetting,
} from '../generate/look-jewelry';
import { stoneColours } from '../lookups/stone-colours';
import { type SeedInsertion } from '../types';
import { fill, inSentence, type Slots } from './fill';
import { type Language, type Template } from './language';
import { counted, decimal, formsOf } from './numbers';

export function jewelrySlots(draft: JewelryDraft, host: LanguageCode, language: Language): Slots {
  const { item, look, model } = draft;
  const { words } = language.jewelry;
  // Stones that move between two panes are in no setting, and pearls are no stones.
  const isSet =
    model.motif !== 'moving_stones' && !model.stones.some(({ stone }) => stone === 'pearl');
  // A setting that is not told has no word.
  const setting = (isSet && words.setting[model.setting]) || null;
  const rows = item.insertions.map((row) => stonePhrase(row, host, language));
  const stones = rows.length > 0 ? rows.join(words.betweenRows ?? '; ') : null;

  return {
    ...formsOf(words.piece, look.piece),
    material: language.shared.material[item.bodyMaterial],
    materialOnly: model.motif === 'none' ? language.shared.material[item.bodyMaterial] : null,
    motif: model.motif === 'none' ? null : words.motif[model.motif],
    motifPhrase: motifPhrase(model.motif, look.piece, language),
    setting: model.motif === 'none' ? null : setting,
    settingOnly: model.motif === 'none' ? setting : null,
    stones,
    // Of one row, short enough to begin a sentence.
    stonesOnly: rows.length === 1 ? stones : null,
    stonesSaid: stonesSaid(item.insertions, model, host, language),
    ...measureSlots(draft, language),
  };
}

/** The slots of the piece's own kind: the chain of a pendant, what both earrings weigh. */
function measureSlots({ item, look, model, measures }: JewelryDraft, language: Language): Slots {
  const { ringMm, lengthCm, acrossCm } = measures;
  const length = lengthCm === null ? null : decimal(lengthCm, language);
  const grams = decimal(measures.grams, language, { digits: 1 });
  return {
    ringSize: ringMm === null ? null : ringSizeOf(ringMm, language),
    wrist: model.isRigid ? length : null,
    chain: look.piece === 'pendant' ? length : null,
    length: model.isRigid || look.piece === 'pendant' ? null : length,
    grams: look.piece === 'earrings' ? null : grams,
    pairGrams: look.piece === 'earrings' ? grams : null,
    across: acrossCm === null ? null : decimal(acrossCm, language),
    ...pearlSlots(item.insertions, language),
    fineness: finenesses[item.bodyMaterial],
  };
}

/** Grams in a cubic millimetre of pearl, and in a carat. */
const pearlDensity = 0.0027;
const gramsOfCarat = 0.2;

/** The diameter of pearls by their weight, to half a millimetre: of one, or of each of several. */
function pearlSlots(rows: readonly SeedInsertion[], language: Language): Slots {
  const pearls = rows.find(({ stone }) => stone === 'pearl');
  if (!pearls) return {};
  const volume = ((pearls.carat / pearls.count) * gramsOfCarat) / pearlDensity;
  const diameter = decimal(Math.round(2 * Math.cbrt((6 * volume) / Math.PI)) / 2, language);
  return pearls.count === 1 ? { pearlMm: diameter } : { pearlsMm: diameter };
}

function ringSizeOf(diameter: number, language: Language): string {
  return language.jewelry.words.ringSize === 'diameter'
    ? decimal(diameter, language)
    : String(Math.round(diameter * Math.PI));
}

function motifPhrase(
  motif: JewelryMotif,
  piece: JewelryPiece,
  { jewelry }: Language,
): string | null | undefined {
  if (motif === 'none') return null;
  const { motifPhrase: phrase, motifPair: pair } = jewelry.words;
  return (piece === 'earrings' ? pair?.[motif] : null) ?? phrase?.[motif];
}

/** Stones in one sentence with the way they are set, where the language tells them so. */
function stonesSaid(
  rows: readonly SeedInsertion[],
  { setting, piece }: { setting: JewelrySetting; piece: JewelryPiece },
  host: LanguageCode,
  language: Language,
): string | null {
  const { words } = language.jewelry;
  const ofPair = piece === 'earrings' ? words.pairStonesSaid : undefined;
  const anySaid = ofPair ?? words.anyStonesSaid;
  if (!anySaid || rows.length === 0) return null;
  const phrases = rows.map((row) => stonePhrase(row, host, language));
  const between = words.betweenRows ?? '; ';
  const [centre, ...others] = phrases;
  const stones = phrases.join(between);
  const rest = others.join(between);
  const isOneAmongOthers = rows[0]?.count === 1 && others.length > 0;
  if (isOneAmongOthers) {
    return fill(words.centreSaid?.[setting] ?? anySaid, { centre, rest, stones });
  }
  if (rows.length > 1) return fill(anySaid, { stones });
  const told = (rows[0]?.count === 1 ? words.stoneSaid : words.stonesSaid)?.[setting];
  return fill(told ?? anySaid, { stones });
}

function stonePhrase(row: SeedInsertion, host: LanguageCode, language: Language): string {
  const { words } = language.jewelry;
  const template = row.count === 1 ? words.oneStone : words.manyStones;
  return fill((row.clarity === 'opaque' && words.opaqueStones) || template, {
    stone: stoneName(row, language),
    cut: words.cut[row.cut],
    count: String(row.count),
    carat: decimal(row.carat, language, { isFixed: true }),
    grade: gradeOf(row, host, words.diamondGrade),
  });
}

/** Colour and, of stones that light passes through, clarity. */
function gradeOf(row: SeedInsertion, host: LanguageCode, ofDiamond: Template | undefined): string {
  const colour = inSentence(stoneColours[row.colour][host]);
  if (row.clarity === 'opaque') return colour;
  const clarity = inSentence(clarities[row.clarity][host]);
  return ofDiamond !== undefined && row.stone === 'diamond'
    ? fill(ofDiamond, { colour, clarity })
    : `${colour}, ${clarity}`;
}

function stoneName({ stone, count }: SeedInsertion, { jewelry, tag }: Language): string {
  const { one, many } = jewelry.words.stone[stone];
  if (count === 1) return one;
  return typeof many === 'string' ? many : counted(count, many, tag);
}
