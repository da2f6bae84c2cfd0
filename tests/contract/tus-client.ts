import { randomBytes, randomUUID } from 'node:crypto';
import { uploadKeyHeader } from '../../src/contract/uploads';

/** The key of a form. */
export const newFormKey = () => randomBytes(32).toString('base64url');

export interface AskedFile {
  size: number;
  name?: string;
  /** Key of the form. */
  form: string;
  /** What the form calls the file. */
  key?: string;
}

interface Refused {
  errors?: Record<string, string[]>;
}

/** Calls of the tus protocol, one by one, as no client library would make them. */
export function tusCalls(api: () => string) {
  const call = async (
    method: string,
    url: string,
    form: string,
    headers: Record<string, string> = {},
    body?: Buffer,
  ) => {
    const answer = await fetch(url, {
      method,
      headers: { 'tus-resumable': '1.0.0', [uploadKeyHeader]: form, ...headers },
      body: body && new Uint8Array(body),
    });
    const text = await answer.text();
    const offset = answer.headers.get('upload-offset');
    return {
      status: answer.status,
      headers: answer.headers,
      offset: offset === null ? null : Number(offset),
      body: (text.startsWith('{') ? JSON.parse(text) : {}) as Refused,
    };
  };

  const create = async (
    { size, name = 'front.jpg', form, key = randomUUID() }: AskedFile,
    host = 'ru',
  ) => {
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const endpoint = `${api()}/${host}/uploads`;
    const answer = await call('POST', endpoint, form, {
      'upload-length': String(size),
      'upload-metadata': `filename ${base64(name)},key ${base64(key)}`,
    });
    const location = answer.headers.get('location');
    return { ...answer, url: location === null ? '' : new URL(location, endpoint).href };
  };

  const patch = (url: string, form: string, offset: number, bytes: Buffer) =>
    call(
      'PATCH',
      url,
      form,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      bytes,
    );

  const check = async (url: string, form: string) => {
    const answer = await fetch(`${url}/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ upload_key: form }),
    });
    const body = (await answer.json()) as Refused & {
      data?: { type: string; preview: string | null };
    };
    return { status: answer.status, ...body };
  };

  /** Sends a whole file; gives its address. */
  const sendWhole = async (bytes: Buffer, form: string, host = 'ru') => {
    const { url } = await create({ size: bytes.length, form }, host);
    await patch(url, form, 0, bytes);
    return url;
  };

  return {
    create,
    patch,
    check,
    sendWhole,
    head: (url: string, form: string) => call('HEAD', url, form),
    remove: (url: string, form: string) => call('DELETE', url, form),
  };
}

/** Id of an upload. */
export const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
