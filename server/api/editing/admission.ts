import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Role } from '../../../src/config/roles';
import { type Endpoint } from '../../../src/contract/endpoint';
import { type ApiConfig } from '../config';
import { type Database } from '../db/connect';
import { recordCall, recordOutcome } from '../db/repositories/editing-log';
import { findPersonByToken } from '../db/repositories/people';
import { ApiFailure } from '../http/failure';
import { hashToken } from '../tokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who of the house calls; null on calls that anybody may make. */
    person: string | null;
    /** Record of the call in the log; null for one that changes nothing. */
    recordId: number | null;
  }
}

/** What a call of the house needs: a role, or the token that gives roles. */
type Needed = Role | 'admin';

export interface Caller {
  name: string;
  may: readonly Needed[];
}

const mayOf: Record<Role, readonly Needed[]> = { reader: ['reader'], editor: ['reader', 'editor'] };

/**
 * Lets calls of the house pass only with the bearer token of a person whose role reaches, before the
 * body is read; whatever changes something is recorded before it is carried out, with its outcome
 * after. What a call needs stands in its endpoint, so no route can forget to ask.
 */
export function admitPeople(
  api: FastifyInstance,
  { db, config }: { db: Database; config: Pick<ApiConfig, 'adminToken' | 'localToken'> },
): void {
  api.decorateRequest('person', null);
  api.decorateRequest('recordId', null);

  api.addHook('onRequest', async (request) => {
    const needed = neededFor(request.routeOptions.config.endpoints ?? []);
    if (needed === null) return;
    const caller = await callerOf(db, config, tokenOf(request));
    if (!caller) throw new ApiFailure(401, undefined, { 'www-authenticate': 'Bearer' });
    if (!caller.may.includes(needed)) throw new ApiFailure(403);
    request.person = caller.name;
  });

  api.addHook('preHandler', async (request) => {
    const { person, method, url, body } = request;
    if (person === null || method === 'GET' || method === 'HEAD') return;
    const call = `${method} ${url}`;
    request.recordId = await recordCall(db, { person, call, fields: namesIn(body) });
  });

  api.addHook('onSend', async ({ recordId, log }, reply) => {
    if (recordId === null) return;
    try {
      await recordOutcome(db, recordId, reply.statusCode);
    } catch (error) {
      // What was done is done, and the record without an outcome says that it is not known.
      log.error({ err: error }, 'the outcome of a call was not recorded');
    }
  });
}

function neededFor(endpoints: readonly Pick<Endpoint, 'access'>[]): Needed | null {
  for (const { access } of endpoints) {
    if (access === 'reader' || access === 'editor' || access === 'admin') return access;
  }
  return null;
}

/** Empty without a bearer token. */
export function tokenOf({ headers }: FastifyRequest): string {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token;
}

/** Whose token it is, and what they may; undefined: nobody's. */
export async function callerOf(
  db: Database,
  { adminToken, localToken }: Pick<ApiConfig, 'adminToken' | 'localToken'>,
  token: string,
): Promise<Caller | undefined> {
  if (token === '') return undefined;
  if (isSame(token, localToken)) return { name: 'local', may: ['reader', 'editor', 'admin'] };
  if (isSame(token, adminToken)) return { name: 'admin', may: ['admin'] };
  const person = await findPersonByToken(db, hashToken(token));
  return person && { name: person.name, may: mayOf[person.role] };
}

function isSame(given: string, right: string | null): boolean {
  return right !== null && timingSafeEqual(digestOf(given), digestOf(right));
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Names of the fields of a JSON body, as far as they can be names; those of a form come with files. */
function namesIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.keys(body)
    .filter((name) => /^\w{1,60}$/.test(name))
    .slice(0, 60);
}
