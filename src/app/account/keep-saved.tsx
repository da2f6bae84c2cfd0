import { useEffect, useRef } from 'react';
import { catalogs, type ItemKind } from '../../config/catalogs';
import { difference } from '../../domain/difference';
import { fetchSaved, toggleSaved } from '../../features/account/account.client';
import { useAccountContact } from '../../features/account/use-account-contact';
import { holds, type Entry } from '../../features/lists/entries';
import { useList } from '../../features/lists/use-list';
import { report } from '../../shared/lib/report';

const kindOf = ({ catalogType }: Pick<Entry, 'catalogType'>) => catalogs[catalogType].kind;

/**
 * Keeps the favourites of the browser and those of the account the same: at sign-in the browser gets
 * what only the account has, and from then on the account follows the browser.
 */
export function KeepSaved() {
  const token = useAccountContact()?.token ?? null;
  const { entries, isReady, toggle } = useList('favorite');
  const latest = useRef({ entries, toggle });
  latest.current = { entries, toggle };
  /** What the account keeps, by url; null until it is known. */
  const kept = useRef<Map<string, ItemKind> | null>(null);
  // The call that changes an item turns it over (spec §4): one at a time, or two would undo each other.
  const calls = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    kept.current = null;
  }, [token]);

  useEffect(() => {
    if (token === null || !isReady) return;
    calls.current = calls.current
      .then(async () => {
        if (kept.current === null) {
          const cards = await fetchSaved(token);
          kept.current = new Map(cards.map((card) => [card.url, card.kind]));
          const missing = cards.filter(({ url }) => !holds(latest.current.entries, url));
          missing.forEach(latest.current.toggle);
          // Once they are among the entries, this runs again.
          if (missing.length > 0) return;
        }
        await send(token, latest.current.entries, kept.current);
      })
      .catch((error: unknown) => report(error, 'account/saved'));
  }, [token, isReady, entries]);

  return null;
}

/** Makes the account keep what the entries are, and nothing else. */
async function send(
  token: string,
  entries: readonly Entry[],
  kept: Map<string, ItemKind>,
): Promise<void> {
  const local = new Map(entries.map((entry) => [entry.url, kindOf(entry)]));
  const { added, removed } = difference(local.keys(), kept.keys());
  for (const url of [...added, ...removed]) {
    const kind = local.get(url) ?? kept.get(url);
    if (!kind) continue;
    if (await toggleSaved(token, { kind, url })) kept.set(url, kind);
    else kept.delete(url);
  }
}
