/** @jest-environment node */
import { TestApi, answerPage, json, optionsFor } from './api-for-tests';
import { readList } from './read-list';
import type { SourceOptions } from './options';

const api = new TestApi();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.asked.length = 0;
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

const five = [1, 2, 3, 4, 5].map((id) => ({ id, url: `thing-${id}` }));
const read = (more: Partial<SourceOptions> = {}) => {
  const url = `${api.base}/things?view=full`;
  return readList(url, optionsFor({ url, pagination: { parameter: 'page' }, ...more }));
};

describe('all pages of a list are read', () => {
  test('in the order of the backend, the query kept', async () => {
    api.answer = (_, response, url) => answerPage(response, url, five);
    expect(await read()).toEqual(five);
    expect([...api.asked].sort()).toEqual(
      [1, 2, 3].map((page) => `/things?view=full&page=${page}`),
    );
  });

  test('an empty list is one page', async () => {
    api.answer = (_, response) => json(response, { items: [], lastPage: 1, total: 0 });
    expect(await read()).toEqual([]);
  });

  test('an edit between two pages is met by reading all of them again', async () => {
    let edited = false;
    api.answer = (_, response, url) => {
      const isFirst = url.searchParams.get('page') === '1';
      answerPage(response, url, edited ? five : five.slice(1));
      if (isFirst) edited = true;
    };
    expect(await read()).toEqual(five);
  });

  test('a total that never adds up is refused', async () => {
    api.answer = (_, response) => json(response, { items: five, lastPage: 1, total: 6 });
    await expect(read()).rejects.toThrow(
      `${api.base}/things?view=full has 5 entries on its pages, but counts 6`,
    );
    expect(api.asked).toHaveLength(3);
  });

  test.each([
    ['id', [five[0], { id: 1, url: 'other' }], '"1"'],
    ['url', [five[0], { id: 9, url: 'thing-1' }], '"thing-1"'],
  ])('an %s that comes twice is refused', async (key, items, value) => {
    api.answer = (_, response) => json(response, { items, lastPage: 1, total: 2 });
    await expect(read()).rejects.toThrow(`has the ${key} ${value} twice`);
  });

  test('more pages than entries are refused before they are asked for', async () => {
    api.answer = (_, response) => json(response, { items: five, lastPage: 1e9, total: 5 });
    await expect(read()).rejects.toThrow('has 1000000000 pages for 5 entries');
    expect(api.asked).toHaveLength(1);
  });

  test('not more pages at the same time than allowed', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ id: index + 1 }));
    api.busiest = 0;
    api.answer = (_, response, url) => {
      setTimeout(() => answerPage(response, url, many), 10);
    };
    expect(await read({ concurrency: 3 })).toHaveLength(40);
    expect(api.busiest).toBe(3);
  });
});

describe('a list without pages', () => {
  test('may name a url twice, as a menu does, but no id', async () => {
    const rows = [
      { id: 1, url: '/' },
      { id: 2, url: '/' },
    ];
    api.answer = (_, response) => json(response, rows);
    expect(await read({ pagination: undefined })).toEqual(rows);
    api.answer = (_, response) => json(response, [rows[0], rows[0]]);
    await expect(read({ pagination: undefined })).rejects.toThrow('has the id "1" twice');
  });
});
