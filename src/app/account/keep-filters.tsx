import { useEffect, useRef } from 'react';
import { saveFilter } from '../../features/account/filters.client';
import { useAccountContact } from '../../features/account/use-account-contact';
import { wholeQuery } from '../../features/catalogue/saved/saved-filters';
import { useSavedFilters } from '../../features/catalogue/saved/use-saved-filters';
import { report } from '../../shared/lib/report';

/**
 * Moves the saved filters of the browser into the account: those from before the sign-in, and each
 * that is saved later. One that could not be kept stays in the browser until the next page load.
 */
export function KeepFilters() {
  const token = useAccountContact()?.token ?? null;
  const { saved, remove } = useSavedFilters();
  const tried = useRef(new Set<string>());
  // One after the other, the oldest first: the account lists the latest first, as the browser does.
  const moves = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => tried.current.clear(), [token]);

  useEffect(() => {
    if (token === null) return;
    for (const one of [...saved].reverse()) {
      if (tried.current.has(one.url)) continue;
      tried.current.add(one.url);
      const { title, catalogType, seenAt } = one;
      const filter = { title, catalog_type: catalogType, query: wholeQuery(one), seen_at: seenAt };
      moves.current = moves.current
        .then(() => saveFilter(token, filter))
        .then(() => {
          remove(one.url);
          tried.current.delete(one.url);
        })
        .catch((error: unknown) => report(error, 'account/filters'));
    }
  }, [token, saved, remove]);

  return null;
}
