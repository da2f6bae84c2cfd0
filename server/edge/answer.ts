import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** What the edge sends back, before HEAD and the connection are looked at. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer | ReadableStream | null;
}

/** A short plain-text answer, never kept by caches. */
export function plainAnswer(status: number, text: string, headers: HeadersInit = {}): Answer {
  const all = new Headers(headers);
  all.set('content-type', 'text/plain; charset=utf-8');
  all.set('cache-control', 'no-store');
  return { status, headers: all, body: Buffer.from(`${text}\n`) };
}

/** An answer of the emulator, passed on as it streams in. */
export function answerOfResponse(response: Response): Answer {
  const headers = new Headers(response.headers);
  // Their length and framing belong to the connection that they came over.
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) headers.delete(name);
  return { status: response.status, headers, body: response.body as ReadableStream | null };
}

/** Writes an answer; for HEAD the headers alone. */
export async function send(
  response: ServerResponse,
  { status, headers, body }: Answer,
  method: string,
): Promise<void> {
  if (Buffer.isBuffer(body)) headers.set('content-length', String(body.length));
  response.statusCode = status;
  for (const [name, value] of headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (method === 'HEAD' || body === null) {
    if (body && !Buffer.isBuffer(body)) await body.cancel();
    response.end();
  } else if (Buffer.isBuffer(body)) {
    response.end(body);
  } else {
    await pipeline(Readable.fromWeb(body), response);
  }
}
