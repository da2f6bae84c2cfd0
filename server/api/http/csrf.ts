import { timingSafeEqual } from 'node:crypto';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiFailure } from './failure';
import { isToken, newToken } from '../tokens';

const cookieName = 'XSRF-TOKEN';

/** How the cookie is given. */
export interface CsrfCookie {
  /** Null: for the host name of the backend alone, which is the site's own in a local run. */
  domain: string | null;
  /** Whether browsers send it over HTTPS only. */
  isSecure: boolean;
}

/**
 * Gives the caller the cookie whose value calls that change an account send back as X-CSRF-TOKEN.
 * `Lax` is enough: a page of the site and the backend are one site to a browser, whatever their
 * names under the shared domain, and a call from another site gets no cookie.
 * @param token the one that the caller has already, or a new one
 */
export function giveCsrfCookie(
  reply: FastifyReply,
  { domain, isSecure }: CsrfCookie,
  token: string = newToken(),
): void {
  void reply.setCookie(cookieName, token, {
    path: '/',
    sameSite: 'lax',
    // The page reads it.
    httpOnly: false,
    secure: isSecure,
    ...(domain !== null && { domain }),
  });
}

/** The token that a caller has; undefined when it has none that we could have given. */
export function knownCsrfToken({ cookies }: FastifyRequest): string | undefined {
  const known = cookies[cookieName];
  return known && isToken(known) ? known : undefined;
}

/**
 * Spec §7: X-CSRF-TOKEN is taken from the XSRF-TOKEN cookie.
 * @throws ApiFailure 419 when header and cookie are not the same.
 */
export function checkCsrf(request: FastifyRequest): void {
  const header = request.headers['x-csrf-token'];
  const cookie = request.cookies[cookieName];
  if (typeof header !== 'string' || !cookie || !isSame(header, cookie)) throw new ApiFailure(419);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
