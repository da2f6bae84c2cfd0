import { type Database } from '../db/connect';
import { latestContentEvent } from '../db/repositories/content-events';
import { onContentChange } from './content-changed';

/** How long another process's edits may stay unseen, milliseconds. */
const longestStaleness = 1000;

/** A read model that is made anew when editors have changed something. */
export interface ReadModel<Model> {
  /** As of the last change by this process, and at most a second behind those of others. */
  current: () => Promise<Model>;
}

/** @param load makes the model; asked again after each change of content */
export function readModelOf<Model>(db: Database, load: () => Promise<Model>): ReadModel<Model> {
  let made: { event: number; model: Promise<Model> } | undefined;
  let checkedAt = -Infinity;
  onContentChange(() => {
    checkedAt = -Infinity;
  });

  return {
    current: async () => {
      const now = performance.now();
      if (made && now - checkedAt < longestStaleness) return made.model;
      const event = await latestContentEvent(db);
      checkedAt = now;
      if (made?.event !== event) {
        const model = load();
        made = { event, model };
        // A load that failed is tried again by the next caller.
        model.catch(() => (made = undefined));
      }
      return made.model;
    },
  };
}
