import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogTypes } from '../../src/config/catalogs';
import { hostCodes } from '../../src/config/hosts';
import { articleTypes } from '../../src/config/article-types';
import { articles } from '../../src/contract/articles';
import { currency } from '../../src/contract/currency';
import { itemDetail } from '../../src/contract/items';
import { fullListing, listing } from '../../src/contract/listing';
import { mainData } from '../../src/contract/main-data';
import { clockCategories } from '../../src/contract/offers';
import { itemPhotos, type EditedPhoto } from '../../src/contract/photos';
import { search } from '../../src/contract/search';
import { servicePages } from '../../src/contract/services';
import { runContent } from '../support/run-content';
import { ask } from './ask';
import { endBackends, startBackend } from './backend';
import { allEndpoints } from './endpoints';
import { newRows } from './new-rows';
import { describeOwnBackend } from './own-backend';

const authorization = 'Bearer local-editor';

/** A picture of one colour. */
const photo = (background: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background } });

describeOwnBackend('a backend that nobody has filled', () => {
  let folder: string;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karat-own-'));
    ({ url } = await startBackend({ KARAT_DATA_DIR: folder }, 'server/api/cli.ts'));
  });
  afterAll(async () => {
    await endBackends();
    await rm(folder, { recursive: true });
  });

  async function admin<Answer>(method: string, path: string, body?: object | FormData) {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/ru/admin/${path}`, {
      method,
      headers: { authorization, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }
  type Row = { data: { id: number } };
  type Photos = { data: EditedPhoto[]; errors?: Record<string, string[]> };

  function form(...files: Buffer[]): FormData {
    const data = new FormData();
    for (const file of files) data.append('photos', new Blob([new Uint8Array(file)]), 'photo');
    return data;
  }

  const filesKept = async () =>
    (await readdir(join(folder, 'photos'), { recursive: true })).filter((name) =>
      name.endsWith('.jpg'),
    );

  test.each(hostCodes)('answers on %s with empty lists', async (host) => {
    expect(await ask(url, mainData, host)).toEqual({ cities: [], brands: [] });
    expect(await ask(url, servicePages, host)).toEqual([]);
    expect(await ask(url, clockCategories, host)).toEqual([]);
    expect(await ask(url, currency, host)).toEqual({ rates: [], updatedAt: null });
    const query = { type: articleTypes.news };
    expect((await ask(url, articles, host, { query })).items).toEqual([]);
    for (const catalogType of catalogTypes) {
      const params = { catalogType };
      expect(await ask(url, listing, host, { params })).toMatchObject({ items: [], total: 0 });
      const whole = { params, query: { view: 'full' } } as const;
      expect((await ask(url, fullListing, host, whole)).items).toEqual([]);
    }
    expect((await ask(url, search, host, { query: { q: 'rolex' } })).items).toEqual([]);
  });

  test('no call that reads fails', async () => {
    const reading = [...(await allEndpoints()).values()].filter(({ method }) => method === 'GET');
    expect(reading.length).toBeGreaterThan(30);
    for (const { path } of reading) {
      const filled = path
        .replace(':catalogType', 'clocks_today')
        .replace(':entity', 'items')
        .replace(/:(kind)/, 'clock')
        .replace(/:\w+/g, '1');
      const { status } = await fetch(`${url}/ru${filled}`, { headers: { authorization } });
      expect([filled, status < 500]).toEqual([filled, true]);
    }
  });

  test('shows an item with the photos that an editor gave it', async () => {
    await admin('POST', 'cities', newRows.cities);
    await admin('POST', 'rates', { ...newRows.rates, units_per_usd: 100 });
    const brand = await admin<Row>('POST', 'brands', newRows.brands);
    const created = await admin<Row>('POST', 'items', {
      ...newRows.items,
      brand_id: brand.body.data.id,
      availability: [{ city_alias: 'new-city', status: 'in_stock' }],
    });
    expect([brand.status, created.status]).toEqual([201, 201]);
    const { id } = created.body.data;
    const params = { kind: 'clock', url: 'new-item' };
    const shown = async () => (await ask(url, itemDetail, 'ru', { params })).pictures;
    expect(await shown()).toEqual([]);

    // Lying on its side, as phones store it.
    const red = await photo('#c00000').jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const blue = await photo('#0000c0', 5000, 2500).png().toBuffer();
    const added = await admin<Photos>('POST', `items/${id}/photos`, form(red, blue));
    expect(added.status).toBe(201);
    const [first, second] = added.body.data;
    if (!first || !second) throw new Error('two photos were sent');
    expect([first.width, first.height, second.width, second.height]).toEqual([40, 60, 2560, 1280]);

    await admin('PUT', `items/${id}/photos/${first.id}`, { alt: 'Циферблат' });
    const [seen, other] = await shown();
    expect([seen?.alt, other?.alt]).toEqual(['Циферблат', 'Новые часы']);
    const ordered = await admin<Photos>('PUT', `items/${id}/photos`, {
      order: [second.id, first.id],
    });
    expect(ordered.body.data.map((one) => one.id)).toEqual([second.id, first.id]);

    const expected = [second.src, first.src];
    const sourcesOf = (item?: { pictures: { src: string }[] }) =>
      item?.pictures.map(({ src }) => src);
    expect(sourcesOf({ pictures: await shown() })).toEqual(expected);
    const list = await ask(url, listing, 'ru', { params: { catalogType: 'clocks_today' } });
    expect(sourcesOf(list.items[0])).toEqual(expected);
    expect(list.items[0]).toMatchObject({ url: 'new-item', price: 900_000 });
    const found = await ask(url, search, 'ru', { query: { q: 'test' } });
    expect(sourcesOf(found.items[0])).toEqual(expected);

    const file = await fetch(first.src);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(first.color).toMatch(/^#[b-d][0-9a-f]0[0-9a-f]0[0-9a-f]$/);
    const etag = file.headers.get('etag') ?? '';
    expect((await fetch(first.src, { headers: { 'if-none-match': etag } })).status).toBe(304);

    // Created, photos added, one described, both put in order: the rebuild hears of each.
    const { data } = (await admin<{ data: { revision: number } }>('GET', `items/${id}`)).body;
    expect(data.revision).toBe(4);
    const removed = await admin<Photos>('DELETE', `items/${id}/photos/${second.id}`);
    expect(removed.body.data.map((one) => one.id)).toEqual([first.id]);
    expect((await fetch(second.src)).status).toBe(404);
    expect(sourcesOf({ pictures: await shown() })).toEqual([first.src]);
    await admin('DELETE', `items/${id}`);
    expect(await filesKept()).toEqual([]);
  });

  test('refuses what is no picture, and keeps nothing of it', async () => {
    const { body } = await admin<Row>('POST', 'services', newRows.services);
    const brand = await admin<Row>('POST', 'brands', { ...newRows.brands, url: 'other-brand' });
    const item = await admin<Row>('POST', 'items', {
      ...newRows.items,
      url: 'other-item',
      brand_id: brand.body.data.id,
      availability: [],
    });
    const photos = `items/${item.body.data.id}/photos`;
    const good = await photo('#00c000').png().toBuffer();
    const cut = good.subarray(0, 60);
    for (const bad of [Buffer.from('<svg/>'), Buffer.from('%PDF-1.7 text'), cut]) {
      const refused = await admin<Photos>('POST', photos, form(good, bad));
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['photos']]);
    }
    const none = await admin<Photos>('POST', photos, {});
    expect([none.status, none.body.errors]).toEqual([422, { photos: [expect.any(String)] }]);
    const wrongOrder = await admin<Photos>('PUT', photos, { order: [1] });
    expect([wrongOrder.status, Object.keys(wrongOrder.body.errors ?? {})]).toEqual([
      422,
      ['order'],
    ]);
    expect((await admin('DELETE', `${photos}/1`)).status).toBe(404);
    expect((await admin('POST', 'items/999/photos', form(good))).status).toBe(404);
    expect((await admin('PUT', 'faq/1/cover', form(good))).status).toBe(404);
    expect(await filesKept()).toEqual([]);
    expect((await fetch(`${url}/ru/admin/${photos}`, { method: 'POST' })).status).toBe(401);
    await admin('DELETE', `services/${body.data.id}`);
  });

  test('gives a page its cover and takes it away', async () => {
    const { body } = await admin<Row>('POST', 'services', newRows.services);
    const cover = `services/${body.data.id}/cover`;
    const coverShown = async () => (await ask(url, servicePages, 'ru'))[0]?.cover;
    expect(await coverShown()).toBeNull();
    const first = await photo('#808000', 1600, 1000).jpeg().toBuffer();
    await admin('PUT', cover, form(first));
    const before = await coverShown();
    expect(before).toMatchObject({ width: 1600, height: 1000, alt: '' });
    await admin('PUT', cover, form(await photo('#008080').jpeg().toBuffer()));
    const after = await coverShown();
    expect([after?.width, after?.src === before?.src]).toEqual([60, false]);
    expect((await fetch(before?.src ?? '')).status).toBe(404);
    await admin('DELETE', cover);
    expect(await coverShown()).toBeNull();
    expect(await filesKept()).toEqual([]);
  });

  test('npm run content sends photos from a terminal', async () => {
    const { items } = (await admin<{ items: { id: number }[] }>('GET', 'items')).body;
    const id = String(items[0]?.id);
    const file = join(folder, 'one.png');
    await writeFile(file, await photo('#123456').png().toBuffer());
    const content = async (...given: string[]) =>
      itemPhotos.reshape(JSON.parse(await runContent(url, ...given)) as Photos);
    const [sent] = await content('add-photos', id, file);
    const [described] = await content('describe-photo', id, String(sent?.id), 'Вид сбоку');
    expect(described).toMatchObject({ id: sent?.id, alt: 'Вид сбоку' });
    expect(await content('remove-photo', id, String(sent?.id))).toEqual([]);
  });
});
