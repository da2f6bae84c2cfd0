import { useOfflineLists } from './use-offline-lists';

/** A component of its own, so that nothing else of the header is drawn again with each heart. */
export function OfflineLists() {
  useOfflineLists();
  return null;
}
