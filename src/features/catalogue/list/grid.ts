/** Spec §3 "Catalogue state": how large the cards of a list are. */
export interface Grid {
  /** More and smaller cards to a row. */
  isExtended: boolean;
  /** Fewer and larger cards to a row. */
  isBig: boolean;
}

export const usualGrid: Grid = { isExtended: false, isBig: false };

/** Spec §4 "Filters": the grid toggle flips the extended flag and clears the big-grid flag. */
export function toggledGrid({ isExtended }: Grid): Grid {
  return { isExtended: !isExtended, isBig: false };
}

/** Big cards are never many to a row as well. */
export function toggledBig({ isBig }: Grid): Grid {
  return { isExtended: false, isBig: !isBig };
}

/** A stored grid; anything but a grid is dropped. */
export function parseGrid(stored: unknown): Grid {
  const { isExtended, isBig } = (stored ?? {}) as Record<string, unknown>;
  return { isExtended: isExtended === true && isBig !== true, isBig: isBig === true };
}
