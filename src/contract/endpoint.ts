import { safeParse, type GenericIssue, type GenericSchema } from 'valibot';
import type { BotAction } from '../config/bot-actions';
import type { Role } from '../config/roles';
import type {
  Address,
  Argument,
  BodySchema,
  PathParams,
  QuerySchema,
  QueryValues,
} from './request';

/** What a caller of the API sends: where to, and what may or must come along. */
export interface EndpointRequest<
  Path extends string = string,
  Query extends QuerySchema | undefined = QuerySchema | undefined,
  Body extends BodySchema | undefined = BodySchema | undefined,
  FileField extends string | undefined = string | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the host's API base; parameters as `:name`. */
  path: Path;
  /** One line for the reader of the API's documentation. */
  summary?: string;
  /** What the query may hold; the backend casts and checks by it. */
  query?: Query;
  /** What the body must hold; its messages are codes of `problems`. */
  body?: Body;
  /** Field of the form that files come in; with files the body is a form, JSON otherwise. */
  fileField?: FileField;
  /**
   * Who may call: anybody, an account holder (token), somebody of the house whose role reaches, or
   * who gives the roles (bearer token).
   */
  access?: 'anybody' | 'account' | Role | 'admin';
  /** Spec §7: the call carries X-CSRF-TOKEN from the XSRF-TOKEN cookie. */
  needsCsrf?: boolean;
  /** The browser takes and sends cookies of the backend although the call needs no session. */
  usesCookies?: boolean;
  /** Spec §7: the call carries the receipt of a bot check that was made for one of these actions. */
  botCheck?: readonly BotAction[];
}

/**
 * One call of the API: what is sent, what comes back (`Wire`) and what we make of it (`Ours`). The
 * browser, the build, the local backend and the tests read this one description, and take their
 * types from it.
 */
export interface Endpoint<
  Wire = unknown,
  Ours = unknown,
  Path extends string = string,
  Query extends QuerySchema | undefined = QuerySchema | undefined,
  Body extends BodySchema | undefined = BodySchema | undefined,
  FileField extends string | undefined = string | undefined,
> extends EndpointRequest<Path, Query, Body, FileField> {
  answer: GenericSchema<unknown, Wire>;
  reshape: (wire: Wire) => Ours;
}

/** Lets TypeScript infer all types of a call from its description. */
export function defineEndpoint<
  Wire,
  Ours,
  Path extends string,
  Query extends QuerySchema | undefined = undefined,
  Body extends BodySchema | undefined = undefined,
  FileField extends string | undefined = undefined,
>(
  endpoint: Endpoint<Wire, Ours, Path, Query, Body, FileField>,
): Endpoint<Wire, Ours, Path, Query, Body, FileField> {
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
 * Checks an answer (no coercion) and reshapes it.
 * @throws ContractError naming `url` and the broken field.
 */
export function parseAnswer<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  body: unknown,
  url: string,
): Ours {
  return endpoint.reshape(checked(endpoint.answer, body, url));
}

/**
 * What a schema makes of a value that came from elsewhere: fields that it does not name are left out.
 * @throws ContractError naming `source` and the first broken field.
 */
export function checked<Value>(
  schema: GenericSchema<unknown, Value>,
  value: unknown,
  source: string,
): Value {
  const { success, output, issues } = safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  throw new ContractError(source, fieldOf(issues[0]) || '(answer)', issues[0].message);
}

/** Where an issue was found, e.g. `items[0].price`. */
const fieldOf = ({ path }: GenericIssue): string =>
  [...(path ?? [])]
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** Address of a call: `apiBase` without a trailing slash, parameters and query encoded. */
export function urlFor<Path extends string, Query extends QuerySchema | undefined = undefined>(
  endpoint: Pick<EndpointRequest<Path, Query>, 'path' | 'query'>,
  apiBase: string,
  ...given: Argument<Address<Path, Query>>
): string;
export function urlFor(
  endpoint: Pick<EndpointRequest, 'path'>,
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
