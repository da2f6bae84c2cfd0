import { join } from 'node:path';

/** Where the service writes what it has taken and not built. */
export const journalFile = (dataDirectory: string) =>
  join(dataDirectory, 'rebuild', 'journal.jsonl');
