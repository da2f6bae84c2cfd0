import { itemListPaths } from '../config/item-lists';

/** Pages of the visitor's own, and pages that only show a part of another one. */
const unindexed: readonly RegExp[] = [
  // Those of the default city, which has an address of its own.
  /^\/contacts\/$/,
  /^\/document\/$/,
  /^\/(?:account|profile|subscription|preview|search|ui)\//,
];

/** Spec §9: default page robots `index, follow`. The sitemap lists the same pages. */
export function isIndexed(path: string): boolean {
  return (
    !Object.values(itemListPaths).some((own) => own === path) &&
    !unindexed.some((rule) => rule.test(path))
  );
}
