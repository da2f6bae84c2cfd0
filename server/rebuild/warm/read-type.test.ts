/** @jest-environment node */
import {
  answerPage,
  optionsFor,
  TestApi,
} from '../../../plugins/gatsby-source-custom-api/api-for-tests';
import { KnownAnswers } from '../../../plugins/gatsby-source-custom-api/known-answers';
import { readType } from './read-type';

const api = new TestApi();
beforeAll(() => api.start());
afterAll(() => api.stop());

const entries = (...ids: number[]) => ids.map((id) => ({ id }));

/** Reads two lists of one type as a whole, then again after some entries have changed. */
async function readTwice(
  before: Record<string, { id: number }[]>,
  after: Record<string, { id: number }[]>,
  ...ids: number[]
) {
  const context = { known: new KnownAnswers(10_000), warn: jest.fn() };
  const sources = Object.keys(before).map((name) =>
    optionsFor({
      url: `${api.base}/${name}`,
      pagination: { parameter: 'page' },
      parse: (body) => body as { items: { id: number }[]; lastPage: number; total: number },
    }),
  );
  const answerWith = (lists: typeof before) => {
    api.answer = (_, response, url) =>
      answerPage(response, url, lists[url.pathname.slice(1)] ?? []);
  };
  answerWith(before);
  expect((await readType(sources, new Set(ids), context)).gone).toBeNull();
  answerWith(after);
  api.asked.length = 0;
  return readType(sources, new Set(ids), context);
}

test('after a change of one entry, nothing of the lists but some pages is read', async () => {
  const lists = { news: entries(1, 2, 3, 4, 5), press: entries(6, 7, 8) };
  const { drafts, gone } = await readTwice(lists, lists, 4);
  expect(drafts.map(({ key }) => key)).toEqual([1, 2, 3, 4, 6, 7].map((id) => `Thing:ru:${id}`));
  expect(gone).toEqual([]);
  expect(api.asked).toHaveLength(3);
});

test('an entry that went is gone, and entries of lists that were read in part are not', async () => {
  const { gone } = await readTwice(
    { news: entries(1, 2, 3), press: entries(6, 7, 8) },
    { news: entries(1, 3), press: entries(6, 7, 8) },
    2,
  );
  expect(gone).toEqual(['Thing:ru:2']);
});

test('an entry that moved to another list is not gone', async () => {
  const { drafts, gone } = await readTwice(
    { news: entries(1, 2, 3), press: entries(6, 7, 8), myths: entries(9) },
    { news: entries(1, 3), press: entries(6, 7, 8, 2), myths: entries(9) },
    2,
  );
  expect(gone).toEqual([]);
  expect(drafts.map(({ key }) => key)).toContain('Thing:ru:2');
});
