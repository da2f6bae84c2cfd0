import { dirname, join } from 'node:path';

/** How the texts of a release are compressed, the smallest first. */
export const encodings = ['br', 'gzip'] as const;

/** Files whose copies are worth their place; their names say so. */
export const compressible = /\.(?:html|css|js|json|svg|xml|txt|webmanifest|ttf|otf|wasm)$/;

export type Encoding = (typeof encodings)[number];

/**
 * Where the compressed copies of a published tree lie: `<n>/br/<path>` and `<n>/gzip/<path>` beside
 * `<n>/site/<path>`. A file without a copy is sent as it is.
 */
export function compressedTree(site: string, encoding: Encoding): string {
  return join(dirname(site), encoding);
}
