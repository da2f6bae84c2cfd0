import { wearOfWork } from './wear';

const palette = String.raw` The palette (?:keeps to|is one of) `;

/** Colours that the name of a work denies. */
const denied = [
  ['Blue Domes', 'golds and warm browns'],
  ['(?:First Snow|Winter Road|The Thaw|Village in Snow)', '(?:fresh greens|ochres and crimson)'],
  [
    '(?:Garden in May|Apple Trees in Bloom|Spring Flood)',
    '(?:ochres and crimson|earthy ochres and umber|silvery greys)',
  ],
].map(([work = '', colours = '']) => new RegExp(`${palette}${colours}\\.(?<=‘${work}’.*)`, 'u'));

/** A pen, a lighter or a work on paper told without what its name says already. */
export function pensTold(text: string): string {
  const named = text.includes('with a gold nib')
    ? text.replace(/(?<! fountain) pen(?=[,.]| was made)/u, ' fountain pen')
    : text;
  const once = named.includes('-Coated')
    ? named.replace(/(?<=with a [\p{L} ]+) and [\p{L}-]+ fittings\./u, '.')
    : named;
  const kept = denied.reduce((own, colours) => own.replace(colours, ''), once);
  return wearOfWork(
    kept
      .replace(
        /is finished in [\p{L} ]+ lacquer over brass\.(?<=Lacquer lighter.*)/u,
        'is made of brass.',
      )
      .replace('Presented unframed', 'Unframed')
      // Nobody paints a print.
      .replace('The work is painted in lithograph and measures', 'The lithograph measures')
      .replace('Painted in lithograph, the work measures', 'The lithograph measures')
      .replace(
        /The work (?=is)(?<=(?:, the work|The lithograph) measures [^.]*\. The work )/u,
        'It ',
      )
      .replace(/\bexecuted(?<=^[^.]*)(?= in \p{Lu}.*\blithograph\b)/u, 'printed'),
  );
}
