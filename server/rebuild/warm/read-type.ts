import type { KnownAnswers } from '../../../plugins/gatsby-source-custom-api/known-answers';
import { addressOf, type FilledOptions } from '../../../plugins/gatsby-source-custom-api/options';
import { readChanged } from '../../../plugins/gatsby-source-custom-api/read-changed';
import {
  keyOf,
  readSource,
  type NodeDraft,
} from '../../../plugins/gatsby-source-custom-api/read-source';
import { messageOf } from '../../message-of';

/** What was read of the sources of a type. */
export interface TypeReading {
  drafts: NodeDraft[];
  /** Keys of entities that are gone; null: all are that no draft is of. */
  gone: string[] | null;
}

interface ReadContext {
  known: KnownAnswers;
  warn: (text: string) => void;
}

/**
 * Reads the sources of a type: of each no more than what some entities concern, where that is enough.
 * @param ids of the only entities that can have changed; null: any can have
 * @throws Error of the first source that cannot be read, unless the site may do without it
 */
export async function readType(
  sources: readonly FilledOptions[],
  ids: ReadonlySet<number> | null,
  context: ReadContext,
): Promise<TypeReading> {
  const { known } = context;
  const parts = await Promise.all(
    sources.map(async (options) => (ids ? readChanged(options, known, ids) : null)),
  );
  // What a source no longer has is only known of one that was read before.
  const isInParts =
    parts.some((part) => part !== null) && sources.every((options) => formerKeys(options, known));
  const readings = await Promise.all(
    sources.map(async (options, index): Promise<TypeReading> => {
      const part = isInParts ? (parts[index] ?? null) : null;
      if (part) return { drafts: part, gone: [] };
      const former = formerKeys(options, known);
      const drafts = await readOrKeep(options, context);
      if (!drafts) return { drafts: [], gone: [] };
      return { drafts, gone: isInParts && former ? former : null };
    }),
  );
  const drafts = readings.flatMap((reading) => reading.drafts);
  if (readings.every(({ gone }) => gone === null)) return { drafts, gone: null };
  const present = new Set(drafts.map(({ key }) => key));
  const gone = readings.flatMap((reading) => reading.gone ?? []);
  return { drafts, gone: gone.filter((key) => !present.has(key)) };
}

/** Keys of the entities that a source had when all of it was read last; null when that is not known. */
function formerKeys(options: FilledOptions, { lists }: KnownAnswers): string[] | null {
  const list = lists.get(addressOf(options, process.env.NODE_ENV));
  return list ? list.pages.flat().map((id) => keyOf(id, options)) : null;
}

/** Null: it could not be read, and what was known of it stays. */
async function readOrKeep(
  options: FilledOptions,
  { known, warn }: ReadContext,
): Promise<NodeDraft[] | null> {
  try {
    return await readSource(options, known);
  } catch (error) {
    if (!options.keepOnFailure) throw error;
    warn(`${messageOf(error)}; what was known of it is kept`);
    return null;
  }
}
