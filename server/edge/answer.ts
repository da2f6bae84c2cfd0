import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** What of a visitor's request decides over the answer of a file. */
export type Asked = Pick<IncomingMessage, 'headers' | 'method'>;

/** What the edge sends back, before HEAD and the connection are looked at. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | Readable | null;
}

/** A short plain-text answer, never kept by caches. */
export function plainAnswer(status: number, text: string, headers?: OutgoingHttpHeaders): Answer {
  const own = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return { status, headers: { ...headers, ...own }, body: Buffer.from(`${text}\n`) };
}

/** Of a text with styles, which loads and runs nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** A page that no release holds, never kept by caches. */
export function pageAnswer(status: number, html: string, headers?: OutgoingHttpHeaders): Answer {
  const own = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  // Where a release says what its pages may do, that holds for these as well.
  const all = { 'content-security-policy': policy, ...headers, ...own };
  return { status, headers: all, body: Buffer.from(html) };
}

/** An answer of the emulator, passed on as it streams in. */
export function answerOfResponse({ status, headers, body }: Response): Answer {
  const all: OutgoingHttpHeaders = Object.fromEntries(headers);
  // Their length and framing belong to the connection that they came over.
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete all[name];
  if (headers.has('set-cookie')) all['set-cookie'] = headers.getSetCookie();
  return { status, headers: all, body: body && Readable.fromWeb(body as ReadableStream) };
}

/** Writes an answer; for HEAD the headers alone. */
export async function sendAnswer(
  response: ServerResponse,
  { status, headers, body }: Answer,
  method = 'GET',
): Promise<void> {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  if (Buffer.isBuffer(body)) response.setHeader('content-length', body.length);
  if (body instanceof Readable && method !== 'HEAD') return pipeline(body, response);
  if (body instanceof Readable) body.destroy();
  response.end(method === 'HEAD' ? null : body);
}
