import { type HostCode } from '../../src/config/hosts';
import { checked, parseAnswer, urlFor, type Endpoint } from '../../src/contract/endpoint';
import {
  type Address,
  type Argument,
  type PathParams,
  type QuerySchema,
  type QueryValues,
} from '../../src/contract/request';

/** Calls an endpoint of one host with the parameters and the query that it takes. */
export type AskHost = <Wire, Ours, Path extends string, Query extends QuerySchema | undefined>(
  endpoint: Endpoint<Wire, Ours, Path, Query>,
  ...given: Argument<Address<Path, Query>>
) => Promise<Ours>;

/**
 * Asks an endpoint and parses its answer; the answer must hold what the contract describes and
 * nothing beside it.
 */
export async function ask<Wire, Ours, Path extends string, Query extends QuerySchema | undefined>(
  base: string,
  endpoint: Endpoint<Wire, Ours, Path, Query>,
  host: HostCode,
  ...given: Argument<Address<Path, Query>>
): Promise<Ours>;
export async function ask<Wire, Ours>(
  base: string,
  endpoint: Endpoint<Wire, Ours>,
  host: HostCode,
  given: { params?: PathParams; query?: QueryValues } = {},
): Promise<Ours> {
  const url = urlFor(endpoint, `${base}/${host}`, given);
  const answer = await fetch(url, { headers: { accept: 'application/json' } });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const body: unknown = await answer.json();
  const ours = parseAnswer(endpoint, body, url);
  expect(checked(endpoint.answer, body, url)).toEqual(body);
  return ours;
}

/** Reads a list page by page until its last page. */
export async function askAllPages<Item>(
  page: (number: number) => Promise<{ items: Item[]; lastPage: number; total: number }>,
): Promise<{ items: Item[]; total: number; pages: number }> {
  const first = await page(1);
  const items = [...first.items];
  for (let number = 2; number <= first.lastPage; number += 1) {
    items.push(...(await page(number)).items);
  }
  return { items, total: first.total, pages: first.lastPage };
}
