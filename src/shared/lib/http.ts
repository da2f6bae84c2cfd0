import { apiBaseFor } from '../../config/addresses';
import {
  parseAnswer,
  urlFor,
  type Endpoint,
  type PathParams,
  type QueryValues,
} from '../../contract/endpoint';

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
}

/**
 * Asks the backend of this page's host (spec §7) and parses the answer by the contract.
 * @throws ApiError for any status but 2xx, ContractError for an answer that breaks the contract, and
 * what `fetch` throws when there is no answer.
 */
export async function callApi<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  { params, query, signal }: Call = {},
): Promise<Ours> {
  const url = urlFor(endpoint, apiBaseFor(window.location.hostname), { params, query });
  const timeOutSignal = AbortSignal.timeout(timeOut);
  const response = await fetch(url, {
    method: endpoint.method,
    headers: { accept: 'application/json' },
    signal: signal ? AbortSignal.any([signal, timeOutSignal]) : timeOutSignal,
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, fieldsOf(body));
  return parseAnswer(endpoint, body, url);
}

function fieldsOf(body: unknown): Record<string, string[]> {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {};
  return body.errors as Record<string, string[]>;
}
