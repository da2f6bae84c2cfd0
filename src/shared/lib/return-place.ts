import { readStorage, writeStorage } from './storage';

/** Where a visitor left a list, for the way back to it. */
export interface ReturnPlace {
  /** Path and search of the list. */
  address: string;
  /** Id of the card that was followed, or of the first one in sight. */
  item: number;
  /** Pixels from the top of the window to the top of that card. */
  top: number;
  /** Pixels that the page was scrolled by, for when the card is gone. */
  scrollY: number;
}

const storageKey = 'catalogue_return';

/** Spec §3 "Scroll state": kept for the session, so that it outlives a reload. */
export function keepReturnPlace(place: ReturnPlace): void {
  // Without storage the way back ends at the top of the list: no fault to tell anybody of.
  writeStorage('session', storageKey, JSON.stringify(place));
}

let hasMovedOn = false;

/** Told of each change of route after the first: from then on a list that opens is come back to. */
export function moveOn(): void {
  hasMovedOn = true;
}

/** Whether the document was opened anew, by a link or an address: it begins at its top. */
export function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !hasMovedOn && entry?.type === 'navigate';
}

/** The place that was left at an address; null when it was left elsewhere or the entry is corrupt. */
export function returnPlaceAt(address: string): ReturnPlace | null {
  try {
    const kept: unknown = JSON.parse(readStorage('session', storageKey) ?? 'null');
    return isReturnPlace(kept) && kept.address === address ? kept : null;
  } catch {
    return null;
  }
}

export function forgetReturnPlace(): void {
  writeStorage('session', storageKey, null);
}

function isReturnPlace(value: unknown): value is ReturnPlace {
  const place = (value ?? {}) as Record<string, unknown>;
  return (
    typeof place.address === 'string' &&
    [place.item, place.top, place.scrollY].every((number) => Number.isFinite(number))
  );
}
