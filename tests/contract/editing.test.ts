import { articles } from '../../src/contract/articles';
import { editedEntities } from '../../src/contract/edited-bodies';
import { itemDetail } from '../../src/contract/items';
import { fullListing, listing } from '../../src/contract/listing';
import { runContent } from '../support/run-content';
import { eventually } from '../support/eventually';
import { ask } from './ask';
import { useEditingBackend, type Answer } from './editing-backend';
import { changedFields, newRows } from './new-rows';

const editing = useEditingBackend();
const { admin, eventsOf } = editing;

describe.each(editedEntities)('%s', (entity) => {
  test('can be listed, read, created, changed and deleted; each change sends its event', async () => {
    const before = (await admin('GET', `${entity}?per_page=1`)).body.paginate_data.total;
    const created = await admin('POST', entity, { body: newRows[entity] });
    expect([created.status, created.body.errors]).toEqual([201, undefined]);
    const { id } = created.body.data;
    expect(created.body.data).toMatchObject({ revision: 1 });
    expect(created.body.changes).toEqual([{ host: 'ru', revision: 1 }]);
    const { total, last_page: lastPage } = (await admin('GET', `${entity}?per_page=1`)).body
      .paginate_data;
    expect([total, lastPage]).toEqual([before + 1, before + 1]);
    expect((await admin('GET', `${entity}?per_page=1&page=${lastPage}`)).body.items).toEqual([
      created.body.data,
    ]);

    const field = changedFields[entity];
    const changed = await admin('PUT', `${entity}/${id}`, { body: { [field]: 'Изменено' } });
    expect(changed.body.data).toEqual({ ...created.body.data, [field]: 'Изменено', revision: 2 });
    expect((await admin('GET', `${entity}/${id}`)).body.data).toEqual(changed.body.data);

    const deleted = await admin('DELETE', `${entity}/${id}`);
    expect([deleted.status, deleted.body.changes]).toEqual([200, [{ host: 'ru', revision: 3 }]]);
    expect((await admin('GET', `${entity}/${id}`)).status).toBe(404);
    const events = await eventually(
      () => eventsOf(entity, id),
      ({ length }) => length === 3,
    );
    expect(events.map(({ type }) => type)).toEqual(
      ['created', 'changed', 'deleted'].map((action) => `${entity}.${action}`),
    );
    const contentRevisions = events.map(({ data }) => data.content_revision);
    expect(events.map(({ data }) => data)).toEqual(
      contentRevisions.map((content_revision, index) => ({
        host: 'ru',
        entity,
        id,
        revision: index + 1,
        content_revision,
      })),
    );
    expect(contentRevisions).toEqual(contentRevisions.toSorted((one, other) => one - other));
  });

  test('a row that cannot be accepted is refused field by field, and nothing is stored', async () => {
    const before = (await admin('GET', `${entity}?per_page=1`)).body.paginate_data.total;
    const { status, body } = await admin('POST', entity, { body: {}, host: 'en' });
    expect(status).toBe(422);
    expect(Object.values(body.errors).flat()).toContain('Required field');
    expect((await admin('GET', `${entity}?per_page=1`)).body.paginate_data.total).toBe(before);
  });
});

test('editors need their token', async () => {
  expect((await admin('GET', 'articles', { token: '' })).status).toBe(401);
  expect((await admin('GET', 'articles', { token: 'guessed' })).status).toBe(401);
  expect((await admin('POST', 'articles', { token: '', body: {} })).status).toBe(401);
});

test('what no editor edits is not found', async () => {
  expect((await admin('GET', 'accounts')).status).toBe(404);
  expect((await admin('GET', 'articles/0')).status).toBe(404);
  expect((await admin('GET', 'articles/99999999999')).status).toBe(404);
  expect((await admin('PUT', 'articles/999999', { body: { title: 'x' } })).status).toBe(404);
});

test('visitors see a change at once, in lists, filters and search', async () => {
  const created = await admin('POST', 'items', {
    body: { ...newRows.items, url: 'seen-at-once', model: 'Zyxwvut' },
  });
  const params = { catalogType: 'clocks_today' };
  const { items } = await ask(editing.url(), listing, 'ru', { params, query: { per_page: 1 } });
  expect(items[0]).toMatchObject({ url: 'seen-at-once', tags: ['pre_owned', 'discounted'] });
  const found = await fetch(`${editing.url()}/ru/search?q=zyxwvut`);
  expect(await found.text()).toContain('seen-at-once');
  await admin('PUT', `items/${created.body.data.id}`, {
    body: { availability: [{ city_alias: 'kazan', status: 'sold' }] },
  });
  const item = await ask(editing.url(), itemDetail, 'ru', {
    params: { kind: 'clock', url: 'seen-at-once' },
  });
  expect(item.availability).toMatchObject([{ cityAlias: 'kazan', status: 'sold' }]);
  await admin('DELETE', `items/${created.body.data.id}`);
});

test('a new row of a url that another host has is its text on this host', async () => {
  const body = newRows.articles as { title: string };
  const first = await admin('POST', 'articles', { body });
  const second = await admin('POST', 'articles', { body: { ...body, title: 'News' }, host: 'en' });
  expect(second.body.data.id).toBe(first.body.data.id);
  const taken = await admin('POST', 'articles', { body, host: 'en' });
  expect([taken.status, taken.body.errors]).toEqual([
    422,
    { url: ['Already taken: choose another'] },
  ]);
  const { id } = first.body.data;

  const shared = await admin('PUT', `articles/${id}`, { body: { type: 5 } });
  expect(shared.body.changes).toEqual([
    { host: 'ru', revision: 3 },
    { host: 'en', revision: 2 },
  ]);
  const sent = () =>
    eventsOf('articles', id).map(({ data: { host, revision } }) => ({ host, revision }));
  const events = await eventually(sent, ({ length }) => length === 5);
  expect(events).toEqual(expect.arrayContaining(shared.body.changes));

  await admin('DELETE', `articles/${id}`);
  const query = { type: 5, per_page: 100 } as const;
  const kept = await ask(editing.url(), articles, 'en', { query });
  expect(kept.items.map(({ url }) => url)).toContain('new-article');
  await admin('DELETE', `articles/${id}`, { host: 'en' });
  const gone = await ask(editing.url(), articles, 'en', { query });
  expect(gone.items.map(({ url }) => url)).not.toContain('new-article');
});

test('a brand that items have is not deleted', async () => {
  const { items } = await ask(editing.url(), fullListing, 'ru', {
    params: { catalogType: 'clocks_today' },
    query: { view: 'full', per_page: 1 },
  });
  const { status, body } = await admin('DELETE', `brands/${items[0]?.brand.id}`);
  expect([status, body.errors]).toEqual([
    422,
    { id: ['Сначала уберите это отовсюду, где оно ещё используется'] },
  ]);
});

test('npm run content reads and changes from a terminal', async () => {
  const content = async (...given: string[]) =>
    JSON.parse(await runContent(editing.url(), ...given, '--no-wait')) as Answer;
  const { data } = await content('create', 'faq', 'question=Можно?', 'answer=Можно.');
  await content('change', 'faq', String(data.id), 'answer=Нельзя.');
  expect((await content('show', 'faq', String(data.id))).data).toMatchObject({
    question: 'Можно?',
    answer: 'Нельзя.',
    revision: 2,
  });
  await content('delete', 'faq', String(data.id));
  await expect(content('show', 'faq', String(data.id))).rejects.toThrow('answered 404');
});
