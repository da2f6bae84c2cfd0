/** Storage of the browser: for good, or for the session of a tab. */
export type StorageArea = 'local' | 'session';

// The getter itself throws where the browser forbids storage: ask for it inside try.
const areaOf = (area: StorageArea): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage;

/** What is stored under a key: null for nothing, undefined where the browser forbids to look. */
export function readStorage(area: StorageArea, key: string): string | null | undefined {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Stores a text, or removes what was stored for null.
 * @returns the error where the browser forbids storage or has no room, null when it is done
 */
export function writeStorage(area: StorageArea, key: string, text: string | null): unknown {
  try {
    if (text === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, text);
    return null;
  } catch (error) {
    return error;
  }
}

/** Keys that begin so; none where the browser forbids to look. */
export function storedKeys(area: StorageArea, beginning: string): string[] {
  try {
    return Object.keys(areaOf(area)).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}
