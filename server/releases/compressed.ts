import { dirname, join } from 'node:path';

/** How the texts of a release are compressed, the smallest first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Where the compressed copies of a published tree lie: `<n>/br/<path>` and `<n>/gzip/<path>` beside
 * `<n>/site/<path>`. A file without a copy is sent as it is.
 */
export function compressedTree(site: string, encoding: Encoding): string {
  return join(dirname(site), encoding);
}
