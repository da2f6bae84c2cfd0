/** A line that comes first, as it is written before `noteFirst` has put it there. */
export const lineMarked = (line: string): string => `‹${line}›`;

/**
 * What a line is known for before the piece, which an opening names in front of a note in `‹ ›`; the
 * piece is named once then.
 */
export function noteFirst(text: string): string {
  return text.replace(
    /^(.*?) ‹([^›]*)›(?: The (\p{Ll}+) (?=is|are|has|have|comes|measures?|takes))?/u,
    (_, named: string, note: string, piece?: string) => {
      if (piece === undefined) return `${note} ${named}`;
      const isNamed = new RegExp(`^Th(?:is|ese) .* ${piece}\\b`, 'u').test(named);
      const pronoun = named.startsWith('These') ? ' They ' : ' It ';
      return `${note} ${named}${isNamed ? pronoun : ` The ${piece} `}`;
    },
  );
}
