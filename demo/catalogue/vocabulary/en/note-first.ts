import { makers } from '../../makers/all';

/** A line that comes first, as it is written before `noteFirst` has put it there. */
export const lineMarked = (line: string): string => `‹${line}›`;

/**
 * What a line is known for before the piece, which an opening names in front of a note in `‹ ›`; the
 * piece and its maker are named once then.
 */
export function noteFirst(text: string): string {
  return text.replace(
    /^(.*?) ‹([^›]*)›(?: The (\p{Ll}+) (?=(is|are|has|have|comes|measures?|takes)))?/u,
    (_, whole: string, note: string, piece?: string, verb?: string) => {
      const named = makerOnce(whole, note);
      if (piece === undefined) return `${note} ${named}`;
      const isNamed = new RegExp(`^Th(?:is|ese) .* ${piece}\\b`, 'u').test(named);
      // “This is a pair of …”, of which more is told in the plural.
      const areMany = named.startsWith('These') || ['are', 'have', 'measure'].includes(verb ?? '');
      const pronoun = areMany ? ' They ' : ' It ';
      return `${note} ${named}${isNamed ? pronoun : ` The ${piece} `}`;
    },
  );
}

/** `This 2000 Lange 1` behind a note that says whose it is. */
function makerOnce(named: string, note: string): string {
  const maker = makers.find(({ title }) => note.includes(title.en))?.title.en;
  if (maker === undefined) return named;
  const before = named.search(/(?<=\bth(?:is|ese) (?:\d{4} )?)(?!\d{4} )\p{Lu}/iu);
  return named.startsWith(`${maker} `, before)
    ? named.slice(0, before) + named.slice(before + maker.length + 1)
    : named;
}
