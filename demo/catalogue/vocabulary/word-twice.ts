/** Words that two sentences may well have in common. */
const plain = new Set(['with', 'from', 'over', 'below', 'among', 'після', 'после', 'keyin']);

const words = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** What a word begins with, whatever its ending: «вода» and «воды». */
const stemOf = (word: string) => word.slice(0, Math.min(4, word.length - 1));

/** Whether a word of one text comes again in the other: «Тихая вода», and then «вода гладкая». */
export function repeatsWordOf(text: string, other: string): boolean {
  const stems = words(text)
    .filter((word) => !plain.has(word))
    .map(stemOf);
  return words(other).some((word) => stems.some((stem) => word.startsWith(stem)));
}
