import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isHostCode, type HostCode } from '../../src/config/hosts';
import { type Endpoint } from '../../src/contract/endpoint';
import { castBody, castQuery } from './cast';
import { checkCsrf } from './csrf';
import { notFound } from './failure';

/** What a caller asks for, checked. */
export interface Ask<Query = object, Body = object> {
  host: HostCode;
  /** Path parameter by name. */
  param: (name: string) => string;
  query: Query;
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<Wire, Query, Body = object> = (ask: Ask<Query, Body>) => Promise<Wire>;

/** Extra work before an endpoint is answered, and how often one caller may ask. */
export interface ServeOptions {
  /** Throws an ApiFailure when the call may not go on. */
  guard?: (request: FastifyRequest) => void | Promise<void>;
  /** Calls of one address in a time; more are a 429. */
  rateLimit?: { max: number; timeWindow: number };
}

/**
 * Serves an endpoint of src/contract below `/:host`. Query and body are cast and checked by the
 * endpoint's own description (unknown keys are left out); `Query` and `Body` are what that
 * description casts to.
 */
export function serve<Wire, Query, Body>(
  api: FastifyInstance,
  endpoint: Endpoint<Wire>,
  handler: Handler<NoInfer<Wire>, Query, Body>,
  { guard, rateLimit }: ServeOptions = {},
): void {
  const answer = answering(endpoint, handler);
  api.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoints: [endpoint], ...(rateLimit && { rateLimit }) },
    preHandler: async (request) => {
      if (endpoint.needsCsrf) checkCsrf(request);
      await guard?.(request);
    },
    handler: answer,
  });
}

/** The Fastify handler of an endpoint, for paths that several endpoints share. */
export function answering<Wire, Query, Body>(
  endpoint: Endpoint<Wire>,
  handler: Handler<NoInfer<Wire>, Query, Body>,
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
      query: castQuery(endpoint, request.query) as Query,
      body: (endpoint.body ? castBody(endpoint.body, request.body) : {}) as Body,
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
