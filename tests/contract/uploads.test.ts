import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { encode } from 'bmp-ts';
import sharp from 'sharp';
import { limits } from '../../src/config/limits';
import { uploadKeyHeader } from '../../src/contract/uploads';
import { endBackends, seededFolder, startBackend } from './backend';
import { idOf, newFormKey, tusCalls } from './tus-client';
import { askWith, breakOff } from './upload-steps';
import problems from '../../src/locales/ru/problems.json';

let url: string;
let folder: string;
let photo: Buffer;
const { create, patch, check, sendWhole, head, remove } = tusCalls(() => url);

beforeAll(async () => {
  folder = await seededFolder('uploads');
  ({ url } = await startBackend({ KARAT_DATA_DIR: folder, UPLOAD_ADDRESS_MB: '100' }));
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = { width: 400, height: 300, channels: 3, noise, background: 'white' } as const;
  photo = await sharp({ create: picture }).jpeg().toBuffer();
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

const sent = () => readdir(join(folder, 'uploads', 'sent'));
const ask = (form: string, addresses: string[]) => askWith(url, form, addresses);
const bytesOf = (address: string) => readFile(join(folder, 'uploads', 'sent', idOf(address)));

describe('a file is sent before its request', () => {
  test('in parts, goes on where it stopped, is checked, and is claimed byte for byte', async () => {
    const form = newFormKey();
    const { status, url: address } = await create({ size: photo.length, form });
    expect(status).toBe(201);
    expect(idOf(address)).toMatch(/^[\w-]{43}$/);
    expect((await patch(address, form, 0, photo.subarray(0, 5000))).offset).toBe(5000);
    expect(await head(address, form)).toMatchObject({ status: 200, offset: 5000 });
    expect((await check(address, form)).errors).toEqual({ file: [problems.uploadUnfinished] });
    expect((await patch(address, form, 5000, photo.subarray(5000))).status).toBe(204);
    const { data } = await check(address, form);
    expect(data).toMatchObject({ type: 'image/jpeg' });
    expect(data?.preview).toMatch(/^data:image\/webp;base64,/);
    expect(await ask(form, [address])).toEqual({ status: 200 });
    expect((await bytesOf(address)).equals(photo)).toBe(true);
    expect((await head(address, form)).status).toBe(404);
  });

  test('a connection that breaks in the middle of a part leaves what has come', async () => {
    const form = newFormKey();
    const { url: address } = await create({ size: photo.length, form });
    await breakOff(address, form, photo.subarray(0, 20_000));
    const { offset } = await head(address, form);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(20_000);
    await patch(address, form, offset ?? 0, photo.subarray(offset ?? 0));
    expect((await bytesOf(address)).equals(photo)).toBe(true);
  });

  test('the site may make these calls, with what they carry', async () => {
    const preflight = await fetch(`${url}/ru/uploads/any`, {
      method: 'OPTIONS',
      headers: { origin: 'http://ru.localhost:8000', 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toContain(uploadKeyHeader);
  });
});

describe('refused', () => {
  test('a wrong offset: nothing is written', async () => {
    const form = newFormKey();
    const { url: address } = await create({ size: photo.length, form });
    await patch(address, form, 0, photo.subarray(0, 6000));
    expect((await patch(address, form, 5000, photo.subarray(5000))).status).toBe(409);
    expect((await head(address, form)).offset).toBe(6000);
  });

  test('a file above 20 MB at its creation, and bytes beyond its length', async () => {
    const form = newFormKey();
    const large = await create({ size: limits.uploadFileBytes + 1, form });
    expect(large).toMatchObject({
      status: 422,
      body: { errors: { file: ['Файл больше 20 МБ. Выберите другой.'] } },
    });
    const { url: address } = await create({ size: photo.length, form });
    expect((await patch(address, form, 0, Buffer.concat([photo, photo]))).status).toBe(413);
    expect((await bytesOf(address)).length).toBe(0);
  });

  test('the eleventh file of a form; a creation that is repeated takes no second place', async () => {
    const form = newFormKey();
    const first = await create({ size: 5, form, key: 'first' });
    for (let file = 1; file < limits.uploadFiles; file += 1) await create({ size: 5, form });
    const eleventh = await create({ size: 5, form });
    expect(eleventh.body.errors).toEqual({ file: ['Приложите не больше 10 файлов'] });
    const again = await create({ size: 6, form, key: 'first' });
    expect(again.status).toBe(201);
    expect((await head(first.url, form)).status).toBe(404);
    expect(await sent()).not.toContain(idOf(first.url));
  });

  test('more than one address may have waiting', async () => {
    const answers: number[] = [];
    for (let file = 0; file < 6; file += 1) {
      answers.push((await create({ size: limits.uploadFileBytes, form: newFormKey() })).status);
    }
    expect(answers).toContain(422);
    expect(answers.filter((status) => status === 201).length).toBeLessThan(5);
  });

  test.each([
    ['no key of a form', { form: 'short' }],
    ['no name of the file in the form', { key: '' }],
    ['no length', { size: Number.NaN }],
  ])('a creation with %s', async (_, change) => {
    expect((await create({ size: 5, form: newFormKey(), ...change })).status).toBe(400);
  });

  test('all calls about an upload of somebody else, who keeps it', async () => {
    const form = newFormKey();
    const other = newFormKey();
    const address = await sendWhole(photo, form);
    await check(address, form);
    expect((await head(address, other)).status).toBe(404);
    expect((await patch(address, other, 0, photo)).status).toBe(404);
    expect((await check(address, other)).status).toBe(404);
    expect((await remove(address, other)).status).toBe(404);
    expect(await ask(other, [address])).toMatchObject({ status: 422 });
    expect(await ask(form, [address])).toEqual({ status: 200 });
  });

  test('a second claim, also at the same time: one request has the file', async () => {
    const form = newFormKey();
    const address = await sendWhole(photo, form);
    await check(address, form);
    const answers = await Promise.all([1, 2, 3].map(() => ask(form, [address])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const gone = ['Срок хранения файла истёк. Выберите его ещё раз.'];
    expect(answers.filter(({ photos }) => photos)).toEqual([
      { status: 422, photos: gone },
      { status: 422, photos: gone },
    ]);
    expect((await ask(form, [address, address])).status).toBe(422);
  });

  test('nothing of a request that is sent again under its key: it has its file already', async () => {
    const form = newFormKey();
    const key = randomUUID();
    const address = await sendWhole(photo, form);
    await check(address, form);
    expect(await askWith(url, form, [address], key)).toEqual({ status: 200 });
    expect(await askWith(url, form, [address], key)).toEqual({ status: 200 });
    expect((await ask(form, [address])).status).toBe(422);
  });

  test('a request with a file that was not checked', async () => {
    const form = newFormKey();
    const address = await sendWhole(photo, form);
    expect((await ask(form, [address])).status).toBe(422);
    await check(address, form);
    expect((await ask(form, [address])).status).toBe(200);
  });

  test('a program by the name of a photo, with its first bytes', async () => {
    const form = newFormKey();
    const { url: address } = await create({ size: 1_000_000, form });
    const answer = await patch(address, form, 0, Buffer.alloc(8000, 'MZ'));
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { file: ['Файлы этого типа не принимаются. Выберите другой файл.'] } },
    });
    expect((await head(address, form)).status).toBe(404);
    expect(await sent()).not.toContain(idOf(address));
  });

  test.each([
    ['ru', problems.pictureBroken],
    ['en', 'This file is damaged: we couldn’t read the photo. Choose another.'],
    ['ua', 'Фото не відкривається: виберіть інший файл'],
    ['uz', 'Fayl buzilgan, suratni oʻqib boʻlmadi: boshqasini tanlang'],
  ])('a picture that cannot be decoded, told on %s; it is gone', async (host, text) => {
    const form = newFormKey();
    const address = await sendWhole(photo.subarray(0, 9000), form, host);
    expect(await check(address, form)).toMatchObject({ status: 422, errors: { file: [text] } });
    expect((await check(address, form)).status).toBe(404);
    expect(await sent()).not.toContain(idOf(address));
  });
});

test('a visitor takes a file back', async () => {
  const form = newFormKey();
  const address = await sendWhole(photo, form);
  await check(address, form);
  expect((await remove(address, form)).status).toBe(204);
  expect((await ask(form, [address])).status).toBe(422);
  expect((await sent()).some((name) => name.startsWith(idOf(address)))).toBe(false);
});

test('pictures that no browser draws get one that every browser does', async () => {
  const form = newFormKey();
  const pictures = join(__dirname, 'pictures');
  const tiff = await sharp(photo).tiff().toBuffer();
  const kept = await Promise.all(
    ['still.heic', 'still.jp2'].map((name) => readFile(join(pictures, name))),
  );
  const raw = await sharp(photo).ensureAlpha().raw().toBuffer();
  const bmp = encode({ data: raw, width: 400, height: 300, bitPP: 24 }).data;
  const addresses = await Promise.all([tiff, ...kept, bmp].map((file) => sendWhole(file, form)));
  const checked = await Promise.all(addresses.map((address) => check(address, form)));
  expect(checked.map(({ data }) => data?.type)).toEqual([
    'image/tiff',
    'image/heic',
    'image/jp2',
    'image/bmp',
  ]);
  for (const { data } of checked) {
    const preview = Buffer.from(data?.preview?.split(',')[1] ?? '', 'base64');
    const { width, format } = await sharp(preview).metadata();
    expect({ width, format }).toEqual({ width: 320, format: 'webp' });
  }
});
