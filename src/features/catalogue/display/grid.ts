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

/** What local storage has kept; anything but a grid is dropped. */
export function parseGrid(kept: string | null): Grid {
  try {
    const { isExtended, isBig } = JSON.parse(kept ?? '{}') as Partial<Grid>;
    return { isExtended: isExtended === true && isBig !== true, isBig: isBig === true };
  } catch {
    return usualGrid;
  }
}
