import { custom, looseObject } from 'valibot';
import { hostCodes } from '../config/hosts';
import { editedEntities, type EditedEntity } from './edited-bodies';
import { defineEndpoint } from './endpoint';
import { pagingFields, queryOf } from './query';
import { count, filledText, id, instant, listOf, oneOf, paginateData, shape, toPage } from './wire';

/** A row as editors see it: its fields as in the body, with id and revision. */
const row = () => looseObject({ id: id(), revision: count() });

/** The other fields are those of `editedBodies`. */
export interface EditedRow extends Record<string, unknown> {
  id: number;
  /** Grows with each change of the row. */
  revision: number;
}

/** The events that a call made: one for each host that tells of the row, with its new revision. */
const changes = () => listOf(shape({ host: oneOf(hostCodes), revision: count() }));

export const editedList = defineEndpoint({
  method: 'GET',
  path: '/admin/:entity',
  summary: 'Rows of an entity, by id.',
  access: 'reader',
  query: queryOf(pagingFields(100, 50)),
  answer: shape({ items: listOf(row()), paginate_data: paginateData() }),
  reshape: toPage,
});

export const editedRow = defineEndpoint({
  method: 'GET',
  path: '/admin/:entity/:id',
  summary: 'One row of an entity.',
  access: 'reader',
  answer: shape({ data: row() }),
  reshape: (wire): EditedRow => wire.data,
});

/** The body is that of `editedBodies[entity]`; status 201. */
export const createRow = defineEndpoint({
  method: 'POST',
  path: '/admin/:entity',
  summary: 'Makes a row, in one transaction with its event for the rebuild.',
  access: 'editor',
  answer: shape({ data: row(), changes: changes() }),
  reshape: (wire): EditedRow => wire.data,
});

/** Fields that the body leaves out stay as they are. */
export const changeRow = defineEndpoint({
  method: 'PUT',
  path: '/admin/:entity/:id',
  summary: 'Changes a row, in one transaction with its event for the rebuild.',
  access: 'editor',
  answer: shape({ data: row(), changes: changes() }),
  reshape: (wire): EditedRow => wire.data,
});

export const deleteRow = defineEndpoint({
  method: 'DELETE',
  path: '/admin/:entity/:id',
  summary: 'Deletes a row, in one transaction with its event for the rebuild.',
  access: 'editor',
  answer: shape({ message: filledText(), changes: changes() }),
  reshape: (wire) => wire.message,
});

/** What a webhook of the backend carries (Standard Webhooks; one event per changed row and host). */
export const contentEvent = shape({
  type: custom<`${EditedEntity}.${'created' | 'changed' | 'deleted'}`>(
    (value) => /^[a-z-]+\.(created|changed|deleted)$/.test(String(value)),
    'must name an entity and what happened',
  ),
  /** When the change was made. */
  timestamp: instant(),
  data: shape({
    host: filledText(),
    entity: oneOf<EditedEntity>(editedEntities),
    id: id(),
    revision: count(),
    /** Answers with this number in `x-content-revision`, or a higher one, hold the change. */
    content_revision: count(),
  }),
});
