import { resolve } from 'node:path';
import type { Actions } from 'gatsby';
import type { HostCode } from '../../config/hosts';

/**
 * Header and footer show what editors change. As slices they are rendered once and stitched into
 * the pages, so that a change of the menu renders no page anew.
 */
export function createSharedSlices(host: HostCode, actions: Pick<Actions, 'createSlice'>): void {
  for (const id of ['header', 'footer']) {
    actions.createSlice({
      id,
      component: resolve(`src/app/layout/${id}-slice.tsx`),
      context: { language: host },
    });
  }
}
