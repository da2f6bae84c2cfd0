import type { ObjectSchema, SchemaDescription } from 'yup';
import { type Endpoint } from '../../src/contract/endpoint';
import { registration } from './account-calls';
import { allEndpoints } from './endpoints';

/** Every call of an account holder, by its name in src/contract: a new one is among them by itself. */
export async function accountEndpoints(): Promise<[name: string, Endpoint][]> {
  return [...(await allEndpoints())].filter(([, { access }]) => access === 'account');
}

/** Calls that change something of an account; signing out takes a token and no session. */
export async function changingEndpoints(): Promise<[name: string, Endpoint][]> {
  const all = [...(await allEndpoints())];
  return all.filter(
    ([name, { access, method }]) => name === 'logout' || (access === 'account' && method !== 'GET'),
  );
}

/** What fields of the account's calls may hold. */
export type Fields = Record<string, unknown>;

/** A call that would be taken, if the token may make it: each field as `fields` or its schema says. */
export function wholeCall(endpoint: Endpoint, token: string, fields: Fields, id: number | string) {
  const asked = Object.keys(endpoint.query?.entries ?? {});
  const query = endpoint.query && {
    ...Object.fromEntries(asked.map((name) => [name, fields[name] ?? 'text'])),
    token,
  };
  const body = endpoint.body && { ...filledBy(endpoint.body, fields), token };
  return { params: { id }, ...(query && { query }), ...(body && { body }) };
}

function filledBy(schema: ObjectSchema<object>, fields: Fields): Fields {
  const described = Object.entries(schema.describe().fields) as [string, SchemaDescription][];
  return Object.fromEntries(
    described.map(([name, description]) => [name, fields[name] ?? anyOf(description)]),
  );
}

function anyOf({ type, oneOf }: SchemaDescription): unknown {
  const [first] = oneOf;
  if (first !== undefined && first !== null) return first;
  return { boolean: true, number: 1, array: [] }[type] ?? 'text';
}

/** Of somebody who registers as the tests do. */
export const usualFields = (password: string, email = 'unused@example.org'): Fields => ({
  ...registration(email),
  current_password: password,
  password,
  password_confirmation: password,
  nickname: '@irina',
  topics: ['news'],
  title: 'Rolex',
  catalog_type: 'clocks_today',
  query: 'brands=1',
  seen_at: '2026-11-01T00:00:00.000Z',
  text: 'Когда можно приехать?',
});
