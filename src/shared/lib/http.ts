import Cookies from 'js-cookie';
import { apiBaseFor } from '../../config/addresses';
import {
  parseAnswer,
  urlFor,
  type Endpoint,
  type PathParams,
  type QueryValues,
} from '../../contract/endpoint';
import { ApiError } from './api-error';
import { deadline } from './deadline';
import { counted } from './in-flight';

/** Milliseconds for an answer, headers and body together: of a question, a form, a form with files. */
const timeOuts = { question: 8_000, form: 20_000, upload: 120_000 };

export interface Call {
  params?: PathParams;
  query?: QueryValues;
  /** Sent as JSON, or as it is when it carries files. */
  body?: object | FormData;
  /** Ends the call early; an ended call rejects with its reason and is no error to report. */
  signal?: AbortSignal;
  /** False keeps the call from the loading indicator (spec §4 "Technical"). */
  progress?: boolean;
  /** Told the share of form data that was sent, 0 to 1; such a call ends only when nothing moves. */
  onUpload?: (share: number) => void;
}

/**
 * Asks the backend of this page's host (spec §7) and parses the answer by the contract.
 * @throws ApiError for any status but 2xx, ContractError for an answer that breaks the contract, and
 * what `fetch` throws when there is no answer.
 */
export function callApi<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  { params, query, body, signal, progress = true, onUpload }: Call = {},
): Promise<Ours> {
  const url = urlFor(endpoint, apiBaseFor(window.location.hostname), { params, query });
  const ask = async () => {
    if (body instanceof FormData && onUpload) {
      const { uploadForm } = await import('./upload.client');
      const headers = { accept: 'application/json' };
      return answerOf(endpoint, await uploadForm(url, body, headers, onUpload, signal), url);
    }
    const inTime = deadline(timeOuts[effortOf(body)], signal);
    try {
      return await askNow(endpoint, url, body, inTime.signal);
    } finally {
      inTime.clear();
    }
  };
  return progress ? counted(ask, signal) : ask();
}

function effortOf(body: Call['body']): keyof typeof timeOuts {
  if (body === undefined) return 'question';
  return body instanceof FormData ? 'upload' : 'form';
}

async function askNow<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  url: string,
  body: Call['body'],
  signal: AbortSignal,
): Promise<Ours> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(isJson && { 'content-type': 'application/json' }),
      ...(endpoint.needsCsrf && { 'x-csrf-token': Cookies.get('XSRF-TOKEN') ?? '' }),
    },
    // Cookies of the backend come and go where a call gives or needs the CSRF token (spec §7).
    credentials: endpoint.access === 'account' || endpoint.needsCsrf ? 'include' : 'same-origin',
    body: isJson ? JSON.stringify(body) : body,
    signal,
  });
  return answerOf(endpoint, response, url);
}

async function answerOf<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  response: Response,
  url: string,
): Promise<Ours> {
  if (response.ok) return parseAnswer(endpoint, await response.json(), url);
  // A proxy in between may refuse in HTML: the status still says it all.
  const refusal: unknown = await response.json().catch(() => null);
  throw new ApiError(response.status, fieldsOf(refusal));
}

function fieldsOf(refusal: unknown): Record<string, string[]> {
  const errors = isObject(refusal) ? refusal.errors : null;
  if (!isObject(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field,
      [texts].flat().filter((text) => typeof text === 'string'),
    ]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
