import { type HostCode } from '../../../src/config/hosts';
import { type JewelryDraft } from '../generate/draft';
import { bodyMaterials } from '../lookups/body-materials';
import { clarities } from '../lookups/clarities';
import { stoneColours } from '../lookups/stone-colours';
import { type SeedInsertion } from '../types';
import { fill, inSentence, type Slots } from './fill';
import { type Language } from './language';
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
    grade: gradesOf(row, host).map(inSentence).join(', '),
  });
}

/** Colour and, of stones that light passes through, clarity. */
function gradesOf({ colour, clarity }: SeedInsertion, host: HostCode): string[] {
  const title = stoneColours[colour][host];
  return clarity === 'opaque' ? [title] : [title, clarities[clarity][host]];
}

function stoneName({ stone, count }: SeedInsertion, { jewelry, tag }: Language): string {
  const { one, many } = jewelry.words.stone[stone];
  if (count === 1) return one;
  return typeof many === 'string' ? many : counted(count, many, tag);
}
