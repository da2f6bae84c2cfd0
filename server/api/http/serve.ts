import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isHostCode, type HostCode } from '../../../src/config/hosts';
import { type Endpoint, type EndpointRequest } from '../../../src/contract/endpoint';
import {
  type BodySchema,
  type ParamName,
  type QuerySchema,
  type Received,
} from '../../../src/contract/request';
import { castBody, castQuery } from './cast';
import { checkCsrf } from './csrf';
import { notFound } from './failure';

/** A call of an endpoint, checked. */
export interface Call<Path extends string, Query, Body> {
  host: HostCode;
  /** Path parameter by name. */
  param: (name: ParamName<Path>) => string;
  query: Query;
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A call of `typeof endpoint`, for functions that handlers share. */
export type CallOf<E extends EndpointRequest> = Call<
  E['path'],
  Received<E['query']>,
  Received<E['body']>
>;

export type Handler<
  Wire,
  Path extends string,
  Query extends QuerySchema | undefined,
  Body extends BodySchema | undefined,
> = (call: Call<Path, Received<Query>, Received<Body>>) => Promise<Wire>;

/** How often one caller may ask. */
export interface ServeOptions {
  /** Calls of one address in a time; more are a 429. */
  rateLimit?: { max: number; timeWindow: number };
}

/**
 * Serves an endpoint of src/contract below `/:host`. Query and body are cast and checked by the
 * endpoint's own schemas (unknown keys are left out); their types, the path's parameters and the
 * answer's type come from there too.
 */
export function serve<
  Wire,
  Path extends string,
  Query extends QuerySchema | undefined,
  Body extends BodySchema | undefined,
>(
  api: FastifyInstance,
  endpoint: Endpoint<Wire, unknown, Path, Query, Body>,
  handler: Handler<NoInfer<Wire>, NoInfer<Path>, NoInfer<Query>, NoInfer<Body>>,
  { rateLimit }: ServeOptions = {},
): void {
  const answer = answering(endpoint, handler);
  api.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoints: [endpoint], ...(rateLimit && { rateLimit }) },
    preHandler: async (request) => {
      if (endpoint.needsCsrf) checkCsrf(request);
      await request.spendReceipt();
    },
    handler: answer,
  });
}

/** The Fastify handler of an endpoint, for paths that several endpoints share. */
export function answering<
  Wire,
  Path extends string,
  Query extends QuerySchema | undefined,
  Body extends BodySchema | undefined,
>(
  endpoint: Endpoint<Wire, unknown, Path, Query, Body>,
  handler: Handler<NoInfer<Wire>, NoInfer<Path>, NoInfer<Query>, NoInfer<Body>>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<Wire> {
  return (request, reply) => {
    const params = request.params as Record<string, string>;
    const param = (name: string) => {
      const value = params[name];
      if (value === undefined) throw new Error(`${endpoint.path} has no parameter "${name}"`);
      return value;
    };
    return handler({
      host: hostOf(request),
      param,
      query: castQuery<Query>(endpoint.query, request.query),
      body: castBody<Body>(endpoint.body, request.body),
      request,
      reply,
    });
  };
}

/** @throws ApiFailure 404 when the path names no host. */
export function hostOf(request: FastifyRequest): HostCode {
  const { host } = request.params as { host?: unknown };
  if (!isHostCode(host)) throw notFound();
  return host;
}
