import { rm } from 'node:fs/promises';
import { requestKinds } from '../../src/config/request-kinds';
import {
  answerRequest,
  changeRequest,
  messageList,
  requestList,
  requestRow,
  type DeskRequest,
} from '../../src/contract/desk';
import { editingLog } from '../../src/contract/people';
import { parseAnswer, type Endpoint } from '../../src/contract/endpoint';
import { runContent } from '../support/run-content';
import { aJpeg } from '../support/a-jpeg';
import { mailTo, mailsTo } from '../support/outbox';
import { endBackends, seededFolder, startBackend } from './backend';

const house = 'requests@ru.karat.example';
let url: string;
let folder: string;

beforeAll(async () => {
  folder = await seededFolder('desk');
  ({ url } = await startBackend({ KARAT_DATA_DIR: folder }));
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

async function ask<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  path: string,
  body?: object,
): Promise<Ours> {
  const answer = await fetch(`${url}/ru${path}`, {
    method: endpoint.method,
    headers: {
      authorization: 'Bearer local-editor',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return parseAnswer(endpoint, await answer.json(), path);
}

/** Sends an appraisal with a photo; gives what the house has of it. */
async function sendAppraisal(fields: Record<string, string> = {}): Promise<DeskRequest> {
  const form = new FormData();
  const given = {
    feedback_type: String(requestKinds.onlineAppraisal),
    user_name: 'Анна',
    telephone: '+79165550101',
    city: 'Казань',
    message: 'Оцените часы.',
    amount: '150000',
    ...fields,
  };
  for (const [name, value] of Object.entries(given)) form.append(name, value);
  form.append('photos', new Blob([aJpeg], { type: 'image/jpeg' }), 'мои часы.jpg');
  const sent = await fetch(`${url}/ru/feedback`, { method: 'POST', body: form });
  expect(sent.status).toBe(200);
  const { data } = (await sent.json()) as { data: { number: string } };
  const { items } = await ask(requestList, '/admin/requests');
  const row = items.find(({ number }) => number === data.number);
  return ask(requestRow, `/admin/requests/${row?.id}`);
}

const numberOf =
  ({ number }: DeskRequest) =>
  (mail: { subject: string }) =>
    mail.subject.includes(number);

test('a request is mailed to the house with all answers, and its number to who left an address', async () => {
  const request = await sendAppraisal({ email: 'anna@example.org' });
  const toHouse = await mailTo(url, house, numberOf(request));
  for (const told of [
    'Имя: Анна',
    'Сообщение: Оцените часы.',
    'Сумма, ₽: 150000',
    'мои часы.jpg',
  ]) {
    expect(toHouse.text).toContain(told);
  }
  expect(toHouse.headers['reply-to']).toBe('anna@example.org');
  const receipt = await mailTo(url, 'anna@example.org', numberOf(request));
  expect(receipt.text).toContain(request.number);
  expect(receipt.text).not.toContain('Анна');
  expect(receipt.headers['list-unsubscribe']).toBeUndefined();
});

test('links to files give them to be saved, to who has a link that is signed and not over', async () => {
  const request = await sendAppraisal();
  const toHouse = await mailTo(url, house, numberOf(request));
  const [inMail = ''] = /http\S+request-files\S+/.exec(toHouse.text) ?? [];
  const [{ url: shown } = { url: null }] = request.files;
  for (const link of [inMail, shown ?? '']) {
    const file = await fetch(link);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''%D0/);
    expect(Buffer.from(await file.arrayBuffer()).equals(aJpeg)).toBe(true);
  }
  const changed = (name: string, value: string) => {
    const address = new URL(inMail);
    address.searchParams.set(name, value);
    return fetch(address);
  };
  expect((await changed('signature', 'guessed')).status).toBe(403);
  expect((await changed('until', '2000000000')).status).toBe(403);
  expect((await fetch(inMail.replace('/ru/', '/en/'))).status).toBe(403);
});

test('somebody reads a request, says how far it is, and answers it by mail; who did is recorded', async () => {
  const request = await sendAppraisal({ email: 'oleg@example.org' });
  expect(request).toMatchObject({
    kind: 'onlineAppraisal',
    state: 'registered',
    user_name: 'Анна',
    details: { message: 'Оцените часы.', amount: 150_000, city: 'Казань' },
    files: [{ name: 'мои часы.jpg', type: 'image/jpeg', size: aJpeg.length }],
    messages: [],
  });
  const path = `/admin/requests/${request.id}`;
  expect((await ask(changeRequest, path, { state: 'accepted' })).state).toBe('accepted');
  const { items } = await ask(requestList, '/admin/requests?state=accepted&kind=onlineAppraisal');
  expect(items.map(({ id }) => id)).toEqual([request.id]);
  const text = 'Приезжайте в среду.\nВозьмите паспорт.';
  const answered = await ask(answerRequest, `${path}/answer`, { text });
  expect(answered.messages).toMatchObject([{ is_ours: true, person: 'local', text }]);
  const answer = await mailTo(url, 'oleg@example.org', ({ subject }) =>
    subject.startsWith('Ответ'),
  );
  expect(answer.text).toContain(text);
  expect((await ask(messageList, '/admin/messages')).items[0]).toMatchObject({ text });
  const log = await ask(editingLog, '/admin/log');
  expect(log.items.slice(0, 2).map(({ call, status }) => [call, status])).toEqual([
    [`POST /ru${path}/answer`, 200],
    [`PUT /ru${path}`, 200],
  ]);
});

test('where there is no address an answer is refused, and nothing is kept', async () => {
  const request = await sendAppraisal();
  const refused = fetch(`${url}/ru/admin/requests/${request.id}/answer`, {
    method: 'POST',
    headers: { authorization: 'Bearer local-editor', 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Ответ' }),
  });
  expect((await refused).status).toBe(422);
  expect((await ask(requestRow, `/admin/requests/${request.id}`)).messages).toEqual([]);
});

test('a request of one host is not seen by another', async () => {
  const request = await sendAppraisal();
  const other = await fetch(`${url}/en/admin/requests/${request.id}`, {
    headers: { authorization: 'Bearer local-editor' },
  });
  expect(other.status).toBe(404);
});

test('what visitors type is text in a terminal: nothing in it is obeyed', async () => {
  const hostile = '\u001b]0;owned\u0007\u009b2J\u202eтекст';
  const request = await sendAppraisal({ message: hostile, product_name: hostile });
  const stdout = await runContent(url, 'show', 'requests', String(request.id));
  expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  const { data } = JSON.parse(stdout) as { data: DeskRequest };
  expect(data.details.message).toBe(hostile);
  const toHouse = await mailTo(url, house, numberOf(request));
  expect(toHouse.text).toContain('\ufffd]0;owned\ufffd\ufffd2J\ufffdтекст');
});

test('mail of a request that could not be sent before a kill is sent after it, once', async () => {
  const answer = await fetch(`${url}/ru/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      feedback_type: requestKinds.callback,
      user_name: 'Вера',
      telephone: '+79165550101',
      email: 'vera@example.org',
    }),
  });
  const { data } = (await answer.json()) as { data: { number: string } };
  await endBackends();
  ({ url } = await startBackend({ KARAT_DATA_DIR: folder }));
  const isIt = ({ subject }: { subject: string }) => subject.includes(data.number);
  await mailTo(url, 'vera@example.org', isIt);
  await mailTo(url, house, isIt);
  expect((await mailsTo(url, 'vera@example.org')).filter(isIt)).toHaveLength(1);
  expect((await mailsTo(url, house)).filter(isIt)).toHaveLength(1);
});
