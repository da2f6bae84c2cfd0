import { ValidationError, type ObjectSchema, type Schema } from 'yup';

/** Path parameters by name, e.g. `alias` of `/contacts/:alias`. */
export type PathParams = Record<string, string | number>;

/** Query values as they are sent; keys of arrays end in `[]` (spec §7). */
export type QueryValues = Record<
  string,
  string | number | boolean | readonly (string | number)[] | undefined
>;

/**
 * One call of the API: where it lies, what may be asked, what comes back (`Wire`) and what we make
 * of it (`Ours`). The browser, the build, the local backend and the tests read this one description.
 */
export interface Endpoint<Wire = unknown, Ours = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the host's API base; parameters as `:name`. */
  path: string;
  /** One line for the reader of the API's documentation. */
  summary?: string;
  /** What the query may hold; the backend casts and checks by it. */
  query?: ObjectSchema<object>;
  /** What the body must hold; its messages are codes of `problems`. */
  body?: ObjectSchema<object>;
  /** `multipart` where files come along; JSON otherwise. */
  encoding?: 'json' | 'multipart';
  /** Who may call: anybody, an account holder (token) or an editor (bearer token). */
  access?: 'anybody' | 'account' | 'editor';
  /** Spec §7: the call carries X-CSRF-TOKEN from the XSRF-TOKEN cookie. */
  needsCsrf?: boolean;
  answer: Schema<Wire>;
  reshape: (wire: Wire) => Ours;
}

/** Lets TypeScript infer both shapes from a description. */
export function defineEndpoint<Wire, Ours>(endpoint: Endpoint<Wire, Ours>): Endpoint<Wire, Ours> {
  return endpoint;
}

/** An answer that does not keep the contract; names the address and the first broken field. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(
    readonly url: string,
    readonly field: string,
    reason: string,
  ) {
    super(`${url} broke the contract at "${field}": ${reason}`);
  }
}

/**
 * Checks an answer strictly (no coercion) and reshapes it.
 * @throws ContractError naming `url` and the broken field.
 */
export function parseAnswer<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  body: unknown,
  url: string,
): Ours {
  let wire: Wire;
  try {
    wire = endpoint.answer.validateSync(body, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ContractError(url, error.path || '(answer)', error.message);
  }
  return endpoint.reshape(wire);
}

/** Address of a call: `apiBase` without a trailing slash, parameters and query encoded. */
export function urlFor(
  endpoint: Pick<Endpoint, 'path'>,
  apiBase: string,
  { params = {}, query = {} }: { params?: PathParams; query?: QueryValues } = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${endpoint.path} needs the parameter "${name}"`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) search.append(key, String(one));
    }
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return `${apiBase}${path}${suffix}`;
}
