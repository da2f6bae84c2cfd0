/** Facts of an item whose name the glossary explains: fact -> key of the term. */
export const factTerms = { reference: 'reference-number' } as const;

/** Key of the term that explains a fact, or null when there is none. */
export function termOfFact(fact: string): string | null {
  return Object.entries(factTerms).find(([name]) => name === fact)?.[1] ?? null;
}
