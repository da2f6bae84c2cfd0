import { nullable, type InferOutput } from 'valibot';
import { object } from 'yup';
import { roles } from '../config/roles';
import { choice, requiredText } from './body';
import { defineEndpoint } from './endpoint';
import { pagingFields, queryOf } from './query';
import {
  count,
  filledText,
  id,
  instant,
  listOf,
  nullableInstant,
  oneOf,
  paginateData,
  shape,
  text,
  toPage,
} from './wire';

const personAnswer = () =>
  shape({
    id: id(),
    name: filledText(),
    role: oneOf(roles),
    created_at: instant(),
    /** From then on the token lets nobody in; null: it does. */
    revoked_at: nullableInstant(),
  });

export type Person = ReturnType<typeof toPerson>;

function toPerson({
  created_at,
  revoked_at,
  ...person
}: InferOutput<ReturnType<typeof personAnswer>>) {
  return { ...person, createdAt: created_at, revokedAt: revoked_at };
}

export const people = defineEndpoint({
  method: 'GET',
  path: '/admin/people',
  summary: 'Who may read and who may edit, revoked tokens too.',
  access: 'admin',
  answer: shape({ data: listOf(personAnswer()) }),
  reshape: ({ data }) => data.map(toPerson),
});

/** Status 201. The token is told this once: the backend keeps its hash alone. */
export const addPerson = defineEndpoint({
  method: 'POST',
  path: '/admin/people',
  summary: 'Gives a person a token of their own. A name is never given twice.',
  access: 'admin',
  body: object({ name: requiredText(60), role: choice(roles).required('required') }),
  answer: shape({ data: personAnswer(), token: filledText() }),
  reshape: ({ data, token }) => ({ person: toPerson(data), token }),
});

export const revokePerson = defineEndpoint({
  method: 'DELETE',
  path: '/admin/people/:id',
  summary: 'Ends the token of a person; what they did stays recorded.',
  access: 'admin',
  answer: shape({ data: personAnswer() }),
  reshape: ({ data }) => toPerson(data),
});

const recordedCall = () =>
  shape({
    id: id(),
    at: instant(),
    person: filledText(),
    /** What was called, e.g. `PUT /ru/admin/articles/7`. */
    call: filledText(),
    /** Fields that the body named; their values stay where they belong. */
    fields: listOf(text()),
    /** Status of the answer; null: the backend ended before it. */
    status: nullable(count()),
  });

export const editingLog = defineEndpoint({
  method: 'GET',
  path: '/admin/log',
  summary: 'Who changed what, the latest first.',
  access: 'editor',
  query: queryOf(pagingFields(100, 50)),
  answer: shape({ items: listOf(recordedCall()), paginate_data: paginateData() }),
  reshape: toPage,
});
