import type { AtomEffect } from 'recoil';
import { onceHydrated } from '../lib/hydration';
import { report } from '../lib/report';
import { readStorage, writeStorage, type StorageArea } from '../lib/storage';

interface Stored<Value> {
  /** Key in the storage. */
  key: string;
  area: StorageArea;
  /**
   * Makes a value of what JSON was stored, whoever wrote it; null stands for nothing and for what is
   * no JSON. Spec §4: what is corrupt is dropped, not repaired. Without it nothing is read back.
   */
  parse?: (stored: unknown) => Value;
  /** The text that is stored, null to remove it; JSON by default. */
  format?: (value: Value) => string | null;
  /** What is stored instead when there is no room for the whole value. */
  smaller?: (value: Value) => Value;
  /** Takes over what another tab stores. */
  followsTabs?: boolean;
}

/**
 * Atom effect that keeps an atom in the browser's storage. Storage is read once the page is
 * hydrated, so that the first render equals the HTML. Where the browser forbids storage, or has no
 * room, the error is reported and the atom lives as long as the page.
 */
export function stored<Value>(options: Stored<Value>): AtomEffect<Value> {
  const { key, area, parse, format = JSON.stringify, smaller, followsTabs = false } = options;
  return ({ node, setSelf, onSet }) => {
    if (typeof window === 'undefined') return undefined;

    onSet((value) => {
      const error = writeStorage(area, key, format(value));
      if (error === null) return;
      const second = smaller ? writeStorage(area, key, format(smaller(value))) : error;
      if (second !== null) report(second, node.key);
    });
    if (!parse) return undefined;

    const restore = () => {
      const text = readStorage(area, key);
      if (text === undefined) report(new Error('storage is forbidden'), node.key);
      // Nothing stored leaves the default as it is: whoever shows it is not rendered again.
      else if (text !== null) setSelf(parse(jsonOf(text)));
    };
    const follow = (event: StorageEvent) => {
      // A storage that was cleared tells no key.
      if (event.key === key || event.key === null) setSelf(parse(jsonOf(event.newValue)));
    };
    const cancel = onceHydrated(() => {
      restore();
      if (followsTabs) window.addEventListener('storage', follow);
    });
    return () => {
      cancel();
      window.removeEventListener('storage', follow);
    };
  };
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
