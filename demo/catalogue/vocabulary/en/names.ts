/** What a jewel or an accessory is, as its first sentence names it. */
const kind =
  /\b(ring|earrings|pendant|necklace|bracelet|brooch|bag|wallet|case|pen|phone|cufflinks|lighter)\b/iu;

const pairs = new Set(['earrings', 'cufflinks']);

/** The name of a jewel or an accessory in lower case; a watch, which has its reference, is neither. */
export function nameOf(text: string): string | undefined {
  return /\breference\b/iu.test(text) ? undefined : kind.exec(text)?.[1]?.toLowerCase();
}

export const isPair = (name: string) => pairs.has(name);

/** Up to the end of a sentence; a point in a number or a name, or after an initial, ends none. */
export const point = String.raw`(?:[^.]|\.(?=\S)|(?<=\b(?:\p{Lu}|Cie|Co|No))\.)`;
