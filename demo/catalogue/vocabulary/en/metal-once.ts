const gold = '(?:yellow|rose|white) gold';
const metal = String.raw`(?:(?:steel|titanium) and ${gold}|blackened steel|(?:(?:black|white|blue) )?ceramic|${gold}|steel|platinum|titanium|bronze|carbon|silver)`;

/** A bracelet and its metal, and a case or a watch and its own. */
const bracelet = new RegExp(
  String.raw`\ban? ((?:integrated|single-coil) )?(${metal}) ((?:Oyster|Jubilee|President|H-link|Milanese|Rouleaux|Tubogas) )?bracelet\b`,
  'u',
);
const body = new RegExp(
  String.raw`(?<before>\b[Ii]n |^Made of |\bA |\b[Tt]h(?:e|is) (?:[\d.]+ mm |[a-z-]+ )?|\b(?:[Aa]n?|its) (?:[\d.]+ mm |[a-z-]+ )?|\b[\d.]+ mm )(?<metal>${metal})(?= case\b| with an? |[,.;]| \p{Lu}(?!\S* bracelet))`,
  'u',
);

const precious = /^(?:(?:yellow|rose|white) gold|platinum)$/u;

/** The metal of a case is not told again of its bracelet, in whichever order they come. */
export function metalOnce(text: string): string {
  if (!/\breference\b/iu.test(text)) return text;
  const ofBody = body.exec(text)?.groups?.metal;
  const [strap, links = '', ofBracelet, name = ''] = bracelet.exec(text) ?? [];
  if (strap === undefined || ofBracelet === undefined || ofBody === undefined) return text;
  if (ofBracelet !== ofBody && !ofBracelet.endsWith(` ${ofBody}`)) return text;
  // One that nothing but its metal tells apart; one of ceramic is told by the colour of the case.
  if (links === '' && name === '') {
    return ofBracelet === ofBody
      ? text
      : text.replace(body, `$<before>${ofBracelet}`).replace(bracelet, 'a matching bracelet');
  }
  const plain = `${links}${name}`;
  const article = /^(?:[aeiou]|Oyster|H-)/u.test(plain) ? 'an' : 'a';
  // What is precious is told of a bracelet after its case, too.
  const isPrecious = precious.test(ofBracelet) && ofBracelet === ofBody;
  const between = text.slice(text.search(body), text.search(bracelet));
  if (isPrecious && between !== '') {
    // In a sentence of its own the metal has to be named.
    const same = /\. /u.test(between) ? `, also in ${ofBracelet}` : ' in the same metal';
    return text.replace(bracelet, `${article} ${plain}bracelet${same}`);
  }
  return text
    .replace(body, `$<before>${ofBracelet}`)
    .replace(bracelet, `${article} ${plain}bracelet`);
}
