/** A country that would hang on a clasp or an inlay, and a metal before a name that tells it. */
const madeWith =
  /^(?:In (?<before>\d{4}) )?(?<maker>(?:[^.,]|\.(?=\S))+?) made th(?<one>is|ese) (?:(?<metal>\p{Ll}+ gold) (?=Gold))?(?<piece>(?:[^.,]|\.(?=\S))*? with (?:[^.,]|\.(?=\S))*?|(?<= gold )Gold[^.,]*?) (?<country>in (?:the )?\p{Lu}[\p{L} ]*?)(?: in (?<after>\d{4}))?\.(?=\s|$)/u;

/** `This necklace with a white gold clasp was made by Mikimoto in Japan`. */
export const makerLast = (text: string) =>
  text
    .replace(madeWith, (...found) => {
      const told = found.at(-1) as Record<string, string | undefined>;
      const { before, maker, one, metal, piece, country, after = before } = told;
      const name = `Th${one} ${piece}${metal === undefined ? '' : ` in ${metal}`}`;
      const made = `${one === 'is' ? 'was' : 'were'} made by ${maker} ${country}`;
      return `${name} ${made}${after === undefined ? '' : ` in ${after}`}.`;
    })
    .replace(
      /^(Th(?:is|ese)) (\p{Ll}+ gold) (Gold[^.,]*?)(?= (?:was|were) made by )/u,
      '$1 $3 in $2',
    );
