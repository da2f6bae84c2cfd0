/** Words in the form that their place in the first sentence asks for. */
export const inForm = (text: string): string =>
  text
    .replace(/(?<=муж|жен)ские (?=часов )/g, 'ских ')
    .replace(/^([^—]* — так )марка (?=(?:Cartier|Chanel|Bvlgari|Chopard|Hermès) назвала)/, '$1дом ')
    .replace(/^([^—]* — так дом \S+ назвал)а/, '$1')
    .replace(/( часы (?:(?!\. [А-ЯЁ])[^])*?) — из стали, (?=на )/, '$1 — стальные, ')
    .replace(/( запонки [^—]*?) — из стали(?=[.;])/, '$1 — стальные')
    // Behind a dash a metal is that of the watch and of its bracelet.
    .replace(
      / — из ((?:\S+ и )?\S+(?: золота)?), (на [^;.]*?браслете[^;.]*?) из \1(?=[;.])/,
      ' — из $1, $2',
    )
    // What a dial is like stands between commas.
    .replace(/^([^.]*циферблат [^.]*, (?:темнеющий|похожим) [^.,]*) (?=отличает )/, '$1, ');
