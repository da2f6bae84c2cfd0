import type { KnownAnswers, KnownList } from './known-answers';
import { mapLimited } from './map-limited';
import { addressOf, type FilledOptions, type Identified, type ListPage } from './options';
import { readParsed } from './read-json';
import { readPageOf } from './read-list';
import { draftOf, ofSource, type NodeDraft } from './read-source';

/**
 * Reads again the pages of a list that hold some of its entries, and the first one. That is enough while
 * the list has as many entries as before and each page that is read holds the same ones: an entry that
 * came, went or moved makes one of these another.
 * @param ids of entries that have changed, or may have come or gone
 * @returns null when the list has no pages, was not read before, or has to be read as a whole
 * @throws Error as `readSource`
 */
export async function readChanged(
  options: FilledOptions,
  known: KnownAnswers,
  ids: ReadonlySet<Identified['id']>,
): Promise<NodeDraft[] | null> {
  const { pagination, details, concurrency } = options;
  const url = addressOf(options, process.env.NODE_ENV);
  const list = known.lists.get(url);
  if (!pagination || details || !list) return null;
  const wanted = list.pages.flatMap((page, index) =>
    index === 0 || page.some((id) => ids.has(id)) ? index + 1 : [],
  );
  const read = (address: string) => readParsed(address, options, options.parse, known);
  try {
    const pages = await mapLimited(concurrency, wanted, async (number) => {
      const page = await readPageOf(url, pagination.parameter, number, read);
      return { number, page };
    });
    if (!pages.every(({ number, page }) => isAsKnown(page, list, number))) return null;
    return pages.flatMap(({ number, page }) => {
      const before = list.pages.slice(0, number - 1).flat().length;
      return page.items.map((entity, index) =>
        draftOf(entity, { index: before + index, total: list.total }, options, known),
      );
    });
  } catch (error) {
    throw ofSource(error, options);
  }
}

function isAsKnown(
  page: ListPage<Identified>,
  { total, pages }: KnownList,
  number: number,
): boolean {
  const ids = pages[number - 1] ?? [];
  return (
    page.total === total &&
    page.lastPage === pages.length &&
    page.items.length === ids.length &&
    page.items.every(({ id }, index) => id === ids[index])
  );
}
