import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createDice } from '../../../demo/catalogue/generate/dice';
import { uploadKeyHeader, uploadsPath } from '../../../src/contract/uploads';
import { fillForm } from '../requests/filled-form';
import { OddAnswer, sendForm } from '../requests/send-form';
import { aConduct, visit, type Visit } from '../requests/visitor';
import { aPhoto } from '../uploads/photos';
import { type Answers, type CallKind } from './answers';
import { type Backends } from './backends';

/** Between two calls of a visitor, milliseconds. */
const pause = 100;
const photoBytes = 60_000;

/** What was acknowledged, to be looked for afterwards. */
export interface Acknowledged {
  visits: Visit[];
  /** By token: the numbers of the last change that was acknowledged and the last that was tried. */
  accounts: Map<string, { told: number; tried: number }>;
  /** SHA-256 by id. */
  uploads: Map<string, string>;
  edits: { told: number; tried: number };
}

interface Told {
  status: number;
  body: string;
  headers: Headers;
}

export interface Crowd {
  backends: Backends;
  answers: Answers;
  acknowledged: Acknowledged;
  receiptSecret: string;
  /** Ends each of them after what is under way. */
  signal: AbortSignal;
}

/** One call to the next backend; null when nothing was told. */
async function call(
  { backends, answers }: Crowd,
  kind: CallKind,
  path: string,
  init: RequestInit = {},
): Promise<Told | null> {
  const backend = backends.next();
  const askedAt = performance.now();
  try {
    const answer = await fetch(`${backend.url}${path}`, init);
    const body = await answer.text();
    answers.note(kind, askedAt, answer.status, body);
    return { status: answer.status, body, headers: answer.headers };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    backends.passOver(backend);
    answers.note(kind, askedAt, null);
    return null;
  }
}

/** Looks at a list, an item and what a search finds, in turns. */
export async function read(crowd: Crowd, item: { kind: string; url: string }): Promise<void> {
  for (let turn = 1; !crowd.signal.aborted; turn += 1) {
    await call(crowd, 'list', `/ru/clocks_today?page=${1 + (turn % 5)}`);
    await wait(pause);
    await call(crowd, 'search', `/ru/search?q=${turn % 2 ? 'rolex' : 'omega'}`);
    await wait(pause);
    await call(crowd, 'item', `/ru/detailPage/${item.kind}/${item.url}`);
    await wait(pause);
  }
}

/** Sends one form after the other, each until its number was told. */
export async function sendForms(crowd: Crowd, first: number, step: number): Promise<void> {
  const { backends, answers, acknowledged, receiptSecret } = crowd;
  for (let number = first; !crowd.signal.aborted; number += step) {
    const dice = createDice(1, number);
    const form = await fillForm(number, dice);
    // Of what a visitor may do, what needs no broken line.
    const conduct = { ...aConduct(dice), cut: null, leaves: false };
    const made = await visit(form, conduct, async () => {
      const backend = backends.next();
      const askedAt = performance.now();
      try {
        const told = await sendForm(form, { url: backend.url, receiptSecret }, null);
        if (told === null) backends.passOver(backend);
        answers.note('request', askedAt, told === null ? null : 200);
        return told;
      } catch (error) {
        if (!(error instanceof OddAnswer)) throw error;
        answers.note('request', askedAt, error.status, error.body);
        // The site says so, and the visitor presses again.
        if (error.status === 503) return null;
        throw error;
      }
    });
    acknowledged.visits.push(made);
    await wait(pause);
  }
}

/** Changes the name of an account again and again. */
export async function changeAccount(crowd: Crowd, token: string): Promise<void> {
  const known = { told: 0, tried: 0 };
  crowd.acknowledged.accounts.set(token, known);
  while (!crowd.signal.aborted) {
    known.tried += 1;
    const body = { token, name: `Change ${known.tried}`, phone: '+79161234567', notify_type: 1 };
    const told = await call(crowd, 'account', '/ru/edit', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...{ cookie: 'XSRF-TOKEN=pair', 'x-csrf-token': 'pair' },
      },
      body: JSON.stringify(body),
    });
    if (told?.status === 200) known.told = known.tried;
    await wait(pause);
  }
}

/** Changes the title of an article again and again. */
export async function editArticle(crowd: Crowd, id: number): Promise<void> {
  const known = crowd.acknowledged.edits;
  while (!crowd.signal.aborted) {
    known.tried += 1;
    const told = await call(crowd, 'edit', `/ru/admin/articles/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: 'Bearer local-editor' },
      body: JSON.stringify({ title: `Edit ${known.tried}` }),
    });
    if (told?.status === 200) known.told = known.tried;
    // Each edit makes the backends read the stock anew.
    await wait(10 * pause);
  }
}

/** Sends one photo after the other in two parts, each until it was checked. */
export async function sendPhotos(crowd: Crowd): Promise<void> {
  while (!crowd.signal.aborted) {
    const bytes = await aPhoto(photoBytes);
    const form = randomBytes(32).toString('base64url');
    const id = await sendPhoto(crowd, form, bytes);
    if (id !== null) {
      crowd.acknowledged.uploads.set(id, createHash('sha256').update(bytes).digest('hex'));
    }
    await wait(10 * pause);
  }
}

/** @returns its id once it was checked; null when the visitor went away before */
async function sendPhoto(crowd: Crowd, form: string, bytes: Buffer): Promise<string | null> {
  const headers = { 'tus-resumable': '1.0.0', [uploadKeyHeader]: form };
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const metadata = `filename ${base64('front.jpg')},key ${base64(randomUUID())}`;
  let path = '';
  let offset: number | null = 0;
  while (!crowd.signal.aborted) {
    if (path === '') {
      const begun = await call(crowd, 'upload', `/ru${uploadsPath}`, {
        method: 'POST',
        headers: {
          ...headers,
          'upload-length': String(bytes.length),
          'upload-metadata': metadata,
        },
      });
      const location = begun?.status === 201 ? begun.headers.get('location') : null;
      if (location) path = `/ru${uploadsPath}/${location.split('/').at(-1) ?? ''}`;
    } else if (offset === null) {
      const known = await call(crowd, 'upload', path, { method: 'HEAD', headers });
      if (known?.status === 200) offset = Number(known.headers.get('upload-offset'));
    } else if (offset < bytes.length) {
      const end = offset === 0 ? bytes.length / 2 : bytes.length;
      const sent = await call(crowd, 'upload', path, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(bytes.subarray(offset, end)),
      });
      offset = sent?.status === 204 ? Number(sent.headers.get('upload-offset')) : null;
    } else {
      const checked = await call(crowd, 'upload', `${path}/check`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ upload_key: form }),
      });
      if (checked?.status === 200) return path.split('/').at(-1) ?? '';
    }
    await wait(pause);
  }
  return null;
}
