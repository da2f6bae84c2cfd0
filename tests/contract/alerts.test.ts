import { rm } from 'node:fs/promises';
import { notificationSettings, toggleSavedItem } from '../../src/contract/account-lists';
import { listing } from '../../src/contract/listing';
import { personalFilters, seePersonalFilter } from '../../src/contract/personal-filters';
import { unsubscribe } from '../../src/contract/subscribers';
import { tokenIn } from '../support/outbox';
import { accountCalls } from './account-calls';
import { alertSteps, everything, writeAlertsAt, type Reader } from './alert-steps';
import { ask } from './ask';
import { endBackends, seededFolder, startBackend, type StartedBackend } from './backend';

let backend: StartedBackend;
let folder: string;
const base = () => backend.url;
const { send, get } = accountCalls(base);
const { newReader, keepFilter, edit, newWatch, alertTo, alertsTo } = alertSteps(base);

beforeAll(async () => {
  folder = await seededFolder('alerts');
  backend = await startBackend({ KARAT_DATA_DIR: folder });
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

const inMoscow = (status: string) => ({ availability: [{ city_alias: 'moscow', status }] });

const keep = ({ token }: Reader, url: string) =>
  get(toggleSavedItem, { body: { token, kind: 'clock', url } });

/** Waits until everybody has been looked at after the changes so far: who came last is written to. */
async function allLookedAt(): Promise<void> {
  const last = await newReader();
  await keepFilter(last);
  await newWatch();
  await alertTo(last);
}

/**
 * Has three backends write alerts at the same moment; gives how many messages there are for somebody,
 * sent or not: the one that confirmed the mailbox, and the alerts.
 */
const messagesTo = async ({ email }: Reader, now: number) =>
  (await writeAlertsAt(folder, new Date(now), 3)).filter((to) => to === email).length;

test('something new in a kept filter is told once a day, with the way to it', async () => {
  const reader = await newReader();
  await keepFilter(reader);
  const { url } = await newWatch({ title: 'Часы с новостью' });
  const mail = await alertTo(reader);
  expect(mail.subject).toBe('Новинки по вашим фильтрам');
  expect(mail.text).toContain('Новинки по фильтру «Новые часы»: 1');
  expect(mail.text).toContain('Часы с новостью');
  expect(mail.text).toMatch(new RegExp(`http://ru\\.localhost:\\d+/clock/${url}/`));
  expect(mail.text).toContain('/clocks_today/?brands=1');
  await newWatch();
  await allLookedAt();
  expect(await alertsTo(reader)).toHaveLength(1);
});

test('what its holder has seen on the site is new no more', async () => {
  const reader = await newReader('ru', { ...everything, about_filters: false });
  const id = await keepFilter(reader);
  await newWatch();
  const query = { token: reader.token };
  const news = async () => (await get(personalFilters, { query }))[0]?.newItems;
  expect(await news()).toBe(1);
  await get(seePersonalFilter, { params: { id }, body: query });
  expect(await news()).toBe(0);
});

test('a favourite whose price fell is shown with its photo; one that rose is not told of', async () => {
  const { items } = await ask(base(), listing, 'ru', {
    params: { catalogType: 'clocks_today' },
    query: { price_from: 1000, 'statuses_income[]': ['in_stock'], per_page: 50 },
  });
  const [cheaper, dearer] = items.filter(({ pictures }) => pictures.length > 0);
  if (!cheaper || !dearer) throw new Error('nothing with a photo is on sale');
  const [reader, other] = [await newReader(), await newReader()];
  await keep(reader, cheaper.url);
  await keep(other, dearer.url);
  const price = async (id: number, factor: number) => {
    const row = await edit<{ price_usd: number }>('GET', `items/${id}`);
    const price_usd = Math.round(row.price_usd * factor);
    await edit('PUT', `items/${id}`, { price_usd, price_with_discount_usd: null });
  };
  await price(dearer.id, 1.5);
  await price(cheaper.id, 0.5);
  const mail = await alertTo(reader);
  expect(mail.subject).toBe('Вещь из избранного подешевела');
  expect(mail.text).toMatch(/Было [\d\s]+₽, стало [\d\s]+₽/);
  expect(mail.html).toContain(`<img src="${cheaper.pictures[0]?.src}"`);
  // Back to what it was when it was saved: dearer in between, never cheaper.
  await price(dearer.id, 1 / 1.5);
  await allLookedAt();
  expect(await alertsTo(other)).toEqual([]);
});

test('a reserved favourite is told of when it comes free', async () => {
  const reader = await newReader();
  const { id, url } = await newWatch(inMoscow('reserved'));
  await keep(reader, url);
  await allLookedAt();
  expect(await alertsTo(reader)).toEqual([]);
  await edit('PUT', `items/${id}`, inMoscow('in_stock'));
  const mail = await alertTo(reader);
  expect(mail.subject).toBe('Вещь из избранного снова можно купить');
});

test('an alert is in the language of the host and leads to its site', async () => {
  const reader = await newReader('uz');
  await keepFilter(reader, 'uz');
  const { url } = await newWatch({ title: 'Yangi soat' }, 'uz');
  const mail = await alertTo(reader);
  expect(mail.subject).toBe('Filtrlaringiz boʻyicha yangi buyumlar');
  expect(mail.text).toMatch(new RegExp(`http://uz\\.localhost:\\d+/clock/${url}/`));
  expect(mail.text).toContain('soʻm');
});

test('one press in a mail program ends them (RFC 8058), and so does the page of the link', async () => {
  const [reader, other] = [await newReader(), await newReader()];
  await keepFilter(reader);
  await keepFilter(other);
  await newWatch();
  const mail = await alertTo(reader);
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, address = ''] = /^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
  const token = tokenIn(await alertTo(other));
  expect((await send(unsubscribe, { body: { token } })).status).toBe(200);
  for (const { token: session } of [reader, other]) {
    expect(await get(notificationSettings, { query: { token: session } })).toMatchObject({
      ...{ byEmail: true, aboutOrders: true },
      ...{ aboutPrices: false, aboutFilters: false, aboutFree: false },
    });
  }
});

test('nobody is told who has not asked for it, or wants no mail', async () => {
  const silent = [
    await newReader('ru', { ...everything, by_email: false }),
    await newReader('ru', { ...everything, about_filters: false }),
  ];
  for (const reader of silent) await keepFilter(reader);
  await newWatch();
  await allLookedAt();
  for (const reader of silent) expect(await alertsTo(reader)).toEqual([]);
});

test('a backend that is killed at any moment after the change makes one message, not two or none', async () => {
  for (const pause of [0, 30]) {
    const reader = await newReader();
    await keepFilter(reader);
    await newWatch();
    await new Promise((resolve) => setTimeout(resolve, pause));
    await backend.end('SIGKILL');
    expect(await messagesTo(reader, Date.now())).toBe(2);
    backend = await startBackend({ KARAT_DATA_DIR: folder });
  }
});

test('several backends write one message a day, and the next day the next', async () => {
  const reader = await newReader();
  await keepFilter(reader);
  await newWatch();
  await alertTo(reader);
  await newWatch();
  await allLookedAt();
  expect(await alertsTo(reader)).toHaveLength(1);
  await backend.end('SIGTERM');
  const tomorrow = Date.now() + 86_400_000;
  expect(await messagesTo(reader, tomorrow)).toBe(3);
  expect(await messagesTo(reader, tomorrow)).toBe(3);
});
