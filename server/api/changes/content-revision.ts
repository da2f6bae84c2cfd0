import { onContentChange } from './content-changed';

/** How long another process's changes may stay unseen, milliseconds. */
const longestStaleness = 1000;

/** Which changes of content this process is sure to read. */
export interface ContentRevision {
  /**
   * Number of a committed change: whoever reads the database from now on sees it and all before it. It is
   * the latest one by this process, and at most a second behind those of others.
   * @param least the database is asked when a lower number is known; it may still be lower then
   */
  current: (least?: number) => Promise<number>;
}

/** @param readLatest asks the database for the number of the latest change */
export function contentRevisionOf(readLatest: () => Promise<number>): ContentRevision {
  let known = 0;
  let readAt = -Infinity;
  let ownChanges = 0;
  onContentChange(() => {
    ownChanges += 1;
    readAt = -Infinity;
  });

  return {
    current: async (least = 0) => {
      const [now, changesBefore] = [performance.now(), ownChanges];
      if (known >= least && now - readAt < longestStaleness) return known;
      const latest = await readLatest();
      // A change that was made meanwhile may have been missed.
      if (changesBefore === ownChanges) readAt = Math.max(readAt, now);
      known = Math.max(known, latest);
      return known;
    },
  };
}
