import { type ArtDraft } from '../generate/draft';
import { motifOf } from './art-motifs';
import { type Slots } from './fill';
import { type Language } from './language';
import { sharedChoice } from './shared-choice';

/** Works from this year on are dated exactly, older ones about. */
const datedExactlyFrom = 1950;

export function artSlots({ item, look, facts, signature }: ArtDraft, language: Language): Slots {
  const { words } = language.art;
  const year = item.year === null ? null : String(item.year);
  const isExact = item.year !== null && item.year >= datedExactlyFrom;

  return {
    work: sharedChoice(words.works[look.composition], facts.work),
    circa: isExact ? null : year,
    exact: isExact ? year : null,
    kind: words.kinds?.[item.bodyMaterial]?.kind,
    technique: words.kinds?.[item.bodyMaterial]?.technique,
    authorOf: words.authorOf?.[item.maker],
    material: language.shared.material[item.bodyMaterial],
    width: String(look.widthCm),
    height: String(look.heightCm),
    composition: motifOf(look.composition, words.composition[look.composition], {
      work: facts.work,
      motif: facts.composition,
    }),
    palette: words.palette[look.palette],
    frame: words.frame[look.frame],
    signature: words.signature[signature],
  };
}
