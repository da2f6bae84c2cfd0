import { type HostCode } from '../../src/config/hosts';
import {
  parseAnswer,
  urlFor,
  type Endpoint,
  type PathParams,
  type QueryValues,
} from '../../src/contract/endpoint';

/** What a call names beside its endpoint. */
export interface Asked {
  params?: PathParams;
  query?: QueryValues;
}

/**
 * Asks an endpoint and parses its answer; the answer must hold what the contract describes and
 * nothing beside it.
 */
export async function ask<Wire, Ours>(
  base: string,
  endpoint: Endpoint<Wire, Ours>,
  host: HostCode,
  asked: Asked = {},
): Promise<Ours> {
  const url = urlFor(endpoint, `${base}/${host}`, asked);
  const answer = await fetch(url, { headers: { accept: 'application/json' } });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const body: unknown = await answer.json();
  const ours = parseAnswer(endpoint, body, url);
  expect(endpoint.answer.cast(body, { stripUnknown: true })).toEqual(body);
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
