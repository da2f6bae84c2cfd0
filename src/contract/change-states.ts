import { hostCodes } from '../config/hosts';
import { editedEntities } from './edited-bodies';
import {
  count,
  filledText,
  id,
  instant,
  listOf,
  nullableInstant,
  nullableShape,
  oneOf,
  shape,
} from './wire';
import type { InferOutput } from 'valibot';

/** What can be said of a change that an editor made. */
export const changeStateNames = [
  /** Its build has not begun, or is tried again. */
  'waiting',
  'building',
  'live',
  /** Its release is kept: an earlier one is served until `npm run release -- resume`. */
  'held',
  /** Given up until the next change of its host; visitors see the release before. */
  'failed',
  /** Visitors see it without a build. */
  'not-needed',
] as const;

/** Answer of `GET /status/changes`, the latest change first. */
export const changeStates = shape({
  changes: listOf(
    shape({
      host: oneOf(hostCodes),
      entity: oneOf(editedEntities),
      id: id(),
      action: oneOf(['created', 'changed', 'deleted']),
      revision: count(),
      /** When it was made. */
      at: instant(),
      state: oneOf(changeStateNames),
      /** Of a change that is live: its release, and how long it took from `at`. */
      live: nullableShape({
        release: id(),
        /** Milliseconds. */
        after: count(),
        /** How many pages the build wrote or removed. */
        pages: count(),
        /** The first of them. */
        addresses: listOf(filledText()),
      }),
      /** Of a change whose build failed. */
      failure: nullableShape({
        reason: filledText(),
        /** Null: with the next change of the host. */
        nextAttemptAt: nullableInstant(),
      }),
    }),
  ),
});

export type ChangeState = InferOutput<typeof changeStates>['changes'][number];
