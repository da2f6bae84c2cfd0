/** @jest-environment node */
import { TestApi, answerPage, optionsFor } from './api-for-tests';
import { KnownAnswers } from './known-answers';
import { readChanged } from './read-changed';
import { readSource } from './read-source';

const api = new TestApi();
beforeAll(() => api.start());
afterAll(() => api.stop());

interface Thing {
  id: number;
  title: string;
}
const seven = Array.from({ length: 7 }, (_, index) => ({ id: index + 1, title: 'as it was' }));

/** Reads `before` as a whole, then what has changed to `after`. */
async function changed(before: readonly Thing[], after: readonly Thing[], ...ids: number[]) {
  const known = new KnownAnswers(10_000);
  const url = `${api.base}/things`;
  const parse = (body: unknown) => body as { items: Thing[]; lastPage: number; total: number };
  const options = optionsFor({ url, pagination: { parameter: 'page' }, parse });
  api.answer = (_, response, address) => answerPage(response, address, before);
  await readSource(options, known);
  api.asked.length = 0;
  api.answer = (_, response, address) => answerPage(response, address, after);
  return {
    drafts: await readChanged(options, known, new Set(ids)),
    whole: () => readSource(options),
  };
}

const titled = (...ids: number[]) =>
  seven.map((thing) => (ids.includes(thing.id) ? { ...thing, title: 'changed' } : thing));

test('only the page of a changed entry is read again, beside the first', async () => {
  const { drafts } = await changed(seven, titled(6), 6);
  expect(api.asked.slice(0, 2).sort()).toEqual(['/things?page=1', '/things?page=3']);
  expect(drafts?.map(({ fields }) => [fields.order, fields.title])).toEqual([
    [0, 'as it was'],
    [1, 'as it was'],
    [4, 'as it was'],
    [5, 'changed'],
  ]);
});

test('what is read is what the whole list gives of these entries', async () => {
  const { drafts, whole } = await changed(seven, titled(2, 7), 2, 7);
  expect(await whole()).toEqual(expect.arrayContaining(drafts ?? []));
  expect(drafts).toHaveLength(3);
});

test.each([
  ['came', [...seven, { id: 8, title: 'new' }], 8],
  ['went', seven.filter(({ id }) => id !== 5), 5],
  ['moved to another page', [4, 1, 2, 3, 5, 6, 7].map((id) => ({ id, title: 'as it was' })), 4],
  ['changed places', [1, 2, 4, 3, 5, 6, 7].map((id) => ({ id, title: 'as it was' })), 4],
  [
    'was replaced by another',
    seven.map((thing) => (thing.id === 5 ? { id: 9, title: 'new' } : thing)),
    5,
  ],
])('an entry that %s has the whole list read', async (_, after, id) => {
  expect((await changed(seven, after, id)).drafts).toBeNull();
});

test('a list that was not read before is read as a whole', async () => {
  const known = new KnownAnswers(10_000);
  const options = optionsFor({ url: `${api.base}/things`, pagination: { parameter: 'page' } });
  expect(await readChanged(options, known, new Set([1]))).toBeNull();
});
