/** What a dial `patterned in relief` bears, by the watch: the first that is found in its description. */
const reliefs: readonly (readonly [RegExp, string])[] = [
  [/Royal Oak Offshore/u, 'decorated with the Méga Tapisserie pattern'],
  [/Jumbo/u, 'decorated with the Petite Tapisserie pattern'],
  [/Royal Oak/u, 'decorated with the Grande Tapisserie pattern'],
  [/Aquanaut/u, 'embossed'],
  [/Defy Skyline/u, 'engraved with four-pointed stars'],
];

/** The octagon belongs to the bezel: the case of such a watch is a tonneau that follows it. */
const octagonTwice = / octagonal (?=[^.]*case [^.]*\ban octagonal bezel)/gu;

/** Words for a dial, a bezel or a case that one watch has and its neighbours have not. */
export function patternsTold(text: string): string {
  const relief = reliefs.find(([watch]) => watch.test(text))?.[1] ?? 'textured';
  const told = text
    .replace('A ladies’ Rolex Lady-', 'A Rolex Lady-')
    // Only Rolex calls its bracelet an Oyster.
    .replace(/(?<!Rolex.*)on a (\p{L}+) Oyster bracelet/u, 'on a three-link $1 bracelet')
    .replace('patterned in relief', relief)
    .replace(octagonTwice, ' ');
  // Breguet flutes the band of the case, not the bezel.
  return told.includes('Breguet') ? told.replace('a coin-edge bezel', 'a fluted band') : told;
}
