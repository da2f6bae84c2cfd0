import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { ValidationError, type ObjectSchema } from 'yup';
import { isHostCode, type HostCode } from '../../src/config/hosts';
import { type Endpoint } from '../../src/contract/endpoint';
import { ApiFailure, notFound, type FieldErrors } from './failure';

/** What a caller asks for, checked. */
export interface Ask<Query = object> {
  host: HostCode;
  /** Path parameter by name. */
  param: (name: string) => string;
  query: Query;
}

export type Handler<Wire, Query> = (ask: Ask<Query>) => Promise<Wire>;

/**
 * Serves an endpoint of src/contract below `/:host`. The query is cast and checked by the endpoint's
 * own description (unknown keys are left out); `Query` is what that description casts to.
 */
export function serve<Wire, Query>(
  api: FastifyInstance,
  endpoint: Endpoint<Wire>,
  handler: Handler<NoInfer<Wire>, Query>,
): void {
  api.route({ method: endpoint.method, url: endpoint.path, handler: answering(endpoint, handler) });
}

/** The Fastify handler of an endpoint, for paths that several endpoints share. */
export function answering<Wire, Query>(
  endpoint: Endpoint<Wire>,
  handler: Handler<NoInfer<Wire>, Query>,
): (request: FastifyRequest) => Promise<Wire> {
  return (request) => {
    const params = request.params as Record<string, string>;
    const param = (name: string) => {
      const value = params[name];
      if (value === undefined) throw new Error(`${endpoint.path} has no parameter "${name}"`);
      return value;
    };
    const host = param('host');
    if (!isHostCode(host)) throw notFound('Page');
    return handler({ host, param, query: castQuery(endpoint, request.query) as Query });
  };
}

/**
 * The query as the endpoint describes it, defaults filled in.
 * @throws ApiFailure 422 with the texts of every field that is wrong.
 */
export function castQuery({ query }: Pick<Endpoint, 'query'>, raw: unknown): object {
  if (!query) return {};
  try {
    return query.validateSync(knownOf(query, raw), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ApiFailure(422, 'The query is not valid', fieldErrors(error));
  }
}

/** Unknown keys go before yup sees them: it takes `__proto__` or `constructor` for a known one. */
function knownOf(query: ObjectSchema<object>, raw: unknown): object {
  return Object.fromEntries(
    Object.entries(raw ?? {}).filter(([key]) => Object.hasOwn(query.fields, key)),
  );
}

function fieldErrors(error: ValidationError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
    // An element of a list counts for its list: `brands[][0]` is `brands[]`.
    const field = path?.replace(/\[\d+\]$/, '') ?? 'query';
    (errors[field] ??= []).push(message);
  }
  return errors;
}
