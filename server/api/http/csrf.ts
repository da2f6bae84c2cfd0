import { timingSafeEqual } from 'node:crypto';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiFailure } from './failure';
import { newToken } from '../tokens';

const cookieName = 'XSRF-TOKEN';

/** Gives the caller the cookie whose value calls that change an account send back as X-CSRF-TOKEN. */
export function giveCsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  const known = request.cookies[cookieName];
  void reply.setCookie(cookieName, known || newToken(), {
    path: '/',
    sameSite: 'lax',
    // The page reads it; only a page of this site can.
    httpOnly: false,
    secure: request.protocol === 'https',
  });
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
