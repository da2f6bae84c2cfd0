import { type RowsTold } from '../rows-told';

/** In how many rows a line is told of first only once. */
const rows = 40;

/**
 * What a line is known for before the piece that has been named, unless it speaks of that or opened
 * a description in the rows before; the piece is named once then.
 */
export function noteFirst(text: string, told?: RowsTold): string {
  return text
    .replace(
      /^(.*?) ‹(?!(?:The (?:watch|cufflinks)|It|They)\b)([^›]*)›(?: The (\p{Ll}+) (?=is|are|has|have|comes|measures?))?/u,
      (_, named: string, note: string, piece?: string) => {
        const again = piece === undefined ? '' : ` The ${piece} `;
        if (!mayLead(note, told)) return `${named} ${note}${again}`;
        const isNamed =
          piece !== undefined && new RegExp(`^Th(?:is|ese) .* ${piece}\\b`, 'u').test(named);
        const pronoun = named.startsWith('These') ? ' They ' : ' It ';
        return `${note} ${named}${isNamed ? pronoun : again}`;
      },
    )
    .replace(/[‹›]/gu, '');
}

function mayLead(note: string, told?: RowsTold): boolean {
  const name = `note first: ${note}`;
  if (told && told.since(name) < rows) return false;
  told?.tell(name);
  return true;
}
