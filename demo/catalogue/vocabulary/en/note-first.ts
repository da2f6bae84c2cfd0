import { type RowsTold } from '../rows-told';

/** In how many rows a line is told of first only once. */
const rows = 40;

/**
 * What a line is known for before the watch that has been named, unless it speaks of that or opened
 * a description in the rows before.
 */
export function noteFirst(text: string, told?: RowsTold): string {
  return text
    .replace(/^(.*?) ‹(?!The watch\b)([^›]*)›/u, (_, named: string, note: string) =>
      mayLead(note, told) ? `${note} ${named}` : `${named} ${note}`,
    )
    .replace(/[‹›]/gu, '');
}

function mayLead(note: string, told?: RowsTold): boolean {
  const name = `note first: ${note}`;
  if (told && told.since(name) < rows) return false;
  told?.tell(name);
  return true;
}
