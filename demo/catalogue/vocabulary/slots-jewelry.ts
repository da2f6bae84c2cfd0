import { type HostCode } from '../../../src/config/hosts';
import { type JewelryDraft } from '../generate/draft';
import { bodyMaterials } from '../lookups/body-materials';
import { clarities } from '../lookups/clarities';
import { stoneColours } from '../lookups/stone-colours';
import { type SeedInsertion } from '../types';
import { fill, inSentence, type Slots } from './fill';
import { type Language, type Template } from './language';
import { counted, decimal, formsOf } from './numbers';

export function jewelrySlots(
  { item, look, model }: JewelryDraft,
  host: HostCode,
  language: Language,
): Slots {
  const { words } = language.jewelry;
  // Stones that move between two panes are in no setting, and pearls are no stones.
  const isSet =
    model.motif !== 'moving_stones' && !model.stones.some(({ stone }) => stone === 'pearl');
  const setting = isSet ? words.setting[model.setting] : null;

  return {
    ...formsOf(words.piece, look.piece),
    material: language.shared.material[item.bodyMaterial],
    materialName: inSentence(bodyMaterials[item.bodyMaterial][host]),
    motif: model.motif === 'none' ? null : words.motif[model.motif],
    setting: model.motif === 'none' ? null : setting,
    settingOnly: model.motif === 'none' ? setting : null,
    // Beside a motif, where there are stones at all; a cluster of stones is the motif itself.
    stonesSet:
      model.motif === 'none' || model.setting === 'plain' || model.setting === 'cluster'
        ? null
        : setting,
    stones:
      item.insertions.length > 0
        ? item.insertions
            .map((row) => stonePhrase(row, host, language))
            .join(words.betweenRows ?? '; ')
        : null,
  };
}

function stonePhrase(row: SeedInsertion, host: HostCode, language: Language): string {
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
function gradeOf(row: SeedInsertion, host: HostCode, ofDiamond: Template | undefined): string {
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
