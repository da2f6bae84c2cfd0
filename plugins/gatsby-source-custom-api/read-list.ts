import { setTimeout as sleep } from 'node:timers/promises';
import { waitBefore } from './back-off';
import { mapLimited } from './map-limited';
import type { FilledOptions, Identified, ListPage } from './options';
import { readJson, SourceError } from './read-json';

type Parsed = Identified[] | ListPage<Identified>;

/** Pages that do not make one list: an edit fell between two of them, or the backend miscounts. */
class InconsistentListError extends SourceError {}

/**
 * Reads all entries of a list. A paginated list is read again when its pages do not fit together.
 * @throws SourceError, or whatever `parse` throws, naming the address.
 */
export async function readList(url: string, options: FilledOptions): Promise<Identified[]> {
  if (!options.pagination) return wholeList(await readParsed(url, options), url);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readPages(url, options.pagination.parameter, options);
    } catch (error) {
      if (!(error instanceof InconsistentListError) || attempt > options.retries) throw error;
      await sleep(waitBefore(attempt));
    }
  }
}

async function readPages(
  url: string,
  parameter: string,
  options: FilledOptions,
): Promise<Identified[]> {
  const readPage = async (page: number) => {
    const address = pageAddress(url, parameter, page);
    return onePage(await readParsed(address, options), address);
  };
  const first = await readPage(1);
  if (first.lastPage > Math.max(1, first.total)) {
    throw new SourceError(`${url} has ${first.lastPage} pages for ${first.total} entries`);
  }
  const numbers = Array.from({ length: Math.max(0, first.lastPage - 1) }, (_, index) => index + 2);
  const pages = [first, ...(await mapLimited(options.concurrency, numbers, readPage))];
  for (const { total, lastPage } of pages) {
    if (total !== first.total || lastPage !== first.lastPage) {
      throw new InconsistentListError(`${url} changed while its pages were read`);
    }
  }
  const entries = pages.flatMap(({ items }) => items);
  if (entries.length !== first.total) {
    throw new InconsistentListError(
      `${url} has ${entries.length} entries on its pages, but counts ${first.total}`,
    );
  }
  return withDistinct(['id', 'url'], entries, url);
}

async function readParsed(url: string, options: FilledOptions): Promise<Parsed> {
  return options.parse(await readJson(url, options), url);
}

function wholeList(parsed: Parsed, url: string): Identified[] {
  if (!Array.isArray(parsed)) throw new SourceError(`${url} was parsed into a page, not a list`);
  return withDistinct(['id'], parsed, url);
}

function onePage(parsed: Parsed, url: string): ListPage<Identified> {
  if (Array.isArray(parsed)) throw new SourceError(`${url} was parsed into a list, not a page`);
  return parsed;
}

/** Refuses a list that names something twice: one of the two would silently be lost. */
function withDistinct(keys: ('id' | 'url')[], entries: Identified[], url: string): Identified[] {
  for (const key of keys) {
    const seen = new Set<string | number>();
    for (const entry of entries) {
      const value = (entry as Identified & { url?: string })[key];
      if (value === undefined) continue;
      if (seen.has(value)) {
        throw new InconsistentListError(`${url} has the ${key} "${value}" twice`);
      }
      seen.add(value);
    }
  }
  return entries;
}

function pageAddress(url: string, parameter: string, page: number): string {
  const address = new URL(url);
  address.searchParams.set(parameter, String(page));
  return address.href;
}
