import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { articles } from '../../src/contract/articles';
import { contentEvent, editedEntities, type EditedEntity } from '../../src/contract/editing';
import { itemDetail } from '../../src/contract/items';
import { fullListing, listing } from '../../src/contract/listing';
import { openWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver';
import { ask } from './ask';
import { endBackends, startBackend, type StartedBackend } from './backend';

jest.setTimeout(120_000);

const secret = 'whsec_dGVzdHMtb2Ytd2ViaG9va3Mtb2Yta2FyYXQ=';

let folder: string;
let receiver: WebhookReceiver;
let backend: StartedBackend;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karat-editing-'));
  receiver = await openWebhookReceiver();
  environment = { KARAT_DATA_DIR: folder, WEBHOOK_URLS: receiver.url, WEBHOOK_SECRET: secret };
  backend = await startBackend(environment);
});
afterAll(async () => {
  await endBackends();
  await receiver.close();
  await rm(folder, { recursive: true });
});

interface Row {
  id: number;
  revision: number;
  [field: string]: unknown;
}
interface Answer {
  data: Row;
  items: Row[];
  paginate_data: { last_page: number; total: number };
  message: string;
  errors: Record<string, string[]>;
}

async function admin(
  method: string,
  path: string,
  {
    body,
    host = 'ru',
    token = 'local-editor',
  }: { body?: object; host?: string; token?: string } = {},
) {
  const answer = await fetch(`${backend.url}/${host}/admin/${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

interface Event {
  type: string;
  data: { host: string; entity: string; id: number; revision: number };
}

/** Events of a row that the receiver was sent, verified and in the order of arrival. */
function eventsOf(entity: EditedEntity, id: number): Event[] {
  return receiver.received
    .map(({ headers, body }) => {
      const event = new Webhook(secret).verify(body, headers as Record<string, string>);
      return contentEvent.validateSync(event, { strict: true }) as Event;
    })
    .filter(({ data }) => data.entity === entity && data.id === id);
}

async function eventually<Value>(value: () => Value, isIt: (value: Value) => boolean) {
  const deadline = Date.now() + 20_000;
  while (!isIt(value()) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return value();
}

const newRows: Record<EditedEntity, object> = {
  services: {
    url: 'new-service',
    title: 'Новая услуга',
    text: '<p>Текст</p>',
    papers: ['Паспорт'],
  },
  articles: {
    url: 'new-article',
    type: 3,
    title: 'Новая новость',
    text: '<p>Текст</p>',
    publish_date: '2026-11-01T09:00:00.000Z',
    show_main_page: true,
  },
  videos: {
    url: 'new-video',
    title: 'Новое видео',
    embed_url: 'https://video.example/1',
    seconds: 60,
    publish_date: '2026-11-01',
    transcript: ['Первая фраза.'],
  },
  terms: { key: 'new-term', term: 'Новый термин', definition: 'Что он значит.' },
  documents: { city: 'moscow', title: 'Новый документ', date: '2026-11-01' },
  brands: { url: 'new-brand', title: 'New Brand', about: '<p>О марке</p>', founded: 1900 },
  items: {
    url: 'new-item',
    kind: 'clock',
    brand_id: 1,
    model: 'Test',
    year: 2020,
    price_usd: 9000,
    price_with_discount_usd: 8000,
    title: 'Новые часы',
    description: '<p>Описание</p>',
    availability: [{ city_alias: 'moscow', status: 'in_stock' }],
  },
  menu: { type_id: 1, url: '/new/', title: 'Новый пункт', position: 99 },
  'important-messages': { text: '<p>Новое сообщение</p>' },
  faq: { question: 'Новый вопрос?', answer: 'Новый ответ.' },
  seo: { city: 'moscow', path: '/new/', title: 'Новый заголовок', text: '<p>Текст</p>' },
};

/** A text of each entity that a change gives another value. */
const changedFields: Record<EditedEntity, string> = {
  services: 'title',
  articles: 'title',
  videos: 'title',
  terms: 'term',
  documents: 'title',
  brands: 'title',
  items: 'title',
  menu: 'title',
  'important-messages': 'text',
  faq: 'answer',
  seo: 'title',
};

describe.each(editedEntities)('%s', (entity) => {
  test('can be listed, read, created, changed and deleted; each change sends its event', async () => {
    const before = (await admin('GET', `${entity}?per_page=1`)).body.paginate_data.total;
    const created = await admin('POST', entity, { body: newRows[entity] });
    expect([created.status, created.body.errors]).toEqual([201, undefined]);
    const { id } = created.body.data;
    expect(created.body.data).toMatchObject({ revision: 1 });
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

    expect((await admin('DELETE', `${entity}/${id}`)).status).toBe(200);
    expect((await admin('GET', `${entity}/${id}`)).status).toBe(404);
    const events = await eventually(
      () => eventsOf(entity, id),
      ({ length }) => length === 3,
    );
    expect(events.map(({ type }) => type)).toEqual(
      ['created', 'changed', 'deleted'].map((action) => `${entity}.${action}`),
    );
    expect(events.map(({ data }) => data)).toEqual(
      [1, 2, 3].map((revision) => ({ host: 'ru', entity, id, revision })),
    );
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
  const { items } = await ask(backend.url, listing, 'ru', { params, query: { per_page: 1 } });
  expect(items[0]).toMatchObject({ url: 'seen-at-once', tags: ['pre_owned', 'discounted'] });
  const found = await fetch(`${backend.url}/ru/search?q=zyxwvut`);
  expect(await found.text()).toContain('seen-at-once');
  await admin('PUT', `items/${created.body.data.id}`, {
    body: { availability: [{ city_alias: 'kazan', status: 'sold' }] },
  });
  const item = await ask(backend.url, itemDetail, 'ru', {
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
  expect([taken.status, taken.body.errors]).toEqual([422, { url: ['Already taken'] }]);
  const { id } = first.body.data;

  const before = eventsOf('articles', id).length;
  await admin('PUT', `articles/${id}`, { body: { type: 5 } });
  const events = await eventually(
    () => eventsOf('articles', id).slice(before),
    ({ length }) => length >= 2,
  );
  expect(new Set(events.map(({ data }) => data.host))).toEqual(new Set(['ru', 'en']));

  await admin('DELETE', `articles/${id}`);
  const query = { type: 5, per_page: 100 };
  const kept = await ask(backend.url, articles, 'en', { query });
  expect(kept.items.map(({ url }) => url)).toContain('new-article');
  await admin('DELETE', `articles/${id}`, { host: 'en' });
  const gone = await ask(backend.url, articles, 'en', { query });
  expect(gone.items.map(({ url }) => url)).not.toContain('new-article');
});

test('a brand that items have is not deleted', async () => {
  const { items } = await ask(backend.url, fullListing, 'ru', {
    params: { catalogType: 'clocks_today' },
    query: { view: 'full', per_page: 1 },
  });
  const { status, body } = await admin('DELETE', `brands/${items[0]?.brand.id}`);
  expect([status, body.errors]).toEqual([422, { id: ['Используется в других записях'] }]);
});

test('an event is sent again until it is taken, and later ones of its row wait for it', async () => {
  const { body } = await admin('POST', 'faq', { body: newRows.faq });
  const { id } = body.data;
  await eventually(
    () => eventsOf('faq', id),
    ({ length }) => length === 1,
  );
  receiver.answers.push(500);
  await admin('PUT', `faq/${id}`, { body: { answer: 'Первое изменение' } });
  await eventually(
    () => eventsOf('faq', id),
    ({ length }) => length === 2,
  );
  await admin('PUT', `faq/${id}`, { body: { answer: 'Второе изменение' } });
  const events = await eventually(
    () => eventsOf('faq', id),
    ({ length }) => length === 4,
  );
  expect(events.map(({ data }) => data.revision)).toEqual([1, 2, 2, 3]);
  const ids = receiver.received
    .filter(({ body: sent }) => sent.includes(`"id":${id},`) && sent.includes('faq.changed'))
    .map(({ headers }) => headers['webhook-id']);
  expect(ids[0]).toBe(ids[1]);
});

test('an event that was not sent before a crash is sent after it', async () => {
  await backend.end('SIGKILL');
  const refused = { ...environment, WEBHOOK_URLS: 'http://127.0.0.1:9/' };
  backend = await startBackend(refused);
  const { body } = await admin('POST', 'faq', { body: newRows.faq });
  await backend.end('SIGKILL');
  backend = await startBackend(environment);
  const events = await eventually(
    () => eventsOf('faq', body.data.id),
    ({ length }) => length === 1,
  );
  expect(events).toMatchObject([{ type: 'faq.created' }]);
});

test('npm run content reads and changes from a terminal', async () => {
  const content = async (...given: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--import', 'tsx', 'server/content/cli.ts', ...given, '--api', backend.url],
    ]);
    return JSON.parse(stdout) as Answer;
  };
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
