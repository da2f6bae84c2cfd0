/** What a jewel or an accessory is, as its first sentence names it. */
const kind =
  /\b(ring|earrings|pendant|necklace|bracelet|brooch|bag|wallet|case|pen|phone|cufflinks|lighter)\b/iu;

const pairs = new Set(['earrings', 'cufflinks']);

/** Chains and flaps of bags that differ from those of their shape. */
const chains: readonly (readonly [bag: RegExp, plain: string, own: string])[] = [
  [/\b2\.55 Reissue\b/u, 'a chain strap laced with leather', 'a chain strap'],
  [
    /\bDionysus\b/u,
    'a turn-lock flap and a chain strap laced with leather',
    'a flap and a chain strap',
  ],
];

/** `This piece was made` by the name of the piece: `The ring was made`, `The earrings were made`. */
export function piecesTold(text: string): string {
  const name = kind.exec(text)?.[1]?.toLowerCase();
  if (name === undefined) return text;
  const isPair = pairs.has(name);
  const again = new RegExp(String.raw`(?<=\. The ${name} [^.]*\. )The ${name} (?=\w)`, 'gu');
  return chains
    .filter(([bag]) => bag.test(text))
    .reduce((told, [, plain, own]) => told.replace(plain, own), text)
    .replace(/This piece (is|was)\b/gu, (_, verb: string) =>
      isPair ? `The ${name} ${verb === 'is' ? 'are' : 'were'}` : `The ${name} ${verb}`,
    )
    .replace(again, isPair ? 'They ' : 'It ');
}
