import { sentencesOf } from '../line-first';
import { isShort } from './short';

/** What a line shows of its jewels, as their motif does: stems, to which endings are added. */
const shown =
  /(?<!\p{L})(?:kapala|tomchi|yelpigʻich|halqa|ilon|gulbarg|vint bosh|sapfir oyna|kubik)/giu;

/** A sentence of the motif alone, and one that tells as well that there are no stones. */
const alone =
  /^(?:Uning|Ularning|Unga|Ularga|Dizayniga) [^.]*(?: belgisi — | motivi — | shakli berilgan\.$| asos boʻlgan\.$)/u;
const withoutStones =
  /^(?:Taqinchoqqa tosh oʻrnatilmagan,|Tosh oʻrnatilmagan bu) [^.]*(?:belgisi|motivi) — /u;

/** "Graff kapalagining qanotlari … . … Uning asosiy motivi — qanotlarini yozgan kapalak": told once. */
export function motifOnce(text: string): string {
  const sentences = sentencesOf(text);
  const at = sentences.findIndex((one) => alone.test(one) || withoutStones.test(one));
  const motif = sentences[at];
  if (motif === undefined) return text;
  const before = sentences.slice(0, at).join(' ').toLowerCase();
  const isAgain = [...motif.matchAll(shown)].some(([stem]) => before.includes(stem.toLowerCase()));
  if (!isAgain) return text;
  const rest = withoutStones.test(motif) ? ['Taqinchoqqa tosh oʻrnatilmagan.'] : [];
  const once = sentences.toSpliced(at, 1, ...rest).join(' ');
  return isShort(once) ? text : once;
}
