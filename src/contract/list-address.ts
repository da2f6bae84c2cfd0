import { safeParse } from 'valibot';
import { valueSeparator } from '../config/filter-address';
import { filterFields, filterQuery, type ItemFilter } from './filters';

/**
 * The filter that the address of a catalogue list tells of, as the backend reads it.
 * @param query what follows the `?` of the address, e.g. `brands=1.4&price_to=5000`; keys in the spelling
 * of the API (`brands[]=1`) are understood too, and what is no filter is left out
 * @returns null when a field holds what it cannot
 */
export function filterOfAddress(query: string): ItemFilter | null {
  const params = new URLSearchParams(query);
  const given = Object.keys(filterFields).flatMap((key) => {
    const values = key.endsWith('[]') ? listOf(params, key) : params.get(key);
    return values === null || values.length === 0 ? [] : [[key, values] as const];
  });
  const { success, output } = safeParse(filterQuery, Object.fromEntries(given));
  return success ? output : null;
}

function listOf(params: URLSearchParams, key: string): string[] {
  const single = params.get(key.slice(0, -2)) ?? '';
  return [single, ...params.getAll(key)]
    .flatMap((text) => text.split(valueSeparator))
    .filter((value) => value !== '');
}
