import { lazy, Suspense, type ComponentProps } from 'react';
import { SavedFiltersMenu } from '../../features/catalogue/saved/saved-filters-menu';
import { loadPart } from '../../shared/lib/load-part';

const SavedFiltersNote = lazy(async () => ({
  default: (await loadPart(() => import('./saved-filters-note'))).SavedFiltersNote,
}));

/** The saved filters of a list, with the way into the account; all but a button is loaded by a press. */
export function SavedFiltersTool(
  props: Omit<ComponentProps<typeof SavedFiltersMenu>, 'renderNote'>,
) {
  return (
    <SavedFiltersMenu
      {...props}
      renderNote={(leave) => (
        <Suspense fallback={null}>
          <SavedFiltersNote onLeave={leave} />
        </Suspense>
      )}
    />
  );
}
