import { setTimeout as sleep } from 'node:timers/promises';
import { waitBefore } from './back-off';
import { mapLimited } from './map-limited';
import type { KnownAnswers } from './known-answers';
import type { FilledOptions, Identified, ListPage } from './options';
import { readParsed, SourceError } from './read-json';

type Parsed = Identified[] | ListPage<Identified>;
/** Reads an address and parses the answer. */
export type ReadAnswer = (address: string) => Promise<Parsed>;

/** Pages that do not make one list: an edit fell between two of them, or the backend miscounts. */
class InconsistentListError extends SourceError {}

/**
 * Reads all entries of a list. A paginated list is read again when its pages do not fit together.
 * @param known what was made of earlier answers
 * @throws SourceError, or whatever `parse` throws, naming the address.
 */
export async function readList(
  url: string,
  options: FilledOptions,
  known?: KnownAnswers,
): Promise<Identified[]> {
  const read: ReadAnswer = (address) => readParsed(address, options, options.parse, known);
  if (!options.pagination) return wholeList(await read(url), url);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const pages = await readPages(url, options.pagination.parameter, options.concurrency, read);
      known?.lists.set(url, { total: pages.flat().length, pages: pages.map(idsOf) });
      return pages.flat();
    } catch (error) {
      if (!(error instanceof InconsistentListError) || attempt > options.retries) throw error;
      await sleep(waitBefore(attempt));
    }
  }
}

async function readPages(
  url: string,
  parameter: string,
  concurrency: number,
  read: ReadAnswer,
): Promise<Identified[][]> {
  const readPage = (page: number) => readPageOf(url, parameter, page, read);
  const first = await readPage(1);
  if (first.lastPage > Math.max(1, first.total)) {
    throw new SourceError(`${url} has ${first.lastPage} pages for ${first.total} entries`);
  }
  const numbers = Array.from({ length: Math.max(0, first.lastPage - 1) }, (_, index) => index + 2);
  const pages = [first, ...(await mapLimited(concurrency, numbers, readPage))];
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
  withDistinct(['id', 'url'], entries, url);
  return pages.map(({ items }) => items);
}

const idsOf = (entries: readonly Identified[]) => entries.map(({ id }) => id);

/** Reads one page of a list. */
export async function readPageOf(
  url: string,
  parameter: string,
  page: number,
  read: ReadAnswer,
): Promise<ListPage<Identified>> {
  const address = pageAddress(url, parameter, page);
  return onePage(await read(address), address);
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
