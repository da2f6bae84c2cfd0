import fc from 'fast-check';
import { limits } from '../../config/limits';
import { ApiError } from '../lib/api-error';
import { moved } from './attachment';
import { AttachmentActions } from './attachment-actions';
import { noAttachments, type FormAttachments } from './attachments.state';
import type * as sending from './send-file.client';

type SendingFile = Parameters<typeof sending.sendFile>[0];

/** Files on their way, by name; the test decides how each ends. */
let underWay: Map<string, SendingFile & { end: () => void; fail: (error: Error) => void }>;
let takenBack: string[];
let checked: jest.Mock;

jest.mock('./send-file.client', () => ({
  sendFile: (file: SendingFile) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        file.onUrl(file.url ?? `https://api/ru/uploads/id-of-${file.file.name}`);
        resolve();
      };
      file.signal.addEventListener('abort', () => reject(file.signal.reason as Error));
      underWay.set(file.file.name, { ...file, end, fail: reject });
    }),
  takeBack: (url: string) => Promise.resolve(takenBack.push(url)),
}));
jest.mock('../lib/http', () => ({ callApi: (...call: unknown[]) => checked(...call) as unknown }));
jest.mock('../lib/report', () => ({ report: () => undefined }));

let store: { current: FormAttachments };
let actions: AttachmentActions;

beforeEach(() => {
  underWay = new Map();
  takenBack = [];
  checked = jest.fn().mockResolvedValue({ type: 'image/jpeg', preview: 'data:image/webp;base64,' });
  store = { current: noAttachments };
  actions = new AttachmentActions(store);
});

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg', lastModified: 7 });
const tick = () => new Promise((resolve) => setTimeout(resolve));
const states = () => store.current.list.map(({ name, state }) => `${name} ${state}`);
const keyOf = (name: string) => store.current.list.find((one) => one.name === name)?.key ?? '';

async function chosen(...names: string[]) {
  actions.add(names.map(photo));
  await tick();
}

test('what is chosen is on its way at once, and named by its uploads once it was read', async () => {
  await chosen('front.jpg', 'back.jpg');
  expect(states()).toEqual(['front.jpg sending', 'back.jpg sending']);
  for (const { end } of underWay.values()) end();
  const { uploads, uploadKey } = await actions.finished(new AbortController().signal);
  expect(uploads).toEqual(['id-of-front.jpg', 'id-of-back.jpg']);
  expect(uploadKey).toMatch(/^[\w-]{43}$/);
  expect(checked).toHaveBeenCalledTimes(2);
});

test('the request has its files in the order that the visitor gave them', async () => {
  await chosen('a.jpg', 'b.jpg', 'c.jpg');
  actions.move(2, 0);
  for (const { end } of underWay.values()) end();
  const { uploads } = await actions.finished(new AbortController().signal);
  expect(uploads).toEqual(['id-of-c.jpg', 'id-of-a.jpg', 'id-of-b.jpg']);
});

test('a file that is taken back on its way is ended; one that was sent is removed there too', async () => {
  await chosen('front.jpg', 'back.jpg');
  underWay.get('front.jpg')?.end();
  await tick();
  actions.remove(keyOf('back.jpg'));
  expect(underWay.get('back.jpg')?.signal.aborted).toBe(true);
  actions.remove(keyOf('front.jpg'));
  await tick();
  expect(states()).toEqual([]);
  expect(takenBack).toEqual(['https://api/ru/uploads/id-of-front.jpg']);
});

test('a connection that does not come back stops the file alone; it goes on where it was', async () => {
  await chosen('front.jpg', 'back.jpg');
  const front = underWay.get('front.jpg');
  front?.onUrl('https://api/ru/uploads/begun');
  front?.onSent(3);
  front?.fail(new TypeError('no connection'));
  await tick();
  expect(states()).toEqual(['front.jpg stopped', 'back.jpg sending']);
  actions.retry(keyOf('front.jpg'));
  await tick();
  expect(underWay.get('front.jpg')?.url).toBe('https://api/ru/uploads/begun');
  expect(states()).toEqual(['front.jpg sending', 'back.jpg sending']);
});

test('what the backend says of a file stands at that file, and the request does not go without it', async () => {
  await chosen('front.jpg', 'back.jpg');
  checked.mockRejectedValueOnce(new ApiError(422, { file: ['Файл повреждён'] }));
  for (const { end } of underWay.values()) end();
  const failure = actions.finished(new AbortController().signal);
  await expect(failure).rejects.toMatchObject({ fields: { photos: ['uploadUnfinished'] } });
  expect(store.current.list[0]).toMatchObject({ state: 'refused', problem: 'Файл повреждён' });
  expect(states()[1]).toBe('back.jpg ready');
});

test('bytes on their way are not yet there: after a reload the file goes on once it is chosen again', async () => {
  await chosen('front.jpg');
  const front = underWay.get('front.jpg');
  front?.onUrl('https://api/ru/uploads/begun');
  front?.onSent(photo('front.jpg').size);
  const [attachment] = store.current.list;
  expect(attachment?.sent).toBeLessThan(photo('front.jpg').size);
  front?.end();
  await actions.finished(new AbortController().signal);
  expect(store.current.list[0]?.sent).toBe(photo('front.jpg').size);
});

test('a file of which the backend lacks a part is not refused: chosen again it goes on, and stands there once', async () => {
  await chosen('front.jpg');
  checked.mockRejectedValueOnce(new ApiError(422, { file: ['uploadUnfinished'] }));
  underWay.get('front.jpg')?.end();
  await tick();
  expect(states()).toEqual(['front.jpg lost']);
  await chosen('front.jpg');
  expect(states()).toEqual(['front.jpg sending']);
  expect(underWay.get('front.jpg')?.url).toBe('https://api/ru/uploads/id-of-front.jpg');
});

test('an upload that is gone is begun anew by the retry', async () => {
  await chosen('front.jpg');
  underWay.get('front.jpg')?.onUrl('https://api/ru/uploads/swept');
  underWay.get('front.jpg')?.fail(new ApiError(404));
  await tick();
  expect(store.current.list[0]).toMatchObject({ state: 'refused', problem: 'uploadGone' });
  actions.retry(keyOf('front.jpg'));
  await tick();
  expect(underWay.get('front.jpg')?.url).toBeNull();
});

test('after a reload a file that is chosen again goes on in its place', async () => {
  const { name, size, lastModified } = photo('back.jpg');
  const kept = { key: 'k', name, size, lastModified, type: 'image/jpeg', sent: 2, problem: null };
  const lost = { ...kept, file: null, preview: null, state: 'lost' } as const;
  store.current = { key: 'form', list: [{ ...lost, url: 'https://api/ru/uploads/begun' }] };
  await chosen('front.jpg', 'back.jpg');
  expect(states()).toEqual(['back.jpg sending', 'front.jpg sending']);
  expect(underWay.get('back.jpg')).toMatchObject({
    url: 'https://api/ru/uploads/begun',
    formKey: 'form',
  });
});

test('a file that is there is not taken twice, so that after a reload all can be chosen again', async () => {
  await chosen('front.jpg', 'back.jpg');
  underWay.get('front.jpg')?.end();
  await tick();
  await chosen('front.jpg', 'back.jpg', 'dial.jpg');
  expect(states()).toEqual(['front.jpg ready', 'back.jpg sending', 'dial.jpg sending']);
});

test('closing the form ends what is under way and forgets it', async () => {
  await chosen('front.jpg');
  actions.reset();
  expect(underWay.get('front.jpg')?.signal.aborted).toBe(true);
  expect(store.current).toBe(noAttachments);
});

test('where files go with the form they are ready as they are', async () => {
  process.env.GATSBY_UPLOADS = 'form';
  try {
    await chosen('front.jpg');
    const { uploads, files } = await actions.finished(new AbortController().signal);
    expect(uploads).toEqual([]);
    expect(files.map(({ name }) => name)).toEqual(['front.jpg']);
    expect(underWay.size).toBe(0);
  } finally {
    delete process.env.GATSBY_UPLOADS;
  }
});

test('a move keeps every row once; one to a place outside of the list changes nothing', () => {
  const place = fc.integer({ min: -3, max: limits.uploadFiles + 3 });
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { maxLength: 10 }), place, place, (rows, from, to) => {
      const after = moved(rows, from, to);
      expect([...after].sort()).toEqual([...rows].sort());
      const isInside = [from, to].every((at) => at >= 0 && at < rows.length);
      if (isInside) expect(after[to]).toBe(rows[from]);
      else expect(after).toBe(rows);
    }),
  );
});
