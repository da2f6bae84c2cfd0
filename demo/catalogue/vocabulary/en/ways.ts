import { type RowsTold } from '../rows-told';

/** Ways to say one thing, as `oneOf` writes them. */
const ways = /<([^<>]+)>/gu;

/**
 * One of several ways to say a thing. All but the first are written as a single word, so that the
 * length of a text is counted with one of them.
 */
export const oneOf = (first: string, ...others: readonly string[]): string =>
  `<${[first, ...others.map((other) => other.replaceAll(' ', '_'))].join('|')}>`;

/**
 * Of the ways that which was told longest ago in the rows before, so that neighbours are not told in
 * one way; where no row is known, the way that the words before it choose: the same text, the same way.
 */
export function wayChosen(text: string, told?: RowsTold): string {
  return text.replace(ways, (_, all: string, start: number) => {
    const several = all.replaceAll('_', ' ').split('|');
    const first = numberOf(text.slice(0, start)) % several.length;
    const [way = all, ...others] = [...several.slice(first), ...several.slice(0, first)];
    return told === undefined ? way : told.inTurn([way, ...others], (one) => `way: ${one}`);
  });
}

const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
