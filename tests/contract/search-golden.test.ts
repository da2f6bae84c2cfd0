import { hostCodes, type HostCode } from '../../src/config/hosts';
import { type LanguageCode, languageCodes } from '../../src/config/languages';
import { type ItemCard } from '../../src/contract/items';
import { faq, videos } from '../../src/contract/reading';
import { search, type SearchResult } from '../../src/contract/search';
import { madeCatalogue } from '../support/made-catalogue';
import { ask } from './ask';
import { useSharedBackend } from './backend';
import golden from './search-golden.json';

/** What a query must find: an item that has all of these, or a page of the site by its path. */
interface Expected {
  /** Url of the maker. */
  brand?: string;
  /** Part of the model's name. */
  model?: string;
  /** Beginning of the reference, as the catalogue writes it. */
  reference?: string;
  kind?: string;
  /** Part of the title, in any case. */
  title?: string;
  path?: string;
}

interface Golden {
  query: string;
  /** What is wrong with the query, if anything is. */
  slip: string;
  expect: Expected;
}

const among = 5;
const leastRecall = 0.95;
const goldenOf = (host: LanguageCode): readonly Golden[] => golden[host];

const url = useSharedBackend();

const isExpected = (
  { brand, model, reference, kind, title }: Expected,
  item: Pick<ItemCard, 'model' | 'reference' | 'kind' | 'title'> & { brandUrl: string },
) =>
  (brand === undefined || item.brandUrl === brand) &&
  (model === undefined || (item.model ?? '').includes(model)) &&
  (reference === undefined || (item.reference ?? '').startsWith(reference)) &&
  (kind === undefined || item.kind === kind) &&
  (title === undefined || item.title.toLowerCase().includes(title.toLowerCase()));

/** Items and pages are two lists to the visitor, each with its own first five. */
function isFound({ expect: expected }: Golden, { items, found }: SearchResult): boolean {
  if (expected.path !== undefined) {
    return found.slice(0, among).some(({ path }) => path === expected.path);
  }
  return items
    .slice(0, among)
    .some((item) => isExpected(expected, { ...item, brandUrl: item.brand.url }));
}

async function missedOn(host: LanguageCode): Promise<string[]> {
  const missed: string[] = [];
  for (const one of goldenOf(host)) {
    const result = await ask(url(), search, host, { query: { q: one.query, per_page: among } });
    if (!isFound(one, result)) missed.push(`${one.query} (${one.slip})`);
  }
  return missed;
}

const catalogue = madeCatalogue();

test.each(languageCodes)(
  'each of 50 or more golden queries of %s asks for what there is',
  (host) => {
    expect(goldenOf(host).length).toBeGreaterThanOrEqual(50);
    expect(new Set(goldenOf(host).map(({ query }) => query)).size).toBe(goldenOf(host).length);
    const unheard = goldenOf(host).filter(
      ({ expect: expected }) =>
        expected.path === undefined &&
        !catalogue.items.some(({ texts, maker, model, reference, kind }) =>
          isExpected(expected, {
            title: texts[host].title,
            brandUrl: maker,
            model,
            reference,
            kind,
          }),
        ),
    );
    expect(unheard).toEqual([]);
  },
);

test('a search finds what is meant among the first five at least 95 times of 100, on each host', async () => {
  const missed = new Map<LanguageCode, string[]>();
  for (const host of languageCodes) missed.set(host, await missedOn(host));
  const recalls = languageCodes.map((host) => ({
    host,
    missed: missed.get(host),
    recall: 1 - (missed.get(host)?.length ?? 0) / goldenOf(host).length,
  }));
  expect(recalls.filter(({ recall }) => recall < leastRecall)).toEqual([]);
});

test.each<[LanguageCode, string, string]>([
  ['ru', 'кщдуч', 'rolex'],
  ['ru', 'xfcs', 'часы'],
  ['en', 'submarner', 'submariner'],
  ['ua', 'ролекс', 'rolex'],
  ['uz', 'тақинчоқ', 'taqinchoq'],
])('on %s a search for %s says that it searched for %s', async (host, q, understoodAs) => {
  const result = await ask(url(), search, host, { query: { q } });
  expect(result).toMatchObject({ isCorrected: true, understoodAs });
});

test.each<[LanguageCode, string]>([
  ['ru', 'rolex'],
  ['ru', 'Часов'],
  ['en', 'Hermès'],
  ['en', '5711/1A'],
  ['uz', 'qoʻl soati'],
  ['ua', '31030425001001'],
])('on %s %s needs no mending', async (host, q) => {
  const result = await ask(url(), search, host, { query: { q } });
  expect(result).toMatchObject({ isCorrected: false, understoodAs: q });
});

test('asked for exactly what was typed, a search mends nothing', async () => {
  const exact = (q: string) => ask(url(), search, 'ru', { query: { q, exact: true } });
  expect(await exact('кщдуч')).toMatchObject({ isCorrected: false, items: [], found: [] });
  expect((await exact('rolex')).items).not.toEqual([]);
});

test.each<[HostCode, string, string]>([
  ['ru', 'турбийон', '/about-clock/slovar-chasovykh-terminov/#'],
  ['en', 'tourbillon', '/about-clock/slovar-chasovykh-terminov/#'],
])('the reference on %s holds the terms: %s', async (host, q, path) => {
  const { found, totals } = await ask(url(), search, host, { query: { q, type: 6 } });
  expect(found[0]).toMatchObject({ kind: 'term' });
  expect(found[0]?.path).toContain(path);
  expect(totals.find(({ section }) => section === 6)?.total).toBeGreaterThan(0);
});

test.each(hostCodes)('the reference on %s holds the questions and the videos', async (host) => {
  const [question] = await ask(url(), faq, host);
  const [video] = (await ask(url(), videos, host, { query: {} })).items;
  const findFirst = async (q: string) =>
    (await ask(url(), search, host, { query: { q: q.slice(0, 100), type: 6 } })).found;
  expect(await findFirst(question?.question ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'question', path: `/faq/#question-${question?.id}` }),
  );
  expect(await findFirst(video?.title ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'video', path: `/video/${video?.url}/` }),
  );
});
