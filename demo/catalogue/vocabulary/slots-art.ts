import { type LanguageCode } from '../../../src/config/languages';
import { type ArtDraft } from '../generate/draft';
import { type Slots } from './fill';
import { type Language } from './language';

/** Works from this year on are dated exactly, older ones about. */
const datedExactlyFrom = 1950;

export function artSlots(
  { item, look, shown, signature }: ArtDraft,
  host: LanguageCode,
  language: Language,
): Slots {
  const { words } = language.art;
  const { work, motif, palette } = shown[host];
  const year = item.year === null ? null : String(item.year);
  const isExact = item.year !== null && item.year >= datedExactlyFrom;

  return {
    work,
    circa: isExact ? null : year,
    exact: isExact ? year : null,
    kind: words.kinds?.[item.bodyMaterial]?.kind,
    technique: words.kinds?.[item.bodyMaterial]?.technique,
    authorOf: words.authorOf?.[item.maker],
    material: language.shared.material[item.bodyMaterial],
    width: String(look.widthCm),
    height: String(look.heightCm),
    composition: motif,
    palette,
    frame: words.frame[look.frame],
    signature: words.signature[signature],
  };
}
