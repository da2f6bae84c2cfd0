/** Ways to say one thing, as `oneOf` writes them. */
const ways = /<([^<>]+)>/gu;

/**
 * One of several ways to say a thing. All but the first are written as a single word, so that the
 * length of a text is counted with one of them.
 */
export const oneOf = (first: string, ...others: readonly string[]): string =>
  `<${[first, ...others.map((other) => other.replaceAll(' ', '_'))].join('|')}>`;

/** The way that the words before it choose: the same text, the same way. */
export function wayChosen(text: string): string {
  return text.replace(ways, (_, all: string, start: number) => {
    const several = all.split('|');
    const chosen = several[numberOf(text.slice(0, start)) % several.length] ?? all;
    return chosen.replaceAll('_', ' ');
  });
}

const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
