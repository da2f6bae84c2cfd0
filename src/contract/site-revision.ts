import { array, integer, nullable, number, object, pipe, string, type InferOutput } from 'valibot';

/** Where a site says which release answers. */
export const siteRevisionPath = '/rev.json';

/** What a site says of its last releases: small, and never kept by a cache. */
export const siteRevision = object({
  /** Number of the release that answers. */
  release: pipe(number(), integer()),
  /** The newest first; further back nothing is known. */
  changes: array(
    object({
      release: pipe(number(), integer()),
      /** When it was made, seconds since 1970. */
      at: number(),
      /** Pages whose data it changed, such as `/article/x/`; null: any may have. */
      paths: nullable(array(string())),
    }),
  ),
});

export type SiteRevision = InferOutput<typeof siteRevision>;

/**
 * Pages whose data changed after release `known`.
 * @returns null when any may have
 */
export function pagesChangedSince(
  { release, changes }: SiteRevision,
  known: number,
): string[] | null {
  const later = changes.filter((change) => change.release > known);
  if (known > release || later.length < release - known) return null;
  const paths = later.map((change) => change.paths);
  return paths.includes(null) ? null : [...new Set(paths.flatMap((list) => list ?? []))];
}
