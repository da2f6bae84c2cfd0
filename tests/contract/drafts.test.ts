import { articles } from '../../src/contract/articles';
import {
  draftList,
  preview,
  previewedEntities,
  type PreviewedEntity,
} from '../../src/contract/drafts';
import { editedEntities } from '../../src/contract/edited-bodies';
import { parseAnswer } from '../../src/contract/endpoint';
import { ask } from './ask';
import { useEditingBackend, type Answer } from './editing-backend';
import { changedFields, newRows } from './new-rows';

const editing = useEditingBackend();
const { admin, eventsOf } = editing;

interface Drafted {
  id: number;
  row: number | null;
  fields: object;
}
const draftOf = ({ body }: { body: Answer }) => body.data as unknown as Drafted;

/** Follows a link as the page of the site does. */
async function follow(url: string, host = 'ru') {
  const { pathname, search } = new URL(url);
  const address = `${editing.url()}/${host}${pathname.replace(/\/$/, '')}${search}`;
  const answer = await fetch(address);
  return { status: answer.status, body: (await answer.json()) as unknown, address };
}

async function linkTo(entity: PreviewedEntity, id: number): Promise<string> {
  const { status, body } = await admin('POST', `drafts/${entity}/${id}/link`);
  expect(status).toBe(200);
  return (body.data as unknown as { url: string }).url;
}

describe.each(previewedEntities)('a draft of %s', (entity) => {
  test('of a new row shows by its link, and neither visitors nor webhooks are told', async () => {
    const before = (await admin('GET', `${entity}?per_page=1`)).body.paginate_data.total;
    const made = await admin('POST', `drafts/${entity}`, { body: newRows[entity] });
    expect([made.status, made.body.errors]).toEqual([201, undefined]);
    const { id, row } = draftOf(made);
    expect(row).toBeNull();
    const { body, address, status } = await follow(await linkTo(entity, id));
    expect(status).toBe(200);
    expect(parseAnswer(preview, body, address).draft.entity).toBe(entity);
    expect((await admin('GET', `${entity}?per_page=1`)).body.paginate_data.total).toBe(before);
    expect((await admin('DELETE', `drafts/${entity}/${id}`)).status).toBe(200);
    expect((await admin('POST', `drafts/${entity}/${id}/link`)).status).toBe(404);
  });

  test('of a row that is there shows the changed field, and the row stays as it is', async () => {
    const live = (await admin('GET', `${entity}?per_page=1`)).body.items[0];
    if (!live) throw new Error(`there is a row of ${entity}`);
    const field = changedFields[entity];
    const made = await admin('POST', `drafts/${entity}?row=${live.id}`, {
      body: { [field]: 'Изменено' },
    });
    const { id, fields } = draftOf(made);
    expect(fields).toEqual({ [field]: 'Изменено' });
    const shown = await follow(await linkTo(entity, id));
    expect(JSON.stringify(shown.body)).toContain('Изменено');
    expect((await admin('GET', `${entity}/${live.id}`)).body.data).toEqual(live);
    expect(eventsOf(entity, live.id)).toEqual([]);
    await admin('DELETE', `drafts/${entity}/${id}`);
  });
});

describe('a draft of an article', () => {
  const make = async (body: object = newRows.articles) =>
    draftOf(await admin('POST', 'drafts/articles', { body })).id;

  test('is published as it was shown, with the event of an edit, and is no draft any more', async () => {
    const id = await make();
    await admin('PUT', `drafts/articles/${id}`, { body: { title: 'Опубликовано' } });
    const published = await admin('POST', `drafts/articles/${id}/publish`);
    expect(published.body.changes).toEqual([{ host: 'ru', revision: 1 }]);
    const row = (await admin('GET', `articles/${published.body.data.id}`)).body.data;
    expect(row).toMatchObject({ ...newRows.articles, title: 'Опубликовано' });
    const { body } = await admin('GET', 'drafts');
    expect(parseAnswer(draftList, body, '').map((draft) => draft.id)).not.toContain(id);
    await admin('DELETE', `articles/${row.id}`);
  });

  test('is published once by two who publish it at the same moment', async () => {
    const id = await make();
    const answers = await Promise.all(
      [1, 2].map(() => admin('POST', `drafts/articles/${id}/publish`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    const made = answers.find(({ status }) => status === 201)?.body.data.id;
    await admin('DELETE', `articles/${made}`);
  });

  test('that cannot be published stays a draft, and the row stays as it was', async () => {
    const id = await make();
    const rival = (await admin('POST', 'articles', { body: newRows.articles })).body.data;
    const refused = await admin('POST', `drafts/articles/${id}/publish`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['url']]);
    expect((await admin('GET', `articles/${rival.id}`)).body.data).toEqual(rival);
    await admin('DELETE', `articles/${rival.id}`);
    expect((await admin('DELETE', `drafts/articles/${id}`)).status).toBe(200);
  });

  test('is not among what the build reads', async () => {
    const id = await make();
    const { type } = newRows.articles as { type: 3 };
    const query = { type, per_page: 100, page: 1 };
    const { items } = await ask(editing.url(), articles, 'ru', { query });
    expect(items.map(({ title }) => title)).not.toContain(
      (newRows.articles as { title: string }).title,
    );
    await admin('DELETE', `drafts/articles/${id}`);
  });

  test('a link that was forged, is of another host or leads to nothing any more is refused', async () => {
    const id = await make();
    const link = await linkTo('articles', id);
    const forged = new URL(link);
    forged.searchParams.set('until', String(Number(forged.searchParams.get('until')) + 1));
    expect((await follow(forged.href)).status).toBe(403);
    expect((await follow(link.replace('signature=', 'signature=x'))).status).toBe(403);
    expect((await follow(link, 'en')).status).toBe(403);
    expect((await follow(link.replace('/articles/', '/items/'))).status).toBe(403);
    expect((await follow(link.replace(/\?.*/, ''))).status).toBe(422);
    expect((await follow(link)).status).toBe(200);
    await admin('DELETE', `drafts/articles/${id}`);
    expect((await follow(link)).status).toBe(404);
  });

  test('with fields that cannot be accepted is refused field by field', async () => {
    const refused = await admin('POST', 'drafts/articles', { body: { title: '' }, host: 'en' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.title).toEqual(['Required field']);
    const id = await make();
    const taken = (await admin('GET', 'articles?per_page=1')).body.items[0]?.url;
    const clash = await admin('PUT', `drafts/articles/${id}`, { body: { url: taken } });
    expect([clash.status, Object.keys(clash.body.errors)]).toEqual([422, ['url']]);
    await admin('DELETE', `drafts/articles/${id}`);
  });
});

test('the draft of an item has the availability of the draft', async () => {
  const live = (await admin('GET', 'items?per_page=1')).body.items[0];
  const availability = [{ city_alias: 'moscow', status: 'reserved' }];
  const made = await admin('POST', `drafts/items?row=${live?.id}`, { body: { availability } });
  const { id } = draftOf(made);
  const { body, address } = await follow(await linkTo('items', id));
  const { draft } = parseAnswer(preview, body, address);
  if (draft.entity !== 'items') throw new Error('an item was asked for');
  expect(draft.item.availability).toMatchObject([{ cityAlias: 'moscow', status: 'reserved' }]);
  await admin('DELETE', `drafts/items/${id}`);
});

test('what shows on no page by itself has no drafts', async () => {
  const others = editedEntities.filter(
    (entity) => !previewedEntities.some((one) => one === entity),
  );
  for (const entity of others) {
    expect((await admin('POST', `drafts/${entity}`, { body: newRows[entity] })).status).toBe(404);
  }
});

test('drafts and links are for editors alone', async () => {
  for (const [method, path] of [
    ['GET', 'drafts'],
    ['POST', 'drafts/articles'],
    ['PUT', 'drafts/articles/1'],
    ['DELETE', 'drafts/articles/1'],
    ['POST', 'drafts/articles/1/link'],
    ['POST', 'drafts/articles/1/publish'],
  ] as const) {
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    expect((await admin(method, path, { token: 'guessed', body })).status).toBe(401);
  }
});

test('the page of edits names drafts with their previews, and says that the service is not there', async () => {
  await editing.restart({ KARAT_REBUILD_PORT: '1' });
  const { id } = draftOf(await admin('POST', 'drafts/articles', { body: newRows.articles }));
  const page = await fetch(`${editing.url()}/dev/content`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  expect(html).toContain(`draft ${id} of a new row`);
  expect(html).toContain(`/preview/articles/${id}/?until=`);
  expect(html).toContain('the rebuild service cannot be reached at http://127.0.0.1:1');
  await admin('DELETE', `drafts/articles/${id}`);
});
