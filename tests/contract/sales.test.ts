import fc from 'fast-check';
import { catalogTypes } from '../../src/config/catalogs';
import { conditions, type Condition } from '../../src/config/item-labels';
import { salesFacts } from '../../src/config/sales';
import { fullListing } from '../../src/contract/listing';
import { salesSummaries, type SalesSummary } from '../../src/contract/sales';
import { salesKey, salesKeysOf } from '../../src/domain/sales';
import { ask, askAllPages } from './ask';
import { useEditingBackend } from './editing-backend';
import { newRows } from './new-rows';
import { medianOf, priceAt } from './quantiles';

const editing = useEditingBackend();
const { admin } = editing;

const { leastPieces, lowQuantile, highQuantile } = salesFacts;

async function summaries(
  host: 'ru' | 'en' | 'ua' | 'uz' = 'en',
): Promise<Map<string, SalesSummary>> {
  const told = await ask(editing.url(), salesSummaries, host);
  return new Map(told.map((summary) => [summary.id, summary]));
}

interface Sale {
  usd: number | null;
  condition?: Condition;
  day?: string;
}

let made = 0;

/** A new maker on the English host, whose prices are in dollars; sells pieces and tells of them. */
async function aMaker() {
  const url = `maker-${(made += 1)}`;
  const brand = await admin('POST', 'brands', { host: 'en', body: { ...newRows.brands, url } });
  const sell = async ({
    usd,
    condition = 'perfect',
    day = '2025-03-09',
    ...fields
  }: Sale & object) => {
    const { status, body } = await admin('POST', 'items', {
      host: 'en',
      body: {
        ...newRows.items,
        url: `${url}-${(made += 1)}`,
        kind: 'clock',
        brand_id: brand.body.data.id,
        is_archive: true,
        availability: [{ city_alias: 'moscow', status: 'sold' }],
        price_usd: usd,
        price_with_discount_usd: null,
        condition,
        sold_on: day,
        ...fields,
      },
    });
    expect([status, body.errors]).toEqual([201, undefined]);
    return body.data;
  };
  const told = async () => (await summaries()).get(`clock/${url}`);
  return { url, sell, told };
}

test('nothing is told below five pieces; of exactly five their quarters', async () => {
  const { sell, told } = await aMaker();
  for (const usd of [5000, 1000, 3000, 2000]) await sell({ usd });
  expect(await told()).toBeUndefined();
  // A piece on request has no price to tell of.
  await sell({ usd: null });
  expect(await told()).toBeUndefined();
  await sell({ usd: 4000, day: '2024-11-30' });
  expect(await told()).toMatchObject({
    kind: 'clock',
    title: 'New Brand',
    count: 5,
    low: 2000,
    median: 3000,
    high: 4000,
    medianUsd: 3000,
    soldFrom: '2024-11-30T00:00:00.000Z',
    years: [],
    conditions: [{ condition: 'perfect', count: 5, low: 2000, median: 3000, high: 4000 }],
  });
});

test('years of sale and conditions are told where five pieces are of each, the latest year first', async () => {
  const { sell, told } = await aMaker();
  const sales = [2024, 2025, 2026].flatMap((year) =>
    [1, 2, 3, 4, 5].map((number) => ({ usd: year + number * 1000, day: `${year}-01-0${number}` })),
  );
  for (const [index, sale] of sales.entries()) {
    await sell({ ...sale, condition: index < 11 ? 'natural_wear' : 'needs_repair' });
  }
  const { years = [], conditions: ofConditions = [] } = (await told()) ?? {};
  expect(years.map(({ year, count, median }) => [year, count, median])).toEqual([
    [2026, 5, 5026],
    [2025, 5, 5025],
    [2024, 5, 5024],
  ]);
  expect(ofConditions.map(({ condition, count }) => [condition, count])).toEqual([
    ['natural_wear', 11],
  ]);
});

test('what was to be paid counts, not the price before the discount', async () => {
  const { sell, told } = await aMaker();
  for (let piece = 0; piece < 5; piece += 1) {
    await sell({ usd: 9000, ...{ price_with_discount_usd: 8000 } });
  }
  expect((await told())?.median).toBe(8000);
});

test('half of the pieces lies between low and high, whatever their prices', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: leastPieces, maxLength: 12 }),
      async (prices) => {
        const { sell, told } = await aMaker();
        for (const usd of prices) await sell({ usd });
        const { count = 0, low = 0, median = 0, high = 0 } = (await told()) ?? {};
        expect(count).toBe(prices.length);
        expect([low, high]).toEqual([priceAt(prices, lowQuantile), priceAt(prices, highQuantile)]);
        // Whole dollars.
        expect(Math.abs(median - medianOf(prices))).toBeLessThanOrEqual(0.5);
        const between = prices.filter((usd) => usd >= low && usd <= high);
        expect(between.length).toBeGreaterThanOrEqual(prices.length / 2);
      },
    ),
    { numRuns: 12 },
  );
});

describe('an item', () => {
  const day = () => new Date().toISOString().slice(0, 10);
  const sold = [{ city_alias: 'kazan', status: 'sold' }];

  test('is sold on the day on which its last city or its archive says so, and for sale again without one', async () => {
    const created = await admin('POST', 'items', { body: { ...newRows.items, url: 'sold-once' } });
    const { id } = created.body.data;
    expect(created.body.data.sold_on).toBeNull();
    const change = async (body: object) => (await admin('PUT', `items/${id}`, { body })).body.data;
    const first = day();
    const { sold_on: soldOn } = await change({ availability: sold });
    expect([first, day()]).toContain(soldOn);
    expect((await change({ sold_on: '2025-02-01' })).sold_on).toBe('2025-02-01');
    expect((await change({ title: 'Другое название' })).sold_on).toBe('2025-02-01');
    expect((await change({ is_archive: true })).sold_on).toBe('2025-02-01');
    const back = { is_archive: false, availability: [{ city_alias: 'kazan', status: 'in_stock' }] };
    expect((await change(back)).sold_on).toBeNull();
    const again = day();
    expect([again, day()]).toContain((await change({ is_archive: true })).sold_on);
    await admin('DELETE', `items/${id}`);
  });

  test('that was sold on an unknown day keeps it unknown', async () => {
    const body = { ...newRows.items, url: 'sold-before', availability: sold };
    const { id } = (await admin('POST', 'items', { body })).body.data;
    const unknown = await admin('PUT', `items/${id}`, { body: { sold_on: null } });
    expect(unknown.body.data.sold_on).toBeNull();
    const changed = await admin('PUT', `items/${id}`, { body: { title: 'Другое название' } });
    expect(changed.body.data.sold_on).toBeNull();
    await admin('DELETE', `items/${id}`);
  });

  test('has no day of sale that is none', async () => {
    for (const no of ['yesterday', '2025-02-31', '2025-2-1', 7]) {
      const body = { ...newRows.items, url: 'never-sold', availability: sold, sold_on: no };
      const { status, errors } = await admin('POST', 'items', { body }).then(
        ({ status: code, body: answer }) => ({ status: code, errors: answer.errors }),
      );
      expect([status, Object.keys(errors)]).toEqual([422, ['sold_on']]);
    }
  });
});

test('the demonstration’s summaries are those of its sold pieces, of each kind, maker and collection', async () => {
  const days = new Map<number, string>();
  const rows = await askAllPages(async (page) => {
    const { body } = await admin('GET', `items?per_page=100&page=${page}`, { host: 'en' });
    return { items: body.items, lastPage: body.paginate_data.last_page, total: 0 };
  });
  for (const { id, sold_on: day } of rows.items) {
    if (typeof day === 'string') days.set(id, day);
  }
  const pieces: { keys: string[]; usd: number; day: string; condition: Condition }[] = [];
  for (const catalogType of catalogTypes) {
    const { items } = await askAllPages((page) =>
      ask(editing.url(), fullListing, 'en', {
        params: { catalogType },
        query: { view: 'full', available: 0, per_page: 100, page },
      }),
    );
    for (const item of items) {
      const usd = item.priceWithDiscount ?? item.price;
      const day = days.get(item.id);
      if (usd === null || day === undefined) continue;
      const ofKind = salesKey({ kind: item.kind, brandUrl: null, collectionUrl: null });
      pieces.push({ keys: [ofKind, ...salesKeysOf(item)], usd, day, condition: item.condition });
    }
  }
  const expected = new Set(
    pieces
      .flatMap(({ keys }) => keys)
      .filter((key, _, all) => all.filter((other) => other === key).length >= leastPieces),
  );
  const told = await summaries();
  expect(new Set(told.keys())).toEqual(expected);
  // Maker and collection are among them, or the rest would prove nothing.
  expect([...told.keys()].some((key) => key.split('/').length === 3)).toBe(true);
  for (const [key, summary] of told) {
    const of = pieces.filter(({ keys }) => keys.includes(key));
    expect(summary.count).toBe(of.length);
    expect(summary.soldFrom.slice(0, 10)).toBe(of.map(({ day }) => day).sort()[0]);
    const prices = of.map(({ usd }) => usd);
    expect([summary.low, summary.high]).toEqual([
      priceAt(prices, lowQuantile),
      priceAt(prices, highQuantile),
    ]);
    expect(Math.abs(summary.median - medianOf(prices))).toBeLessThanOrEqual(0.5);
    for (const condition of conditions) {
      const ofCondition = of.filter((piece) => piece.condition === condition);
      const row = summary.conditions.find((one) => one.condition === condition);
      expect(row?.count).toBe(ofCondition.length < leastPieces ? undefined : ofCondition.length);
    }
  }
});

test('sums are in the currency of the host, as its lists show prices', async () => {
  const [roubles, soums] = [await summaries('ru'), await summaries('uz')];
  const { body } = await admin('GET', 'rates', { host: 'uz' });
  const rate = Number(body.items.at(-1)?.units_per_usd);
  expect([...soums.keys()]).toEqual([...roubles.keys()]);
  for (const [key, { median, medianUsd }] of soums) {
    expect(medianUsd).toBe(roubles.get(key)?.medianUsd);
    // Three digits are shown.
    expect(median / (medianUsd * rate)).toBeCloseTo(1, 2);
    expect(String(median)).toMatch(/^\d{3}0*$/);
  }
});
