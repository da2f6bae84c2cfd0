import { useRecoilState } from 'recoil';
import { renamed, seen, withoutSaved, withSaved, type SavedFilter } from './saved-filters';
import { savedFiltersState } from './saved-filters.state';

export interface SavedFilters {
  /** Empty in the HTML and in the first render. */
  saved: readonly SavedFilter[];
  save: (one: SavedFilter) => void;
  remove: (url: string) => void;
  rename: (url: string, title: string) => void;
  /** What was new of it has been looked at. */
  markSeen: (url: string) => void;
}

export function useSavedFilters(): SavedFilters {
  const [saved, setSaved] = useRecoilState(savedFiltersState);
  return {
    saved,
    save: (one) => setSaved((all) => withSaved(all, one)),
    remove: (url) => setSaved((all) => withoutSaved(all, url)),
    rename: (url, title) => setSaved((all) => renamed(all, url, title)),
    markSeen: (url) => setSaved((all) => seen(all, url, new Date())),
  };
}
