import Cookies from 'js-cookie';
import { captcha } from '../../config/captcha';
import { apiBaseFor } from '../../domain/addresses';
import { requestIdHeader } from '../../domain/request-id';
import { withoutSecrets } from '../../domain/without-secrets';
import { parseAnswer, urlFor, type Endpoint, type EndpointRequest } from '../../contract/endpoint';
import type {
  Argument,
  BodySchema,
  PathParams,
  QueryValues,
  RequestParts,
  QuerySchema,
} from '../../contract/request';
import { apiErrorOf } from './api-error';
import { deadline } from './deadline';
import { counted } from './in-flight';
import { loadPart } from './load-part';

/** Milliseconds for an answer, headers and body together: of a question, a form, a form with files. */
const timeOuts = { question: 8_000, form: 20_000, upload: 120_000 };

/** How a call is made, beside what it sends. */
export interface CallOptions {
  /** Ends the call early; an ended call rejects with its reason and is no error to report. */
  signal?: AbortSignal;
  /** False keeps the call from the loading indicator (spec §4 "Technical"). */
  progress?: boolean;
  /** Receives the share of a form with files that was sent, 0 to 1; it has no limit of time but ends when nothing moves. */
  onUpload?: (share: number) => void;
  /** Of the bot check, for an endpoint that asks for one. */
  receipt?: string;
}

/** A call whose endpoint is not known at compile time. */
interface AnyCall extends CallOptions {
  params?: PathParams;
  query?: QueryValues;
  body?: object;
  files?: readonly File[];
}

/**
 * Calls the backend of this page's host (spec §7) and parses the answer by the contract. Path
 * parameters, query and body have the types of the endpoint's schemas; with files the body goes as
 * form data.
 * @throws ApiError for any status but 2xx, ContractError for an answer that breaks the contract, and
 * what `fetch` throws when there is no answer.
 */
export function callApi<
  Wire,
  Ours,
  Path extends string,
  Query extends QuerySchema | undefined,
  Body extends BodySchema | undefined,
  FileField extends string | undefined,
>(
  endpoint: Endpoint<Wire, Ours, Path, Query, Body, FileField>,
  ...given: Argument<RequestParts<Path, Query, Body, FileField> & CallOptions>
): Promise<Ours>;
export function callApi<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  { params, query, body, files = [], signal, progress = true, onUpload, receipt }: AnyCall = {},
): Promise<Ours> {
  const url = urlFor(endpoint, apiBaseFor(window.location.hostname), { params, query });
  const content = files.length > 0 ? formDataOf(endpoint, body, files) : body;
  const headers = {
    accept: 'application/json',
    ...(receipt !== undefined && { [captcha.receiptHeader]: receipt }),
  };
  const send = async () => {
    if (content instanceof FormData && onUpload) {
      const { uploadForm } = await loadPart(() => import('./upload.client'));
      return answerOf(endpoint, await uploadForm(url, content, headers, onUpload, signal), url);
    }
    const inTime = deadline(timeOuts[effortOf(content)], signal);
    try {
      return await fetchAnswer(endpoint, url, { headers, body: content, signal: inTime.signal });
    } finally {
      inTime.clear();
    }
  };
  return progress ? counted(send, signal) : send();
}

/** Fields and files in one form; what is null is left out, as its default. */
function formDataOf(
  { path, fileField }: EndpointRequest,
  body: object = {},
  files: readonly File[],
): FormData {
  if (fileField === undefined) throw new Error(`${path} takes no files`);
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) data.append(name, String(value));
  }
  for (const file of files) data.append(fileField, file, file.name);
  return data;
}

function effortOf(body: object | undefined): keyof typeof timeOuts {
  if (body === undefined) return 'question';
  return body instanceof FormData ? 'upload' : 'form';
}

interface FetchParts {
  headers: Record<string, string>;
  body: object | undefined;
  signal: AbortSignal;
}

async function fetchAnswer<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  url: string,
  { headers, body, signal }: FetchParts,
): Promise<Ours> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      ...headers,
      ...(isJson && { 'content-type': 'application/json' }),
      ...(endpoint.needsCsrf && { 'x-csrf-token': Cookies.get('XSRF-TOKEN') ?? '' }),
    },
    credentials: usesCookies(endpoint) ? 'include' : 'same-origin',
    body: isJson ? JSON.stringify(body) : body,
    signal,
  });
  return answerOf(endpoint, response, url);
}

/** Whether cookies of the backend come and go: those of CSRF (spec §7), and of a known browser. */
function usesCookies({ access, needsCsrf, usesCookies: own }: EndpointRequest): boolean {
  return access === 'account' || needsCsrf === true || own === true;
}

async function answerOf<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  response: Response,
  url: string,
): Promise<Ours> {
  // The address stands in the error of an answer that breaks the contract.
  if (response.ok) return parseAnswer(endpoint, await response.json(), withoutSecrets(url));
  // Spec §8: whatever comes of it. The path alone, since an address may hold a token.
  console.warn(`${endpoint.method} ${endpoint.path} was answered ${response.status}`);
  // A proxy in between may refuse in HTML: the status still says it all.
  throw apiErrorOf(response.status, await response.json().catch(() => null), {
    retryAfter: secondsOf(response.headers.get('retry-after')),
    requestId: response.headers.get(requestIdHeader),
  });
}

/** Seconds that a `Retry-After` names, as our backend does; a date in it counts as none. */
function secondsOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
}
