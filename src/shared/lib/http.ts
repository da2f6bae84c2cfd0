import { apiBaseFor } from '../../config/addresses';
import {
  parseAnswer,
  urlFor,
  type Endpoint,
  type PathParams,
  type QueryValues,
} from '../../contract/endpoint';
import { deadline } from './deadline';
import { counted } from './in-flight';

/** Milliseconds for an answer, headers and body together. */
const timeOut = 8_000;

/** An answer other than success. `fields` holds what the backend says of each field of a form. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly fields: Record<string, string[]> = {},
  ) {
    super(`the backend answered ${status}`);
  }
}

export interface Call {
  params?: PathParams;
  query?: QueryValues;
  /** Ends the call early; an ended call rejects with its reason and is no error to report. */
  signal?: AbortSignal;
  /** False keeps the call from the loading indicator (spec §4 "Technical"). */
  progress?: boolean;
}

/**
 * Asks the backend of this page's host (spec §7) and parses the answer by the contract.
 * @throws ApiError for any status but 2xx, ContractError for an answer that breaks the contract, and
 * what `fetch` throws when there is no answer.
 */
export function callApi<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  { params, query, signal, progress = true }: Call = {},
): Promise<Ours> {
  const url = urlFor(endpoint, apiBaseFor(window.location.hostname), { params, query });
  const ask = async () => {
    const inTime = deadline(timeOut, signal);
    try {
      return await askNow(endpoint, url, inTime.signal);
    } finally {
      inTime.clear();
    }
  };
  return progress ? counted(ask, signal) : ask();
}

async function askNow<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  url: string,
  signal: AbortSignal,
): Promise<Ours> {
  const response = await fetch(url, {
    method: endpoint.method,
    headers: { accept: 'application/json' },
    signal,
  });
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
