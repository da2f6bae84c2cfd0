/** A dial that is told with more than its colour: `a white dial with three-colour counters`. */
const fuller = String.raw`(an? [^,.]*? dial (?:with|set|engraved with) [^,]*?)`;

/** Openings in which such a dial would make one `with` follow another, and how they are told instead. */
const openings: readonly (readonly [opening: RegExp, told: string])[] = [
  [
    new RegExp(`^(.*? combined ${fuller}) with (?=an? [^,.]*(?:bracelet|strap) in this )`, 'u'),
    '$1 and ',
  ],
];

/** The first sentence of a watch with no two `with` in it. */
export const dialsApart = (text: string): string =>
  openings.reduce((own, [opening, told]) => own.replace(opening, told), text);
