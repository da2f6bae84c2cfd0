/** How texts to read are shown; the specification gives no numbers (docs/decisions.md). */
export const reading = {
  /** What an adult reads of a text about things that are new to them. */
  wordsPerMinute: 180,
  /** From so many sections on a text has a list of contents. */
  contentsFromSections: 3,
  /** Further texts of the same kind below one. */
  relatedTexts: 3,
  videoPageSize: 12,
  /** Newest entries that a feed holds. */
  feedEntries: 30,
} as const;

/**
 * Terms that mean something else in everyday speech (jewels of a movement, hands, an alarm): texts do
 * not link them, because most of the time they would link the wrong thing.
 */
export const unlinkedTerms: readonly string[] = [
  'alarm',
  'balance-wheel',
  'barrel',
  'bracelet',
  'clasp',
  'escapement',
  'frequency',
  'hands',
  'indices',
  'jewels',
  'skeleton',
  'strap',
];
