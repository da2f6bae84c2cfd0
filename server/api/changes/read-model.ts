import { type ContentRevision } from './content-revision';

/** A read model that is made anew when editors have changed something. */
export interface ReadModel<Model> {
  /** Holds all changes of the current content revision. */
  current: () => Promise<Model>;
}

/** @param load makes the model; asked again after each change of content */
export function readModelOf<Model>(
  revision: ContentRevision,
  load: () => Promise<Model>,
): ReadModel<Model> {
  let made: { revision: number; model: Promise<Model> } | undefined;

  return {
    current: async () => {
      const current = await revision.current();
      if (!made || made.revision < current) {
        const model = load();
        made = { revision: current, model };
        // A load that failed is tried again by the next caller.
        model.catch(() => {
          if (made?.model === model) made = undefined;
        });
      }
      return made.model;
    },
  };
}
