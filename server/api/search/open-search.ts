import { catalogs, type CatalogType } from '../../../src/config/catalogs';
import { hostCodes, languageOf, type HostCode } from '../../../src/config/hosts';
import { type LanguageCode } from '../../../src/config/languages';
import { availableStatuses } from '../../../src/config/item-labels';
import { type Found } from '../../../src/contract/search';
import { type ContentRevision } from '../changes/content-revision';
import { readModelOf, type ReadModel } from '../changes/read-model';
import { type Database } from '../db/connect';
import {
  listItemIdsByStatus,
  listSearchItems,
  listSearchPages,
  listTypeWords,
  type SearchItemRow,
} from '../db/repositories/search-rows';
import { kindWords, searchedBeside } from './kind-words';
import { makerSpellings } from './maker-spellings';
import { findDocuments, type Hits } from './find-documents';
import { nearestFirst } from './nearest-first';
import { WordIndex, type Indexed } from './word-index';

export interface FoundItem {
  id: number;
  catalogType: CatalogType;
}

export interface FoundPage {
  id: number;
  kind: Found['kind'];
  title: string;
  preview: string;
  /** Path on the site. */
  path: string;
}

export interface SearchHits {
  understoodAs: string;
  /** Whether what was searched for is not what was typed. */
  isCorrected: boolean;
  /** Whether pages hold all words of the query and no item does. */
  arePagesFirst: boolean;
  /** The likeliest first. */
  items: FoundItem[];
  pages: FoundPage[];
}

export interface Searcher {
  /** With `isExact` nothing of the query is mended. */
  find: (host: HostCode, query: string, isExact?: boolean) => Promise<SearchHits>;
  itemIds: (host: HostCode, query: string) => Promise<ReadonlySet<number>>;
  /** Makes the index of a host before somebody searches there. */
  prepare: (host: HostCode) => Promise<void>;
}

/** Sorted by rank, which breaks ties of scores. */
interface Searchables {
  items: FoundItem[];
  pages: FoundPage[];
  itemWords: WordIndex;
  pageWords: WordIndex;
}

/** Search over the texts of each host; a host's index is made when it is prepared or first searched. */
export function openSearch(db: Database, revision: ContentRevision): Searcher {
  const models = new Map<HostCode, ReadModel<Searchables>>();

  function current(host: HostCode): Promise<Searchables> {
    const model = models.get(host) ?? readModelOf(revision, () => load(db, host));
    models.set(host, model);
    return model.current();
  }

  async function find(host: HostCode, query: string, isExact = false): Promise<SearchHits> {
    const { items, pages, itemWords, pageWords } = await current(host);
    const ofItems = findDocuments(itemWords, query, isExact);
    const ofPages = findDocuments(pageWords, query, isExact);
    const { understoodAs, isCorrected } =
      ofItems.holdsAll || !ofPages.holdsAll ? better(ofItems, ofPages) : ofPages;
    return {
      understoodAs,
      isCorrected,
      arePagesFirst: ofPages.holdsAll && !ofItems.holdsAll,
      items: nearestFirst(ofItems.scores, items),
      pages: nearestFirst(ofPages.scores, pages),
    };
  }

  return {
    find,
    prepare: async (host) => {
      await current(host);
    },
    itemIds: async (host, query) => {
      const { items, itemWords } = await current(host);
      const docIds = [...findDocuments(itemWords, query).scores.keys()];
      return new Set(docIds.map((docId) => items[docId]?.id ?? 0));
    },
  };
}

/** Whose reading of the query is shown: that of the items, unless there are none. */
function better(ofItems: Hits, ofPages: Hits): Hits {
  return ofItems.scores.size > 0 ? ofItems : ofPages;
}

/** Above any popularity. */
const step = 1_000_000;

/** What can be had comes before what is sold, and that before the archive; of each the popular first. */
function itemRank({ catalogType, popularity }: SearchItemRow, isAvailable: boolean): number {
  if (catalogs[catalogType].isArchive) return popularity;
  return popularity + (isAvailable ? 2 : 1) * step;
}

/** A maker is likelier meant than an article that names it. */
const pageRank: Record<FoundPage['kind'], number> = {
  brand: 6,
  collection: 5,
  service: 4,
  term: 3,
  article: 2,
  question: 1,
  video: 0,
};

async function load(db: Database, host: HostCode): Promise<Searchables> {
  const available = await listItemIdsByStatus(db, availableStatuses);
  const itemRows = byRank(await listSearchItems(db, host), (row) =>
    itemRank(row, available.has(row.id)),
  );
  const pageRows = byRank(
    await listSearchPages(db, host, makerSpellings),
    ({ kind }) => pageRank[kind],
  );
  const languages = [languageOf(host), ...searchedBeside[languageOf(host)]];
  const beside = searchedBeside[languageOf(host)].flatMap(
    (language) => hostCodes.find((code) => languageOf(code) === language) ?? [],
  );
  const typeWords = await listTypeWords(db, [host, ...beside]);
  return {
    items: itemRows.map(({ id, catalogType }) => ({ id, catalogType })),
    pages: pageRows.map(({ words: _words, names: _names, ...page }) => page),
    itemWords: await WordIndex.of(itemRows.map((row) => indexed(row, typeWords, languages))),
    pageWords: await WordIndex.of(pageRows.map(({ words, names }) => ({ text: words, names }))),
  };
}

function byRank<Row>(rows: readonly Row[], rankOf: (row: Row) => number): Row[] {
  return [...rows].sort((one, other) => rankOf(other) - rankOf(one));
}

function indexed(
  row: SearchItemRow,
  typeWords: ReadonlyMap<number, string>,
  languages: readonly LanguageCode[],
): Indexed {
  const { title, model, reference, collection, brand, brandUrl, year, typeId } = row;
  const { kind } = catalogs[row.catalogType];
  const text = [
    title,
    model,
    reference,
    collection,
    brand,
    brandUrl,
    makerSpellings[brandUrl],
    year,
    typeId === null ? null : typeWords.get(typeId),
    ...languages.map((language) => kindWords[language][kind]),
  ];
  const names = [model, reference, collection, brand, brandUrl];
  return {
    text: text.filter(Boolean).join(' '),
    names: names.filter((name): name is string => Boolean(name)),
  };
}
