/** Ways to say one thing, as `oneOf` writes them. */
const ways = /<([^<>]+)>/gu;

/**
 * One of several ways to say a thing. All but the first are written as a single word, so that the
 * length of a text is counted with one of them.
 */
export const oneOf = (first: string, ...others: readonly string[]): string =>
  `<${[first, ...others.map((other) => other.replaceAll(' ', '_'))].join('|')}>`;

/** When each way was told last, by the rows of one catalogue. */
const told = { row: 0, last: new Map<string, number>() };

/**
 * Of the ways that which was told longest ago in the rows before, so that neighbours are not told in
 * one way; where no row is known, the way that the words before it choose: the same text, the same way.
 */
export function wayChosen(text: string, row?: number): string {
  return text.replace(ways, (_, all: string, start: number) => {
    const several = all.split('|');
    const first = numberOf(text.slice(0, start)) % several.length;
    const turned = [...several.slice(first), ...several.slice(0, first)];
    const chosen = (row === undefined ? turned[0] : longestAgo(turned, row)) ?? all;
    return chosen.replaceAll('_', ' ');
  });
}

/** The rows of a catalogue only grow: a row that does not begins another catalogue. */
function longestAgo(several: readonly string[], row: number): string | undefined {
  if (row < told.row) told.last.clear();
  told.row = row;
  const lastOf = (way: string) => told.last.get(way.replaceAll('_', ' ')) ?? 0;
  const [chosen] = several.toSorted((one, other) => lastOf(one) - lastOf(other));
  if (chosen !== undefined) told.last.set(chosen.replaceAll('_', ' '), row);
  return chosen;
}

const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
