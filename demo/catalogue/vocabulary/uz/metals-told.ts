import { asSentence } from '../fill';

const metal =
  '(?:titan|poʻlat) va (?:sariq|pushti|oq) oltin|(?:(?:qoraytirilgan|sariq|pushti|oq|qora|koʻk) )?(?:poʻlat|oltin|titan|platina|bronza|keramika|karbon|kumush)';

/** Where a bracelet and a case name their metal. */
const ofBracelet = new RegExp(
  `(${metal}) (?:(?:Oyster|Jubilee|President|simdan milancha toʻqilgan) )?bilaguzu(?:k(?:li)?(?!\\p{L})|gi(?= taqilgan))|bilaguzugi (${metal})dan(?=[,.;])`,
  'iu',
);
const ofCase = new RegExp(
  `(?:(?<!\\p{L})(${metal})(?:dan ishlangan)? (?:\\p{L}+ ){0,3}?korpus|korpusi (?:\\p{L}+(?: \\p{L}+)?, )?(${metal})dan(?=[,.;])|(?<!\\p{L})(${metal})dan yasal?gan(?=[,.;]| bu soat)|(?<!\\p{L})(${metal}) soati(?= \\()|(?<= soati )(${metal})dan(?=\\.))`,
  'iu',
);

/** A sentence of the reference, which tells no metal between two that do. */
const referenceAlone =
  /(?:(?:(?:Soatning r|R)eferensi|\p{L}+ yigʻilgan, (?:uning )?referensi) — [^ ]+(?:, u [^.]*)?|Soatning [^ ]+ referensi [^.]*)\. /gu;

/** "Oyster bilaguzugi poʻlatdan. Korpusi ham poʻlatdan": in any order, up to five sentences apart. */
export function metalsTold(text: string): string {
  const bracelet = ofBracelet.exec(text);
  const body = ofCase.exec(text);
  if (!bracelet || !body) return text;
  const [, attribute, predicate, opened, watch, whole] = body;
  const named = (attribute ?? predicate ?? opened ?? watch ?? whole ?? '').toLowerCase();
  if ((bracelet[1] ?? bracelet[2] ?? '').toLowerCase() !== named) return text;
  const [later, before] = bracelet.index > body.index ? [bracelet, body] : [body, bracelet];
  const from = before.index + before[0].length;
  if (text.slice(from, later.index).replace(referenceAlone, '').split('. ').length > 6) return text;
  return text.slice(0, from) + metalAgain(text.slice(from), later.index - from, named);
}

/** The rest of a text from which the metal has been told once. */
function metalAgain(text: string, at: number, named: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  return (
    before +
    after
      .replace(
        /^\p{L}+(?: va)?(?: \p{L}+)?dan ishlangan ((?:\p{L}+ ){0,3}?)korpusi(?:ning)? (?=diametri|eni)/u,
        (_, form: string) => `${asSentence(`${form}korpusi`)} ham ${named}dan, `,
      )
      .replace(
        /^\p{L}+(?: va)?(?: \p{L}+)?dan ishlangan ((?:\p{L}+ ){0,3}?)korpusi (?=\d)/u,
        (_, form: string) => `${asSentence(`${form}korpusi`)} ham ${named}dan, `,
      )
      .replace(
        new RegExp(
          `^((?:korpusi|bilaguzugi) )(?:(\\p{L}+(?: \\p{L}+)?), )?(${named}dan)(?=[,.;])`,
          'iu',
        ),
        (_, part: string, form: string | undefined, ofMetal: string) =>
          form === undefined ? `${part}ham ${ofMetal}` : `${part}ham ${ofMetal}, ${form}`,
      )
  );
}
