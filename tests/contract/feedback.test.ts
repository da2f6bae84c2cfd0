import { readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { limits } from '../../src/config/limits';
import { requestKinds } from '../../src/config/request-kinds';
import { aJpeg } from '../support/a-jpeg';
import { endBackends, seededFolder, startBackend } from './backend';
import { pdf } from './hostile/documents';

let url: string;
let folder: string;

beforeAll(async () => {
  folder = await seededFolder('feedback');
  ({ url } = await startBackend({ KARAT_DATA_DIR: folder }));
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

const callback = {
  user_name: 'Иван',
  telephone: '+79165550101',
  city: 'moscow',
  feedback_type: requestKinds.callback,
  type_contact: 'телефон',
  nickname: 'null',
  feedback_phone: '',
};

interface Registered {
  data: { number: string; answer_by: string | null; message: string };
}
interface Refused {
  message: string;
  errors: Record<string, string[]>;
}

async function send<Answer>(body: unknown, host = 'ru') {
  const answer = await fetch(`${url}/${host}/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

async function sendForm(fields: object, files: Blob[], names: string[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  files.forEach((file, index) => form.append('photos', file, names[index] ?? `photo-${index}.jpg`));
  const answer = await fetch(`${url}/ru/feedback`, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as Registered & Refused };
}

/** Names of all files that uploads left on disk. */
async function stored(): Promise<string[]> {
  const files = await readdir(join(folder, 'uploads'), { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map(({ name }) => name);
}

const photo = (bytes = 5000) =>
  new Blob([aJpeg, Buffer.alloc(bytes - aJpeg.length, 7)], { type: 'image/jpeg' });

test('a callback gets a number and is registered', async () => {
  const { status, body } = await send<Registered>(callback);
  expect(status).toBe(200);
  expect(body.data.number).toMatch(/^20\d\d-\d{6}$/);
  expect(body.data.message).toBe('Заявка принята и зарегистрирована.');
});

test.each(['callback', 'question', 'appeal'] as const)(
  'a request of kind %s is answered within 15 days',
  async (kind) => {
    const asked = { ...callback, feedback_type: requestKinds[kind], message: 'Прошу проверить.' };
    const { body } = await send<Registered>(asked);
    const days = (Date.parse(body.data.answer_by ?? '') - Date.now()) / 86_400_000;
    expect(Math.ceil(days)).toBe(limits.answerDays);
  },
);

test('who found it cheaper says where, by a link or in words', async () => {
  const { items } = (await (await fetch(`${url}/ru/clocks_today`)).json()) as {
    items: { url: string }[];
  };
  const cheaper = {
    ...callback,
    feedback_type: requestKinds.foundCheaper,
    product_kind: 'clock',
    product_url: items[0]?.url,
  };
  expect((await send<Refused>(cheaper)).body.errors).toEqual({ link: ['Обязательное поле'] });
  expect((await send({ ...cheaper, link: 'https://karat.example/' })).status).toBe(200);
  expect((await send({ ...cheaper, message: 'ЦУМ, Москва' })).status).toBe(200);
});

test('who asks to be told of one like it names the item, a sold one too', async () => {
  const { items } = (await (await fetch(`${url}/ru/clocks_archive`)).json()) as {
    items: { url: string }[];
  };
  const tellMe = { ...callback, feedback_type: requestKinds.tellMe };
  expect((await send<Refused>(tellMe)).body.errors).toMatchObject({
    product_kind: expect.any(Array) as unknown,
    product_url: expect.any(Array) as unknown,
  });
  const sold = { ...tellMe, product_kind: 'clock', product_url: items[0]?.url };
  const { status, body } = await send<Registered>(sold);
  expect(status).toBe(200);
  expect(body.data.number).toMatch(/^20\d\d-\d{6}$/);
});

test('field errors are told in the language of the host', async () => {
  const { status, body } = await send<Refused>({ feedback_type: 1, user_name: 'A' }, 'en');
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    user_name: ['The text is too short: write a little more'],
    telephone: ['Required field'],
  });
});

test.each([
  [{ telephone: '12345' }, 'telephone'],
  [{ feedback_type: 99 }, 'feedback_type'],
  [{ type_contact: 'голубь' }, 'type_contact'],
  [{ user_name: 'И'.repeat(31) }, 'user_name'],
  [{ amount: 100_000_001 }, 'amount'],
  [{ purchase_year: 3000 }, 'purchase_year'],
  [{ feedback_type: requestKinds.buy }, 'product_kind'],
  [
    { feedback_type: requestKinds.buy, product_kind: 'clock', product_url: 'nothing' },
    'product_url',
  ],
  [{ feedback_type: requestKinds.director }, 'message'],
])('%j is refused for its %s', async (change, field) => {
  const { status, body } = await send<Refused>({ ...callback, ...change });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toContain(field);
});

test('a Telegram nickname stands for the phone', async () => {
  const answer = await send({ ...callback, telephone: '', nickname: '@ivan' });
  expect(answer.status).toBe(200);
});

test('who fills the honeypot is told of success, and nothing is stored', async () => {
  const before = await send<Registered>(callback);
  expect((await send({ ...callback, feedback_phone: '1' })).status).toBe(200);
  const after = await send<Registered>(callback);
  const serial = (answer: typeof before) => Number(answer.body.data.number.slice(5));
  expect(serial(after)).toBe(serial(before) + 1);
});

describe('photos', () => {
  const appraisal = { ...callback, feedback_type: requestKinds.onlineAppraisal };

  test('are kept with their request', async () => {
    const before = await stored();
    const { status } = await sendForm(appraisal, [photo(), photo()]);
    expect(status).toBe(200);
    // Each with a small copy.
    expect((await stored()).length).toBe(before.length + 4);
  });

  test.each([
    ['none at all', [], [], 'Загрузите хотя бы одно изображение'],
    [
      'a PDF alone',
      [new Blob([new Uint8Array(pdf(deflateSync(Buffer.from('q Q'))))])],
      [],
      'Загрузите хотя бы одно изображение',
    ],
    [
      'a program by the name of a photo',
      [new Blob([Buffer.from('MZ'.padEnd(5000, '\0'))])],
      ['a.jpg'],
      'Файлы этого типа не принимаются. Выберите другой файл.',
    ],
    [
      'a program of 3 MB by the name of a photo',
      [new Blob([Buffer.alloc(3 * 1024 * 1024, 'MZ')])],
      ['a.jpg'],
      'Файлы этого типа не принимаются. Выберите другой файл.',
    ],
    [
      'a picture that cannot be decoded',
      [new Blob([aJpeg.subarray(0, 60), Buffer.alloc(5000, 7)])],
      [],
      'Файл повреждён: фотографию не удалось прочитать. Выберите другой.',
    ],
    [
      'an empty file',
      [new Blob([])],
      ['a.jpg'],
      'Файлы этого типа не принимаются. Выберите другой файл.',
    ],
    ['eleven files', Array<Blob>(11).fill(photo()), [], 'Приложите не больше 10 файлов'],
    ['a file of 25 MB', [photo(25 * 1024 * 1024)], [], 'Файл больше 20 МБ. Выберите другой.'],
  ])('%s: refused, and nothing stays on disk', async (_, files, names, text) => {
    const before = await stored();
    const { status, body } = await sendForm(appraisal, files, names);
    expect(status).toBe(422);
    expect(body.errors.photos).toEqual([text]);
    expect(await stored()).toEqual(before);
  });

  test('with a wrong field beside them nothing stays on disk, and both are told', async () => {
    const before = await stored();
    const { body } = await sendForm({ ...appraisal, user_name: '' }, [new Blob(['text'])]);
    expect(Object.keys(body.errors).sort()).toEqual(['photos', 'user_name']);
    expect(await stored()).toEqual(before);
  });

  test('an upload that breaks off leaves nothing on disk', async () => {
    const before = await stored();
    await breakOff();
    for (let tries = 0; tries < 50; tries += 1) {
      if ((await stored()).length === before.length) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await stored()).toEqual(before);
    expect((await send(callback)).status).toBe(200);
  });
});

/** Sends a third of a form and hangs up. */
async function breakOff(): Promise<void> {
  const { port } = new URL(url);
  const body = Buffer.concat([
    Buffer.from(
      '--cut\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    ),
    Buffer.from(await photo(300_000).arrayBuffer()),
  ]);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        'POST /ru/feedback HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=cut\r\ncontent-length: 900000\r\n\r\n',
      );
      socket.write(body, () => setTimeout(() => socket.destroy(), 300));
    });
    socket.once('close', () => resolve());
  });
}
