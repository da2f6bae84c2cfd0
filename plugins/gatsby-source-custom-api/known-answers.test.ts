/** @jest-environment node */
import { TestApi, answerPage, json, optionsFor } from './api-for-tests';
import { KnownAnswers } from './known-answers';
import { readSource } from './read-source';

const api = new TestApi();
beforeAll(() => api.start());
afterAll(() => api.stop());

const lots = 10_000;

/** A source that counts what it parses and makes. */
function trial(mostBytes = lots) {
  const known = new KnownAnswers(mostBytes);
  const counts = { parsed: 0, made: 0 };
  const options = optionsFor({
    url: `${api.base}/things`,
    pagination: { parameter: 'page' },
    parse: (body) => {
      counts.parsed += 1;
      return body as { items: { id: number }[]; lastPage: number; total: number };
    },
    toNode: ({ id, ...fields }, { index, total }) => {
      counts.made += 1;
      return { ...fields, entityId: id, order: index - total };
    },
  });
  const read = async () => {
    Object.assign(counts, { parsed: 0, made: 0 });
    const drafts = await readSource(options, known);
    expect(drafts).toEqual(await readSource(optionsFor({ ...options, parse: whole })));
    return drafts;
  };
  return { known, counts, read };
}

const whole = (body: unknown) =>
  body as { items: { id: number }[]; lastPage: number; total: number };

const things = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));

test('pages of a list that are as they were are neither parsed nor made again', async () => {
  api.answer = (_, response, url) => answerPage(response, url, things('a', 'b', 'c', 'd'));
  const { counts, read } = trial();
  const before = await read();
  expect(counts.parsed).toBe(2);
  api.answer = (_, response, url) => answerPage(response, url, things('a', 'b', 'c', 'new'));
  const after = await read();
  // Both readings make the two entities of the changed page; the other reading makes all four.
  expect(counts).toEqual({ parsed: 1, made: 2 + 4 });
  expect(after[0]).toBe(before[0]);
});

test('what stands elsewhere in the list is made again', async () => {
  api.answer = (_, response, url) => answerPage(response, url, things('a', 'b', 'c', 'd'));
  const { read } = trial();
  await read();
  api.answer = (_, response, url) => answerPage(response, url, things('a', 'b', 'c', 'd', 'e'));
  const drafts = await read();
  expect(drafts.map(({ fields }) => fields.order)).toEqual([-5, -4, -3, -2, -1]);
});

test('what does not fit is parsed each time', async () => {
  api.answer = (_, response, url) => answerPage(response, url, things('a', 'b'));
  const { counts, read } = trial(10);
  await read();
  await read();
  expect(counts.parsed).toBe(1);
});

test('an answer that cannot be used is refused each time', async () => {
  const known = new KnownAnswers(lots);
  api.answer = (_, response) => json(response, [{}]);
  const refuse = () => {
    throw new Error('broke the contract');
  };
  const options = optionsFor({ url: `${api.base}/things`, parse: refuse });
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(readSource(options, known)).rejects.toThrow('broke the contract');
});

test('what was asked for longest ago makes room', () => {
  const known = new KnownAnswers(10);
  const parse = jest.fn(() => ({}));
  for (const name of ['a', 'b', 'a', 'c', 'a']) known.parsed(name, 'four', parse);
  expect(parse).toHaveBeenCalledTimes(3);
  known.parsed('b', 'four', parse);
  expect(parse).toHaveBeenCalledTimes(4);
});
