/** In how many rows a line is told of first only once. */
const rows = 40;

/** When each note was told first, by the rows of one catalogue. */
const told = { row: 0, last: new Map<string, number>() };

/**
 * What a line is known for before the watch that has been named, unless it speaks of that or opened
 * a description in the rows before.
 */
export function noteFirst(text: string, row?: number): string {
  return text
    .replace(/^(.*?) ‹(?!The watch\b)([^›]*)›/u, (_, named: string, note: string) =>
      mayLead(note, row) ? `${note} ${named}` : `${named} ${note}`,
    )
    .replace(/[‹›]/gu, '');
}

/** The rows of a catalogue only grow: a row that does not begins another catalogue. */
function mayLead(note: string, row?: number): boolean {
  if (row === undefined) return true;
  if (row < told.row) told.last.clear();
  told.row = row;
  const last = told.last.get(note);
  if (last !== undefined && last !== row && row - last < rows) return false;
  told.last.set(note, row);
  return true;
}
