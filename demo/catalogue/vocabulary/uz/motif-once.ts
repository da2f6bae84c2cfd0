import { sentencesOf } from '../line-first';
import { isShort } from '../short';

/** A sentence of the shape of a jewel: "Uzuk … uch halqadan iborat, toshsiz". */
export const ofMotif =
  '(?:Uzuk|Sirgʻa(?:lar)?|Kulon|Kolye|Bilaguzuk|Toʻgʻnagʻich)(?:ning)? [^.]*' +
  '(?:shaklida|iborat|bezatilgan|tuzilgan|erkin harakatlanadi|kapalak oʻrnatilgan|PVD qoplamali)(?:, toshsiz)?\\.';

/** What a line shows of its jewels, as their motif does: stems, to which endings are added. */
const shown =
  /(?<!\p{L})(?:kapala|tomchi|yelpigʻich|halqa|ilon|gulbarg|vint bosh|sapfir oyna|kubik|kungaboqar|mix(?!\p{L}))/giu;

const motifTold = new RegExp(`^${ofMotif}$`, 'u');

/** "Yoyilgan yelpigʻich shaklidagi bu … kuloni … yasalgan": a motif before the name. */
const motifFirst = /^([^.,\d]*) bu (?=[^.]*yasal?gan)/u;

/** Without it where the line behind shows the same. */
function namedPlainly(text: string): string {
  const [phrase = '', before = ''] = motifFirst.exec(text) ?? [];
  const rest = text.slice(phrase.length).toLowerCase();
  const isAgain = [...before.matchAll(shown)].some(([stem]) => rest.includes(stem.toLowerCase()));
  return isAgain ? `Bu ${text.slice(phrase.length)}` : text;
}

/** "Graff kapalagining qanotlari … . … Sirgʻalar qanotlarini yozgan kapalak shaklida": told once. */
export function motifOnce(told: string): string {
  const text = namedPlainly(told);
  const sentences = sentencesOf(text);
  const at = sentences.findIndex((one) => motifTold.test(one));
  const motif = sentences[at];
  if (motif === undefined) return text;
  const before = sentences.slice(0, at).join(' ').toLowerCase();
  const isAgain = [...motif.matchAll(shown)].some(([stem]) => before.includes(stem.toLowerCase()));
  if (!isAgain) return text;
  const [piece = ''] = motif.split(' ', 1);
  const rest = motif.endsWith(', toshsiz.') ? [`${piece} toshsiz.`] : [];
  const once = sentences.toSpliced(at, 1, ...rest).join(' ');
  return isShort(once) ? text : once;
}
