import { checkPictures } from './check-pictures';
import type { KnownAnswers } from './known-answers';
import { mapLimited } from './map-limited';
import {
  addressOf,
  hostOf,
  type FilledOptions,
  type Identified,
  type NodeFields,
  type Place,
} from './options';
import { readParsed, SourceError } from './read-json';
import { readList } from './read-list';

/** A node to be, still without what belongs to Gatsby. */
export interface NodeDraft {
  /** The same for the same entity of the same site on every run. */
  key: string;
  fields: NodeFields;
}

/**
 * Reads everything that a source gives and makes it ready to become nodes; touches no node.
 * @param known what was made of earlier answers, in a process that reads more than once
 * @throws Error naming host, address and, where an answer broke its contract, the field.
 */
export async function readSource(
  options: FilledOptions,
  known?: KnownAnswers,
): Promise<NodeDraft[]> {
  const address = addressOf(options, process.env.NODE_ENV);
  try {
    const entries = await readList(address, options, known);
    if (options.required && entries.length === 0) {
      throw new SourceError(`${address} has no entries, but the site needs at least one`);
    }
    const { details } = options;
    const entities = details
      ? await mapLimited(options.concurrency, entries, (entry) =>
          readParsed(details.url(entry), options, details.parse, known),
        )
      : entries;
    return entities.map((entity, index) =>
      draftOf(entity, { index, total: entities.length }, options, known),
    );
  } catch (error) {
    throw ofSource(error, options);
  }
}

/** The node to be of an entity. */
export function draftOf(
  entity: Identified,
  place: Place,
  options: FilledOptions,
  known?: KnownAnswers,
): NodeDraft {
  const address = addressOf(options, process.env.NODE_ENV);
  const make = () => {
    const fields = options.toNode(entity, place);
    checkPictures(fields, options.imageKeys, address);
    return { key: keyOf(entity.id, options), fields };
  };
  return known ? known.madeOf(entity, place, make) : make();
}

/** What the node of an entity is known by. */
export function keyOf(id: Identified['id'], options: FilledOptions): string {
  const host = hostOf(options, addressOf(options, process.env.NODE_ENV));
  return `${options.rootKey}:${host}:${id}`;
}

/** A failure that says which source it is of. */
export function ofSource(error: unknown, options: FilledOptions): Error {
  const host = hostOf(options, addressOf(options, process.env.NODE_ENV));
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${options.rootKey} of host ${host}: ${reason}`, { cause: error });
}
