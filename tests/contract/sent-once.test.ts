import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { requestKinds } from '../../src/config/request-kinds';
import problems from '../../src/locales/ru/problems.json';
import { endBackends, seededFolder, startBackend } from './backend';
import { idOf, newFormKey, tusCalls } from './tus-client';

let url: string;
let folder: string;
const { check, sendWhole } = tusCalls(() => url);

beforeAll(async () => {
  folder = await seededFolder('sent-once');
  ({ url } = await startBackend({ KARAT_DATA_DIR: folder }));
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

interface Answer {
  data: { number: string; answer_by: string };
  message: string;
  errors?: Record<string, string[]>;
}

const callback = (key: string) => ({
  user_name: 'Иван',
  telephone: '+79165550101',
  feedback_type: requestKinds.callback,
  idempotency_key: key,
});

async function send(body: object, path = 'feedback', host = 'ru') {
  const answer = await fetch(`${url}/${host}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

const refused = { status: 422, body: { errors: { idempotency_key: [problems.taken] } } };

describe('a filled form has one key', () => {
  test('sent eight times at the same time it is one request with one number', async () => {
    const body = callback(randomUUID());
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((answer) => answer.body.data.number)).size).toBe(1);
  });

  test('sent again after success it gets the number and the day of the first', async () => {
    const body = callback(randomUUID());
    const first = await send(body);
    const between = await send(callback(randomUUID()));
    expect((await send(body)).body).toEqual(first.body);
    expect(between.body.data.number).not.toBe(first.body.data.number);
  });

  test('under the key of another request it is refused, and taken under its own', async () => {
    const body = callback(randomUUID());
    const first = await send(body);
    const changed = { ...body, message: 'Звоните вечером' };
    expect(await send(changed)).toMatchObject(refused);
    const second = await send({ ...changed, idempotency_key: randomUUID() });
    expect(second.status).toBe(200);
    expect(second.body.data.number).not.toBe(first.body.data.number);
  });

  test('two kinds are two requests, and so are two hosts: one key is not enough for them', async () => {
    const body = { ...callback(randomUUID()), message: 'Когда вы открыты?' };
    expect((await send(body)).status).toBe(200);
    expect(await send({ ...body, feedback_type: requestKinds.question })).toMatchObject(refused);
    expect((await send(body, 'feedback', 'en')).status).toBe(422);
  });

  test('two kinds at the same time: one of them is registered, the other one is refused', async () => {
    const body = { ...callback(randomUUID()), message: 'Когда вы открыты?' };
    const kinds = [requestKinds.callback, requestKinds.question];
    const answers = await Promise.all(kinds.map((kind) => send({ ...body, feedback_type: kind })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('photos that are sent again are not stored again', async () => {
    const body = { ...callback(randomUUID()), feedback_type: requestKinds.onlineAppraisal };
    const bytes = new Uint8Array(await photo());
    const post = async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(body)) form.append(name, String(value));
      form.append('photos', new Blob([bytes], { type: 'image/jpeg' }), 'front.jpg');
      const answer = await fetch(`${url}/ru/feedback`, { method: 'POST', body: form });
      return ((await answer.json()) as Answer).data.number;
    };
    const first = await post();
    const before = await stored();
    expect(await Promise.all([post(), post()])).toEqual([first, first]);
    expect(await stored()).toEqual(before);
  });

  test('files that were sent before their request are claimed by the first sending alone', async () => {
    const form = newFormKey();
    const bytes = await photo();
    const upload = async () => {
      const address = await sendWhole(bytes, form);
      expect((await check(address, form)).status).toBe(200);
      return idOf(address);
    };
    const body = {
      ...callback(randomUUID()),
      feedback_type: requestKinds.onlineAppraisal,
      uploads: [await upload(), await upload()],
      upload_key: form,
    };
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await send(body);
    const numbers = [...answers, again].map((answer) => answer.body.data.number);
    expect(new Set(numbers).size).toBe(1);
    const [one = '', other = ''] = body.uploads;
    for (const uploads of [[], [one], [other, one], [one, await upload()]]) {
      expect(await send({ ...body, uploads })).toMatchObject(refused);
    }
  });

  test('without a key every sending is a request of its own', async () => {
    const [first, second] = [await send(callback('')), await send(callback(''))];
    expect(second.body.data.number).not.toBe(first.body.data.number);
  });

  test.each(['short', 'with blanks in it, and more', 'я'.repeat(20)])(
    '%p is no key',
    async (key) => {
      const { status, body } = await send(callback(key));
      expect(status).toBe(422);
      expect(Object.keys(body.errors ?? {})).toEqual(['idempotency_key']);
    },
  );

  test('a review is stored once, and another one is refused under its key', async () => {
    const review = {
      author: 'Анна',
      city: 'moscow',
      rating: 5,
      text: 'Оценили за полчаса, всё объяснили.',
      idempotency_key: randomUUID(),
    };
    const answers = await Promise.all([send(review, 'reviews'), send(review, 'reviews')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await send({ ...review, rating: 1 }, 'reviews')).toMatchObject(refused);
  });
});

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();

/** Names of all files that uploads left on disk. */
async function stored(): Promise<string[]> {
  const files = await readdir(join(folder, 'uploads'), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map(({ name }) => name)
    .sort();
}
