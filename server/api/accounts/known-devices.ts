import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type ApiConfig } from '../config';

const cookieName = 'known-device';
const rememberedDays = 180;

/**
 * Remembers that somebody signed in to an account with this browser: from now on its attempts are
 * counted apart, so that strangers who use up those of the account do not keep its owner out. The
 * cookie is signed with what is kept of the password: a new password ends all that were given.
 */
export function rememberDevice(
  reply: FastifyReply,
  passwordHash: string,
  { isLocal }: Pick<ApiConfig, 'isLocal'>,
): void {
  const device = randomBytes(16).toString('base64url');
  void reply.setCookie(cookieName, `${device}.${signatureOf(device, passwordHash)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isLocal,
    maxAge: rememberedDays * 86_400,
  });
}

/** The browser that a call comes from, when it has signed in to the account before; null otherwise. */
export function knownDevice(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  passwordHash: string,
): string | null {
  const [device = '', signature = ''] = (cookies[cookieName] ?? '').split('.');
  const [given, right] = [signature, signatureOf(device, passwordHash)].map((text) =>
    Buffer.from(text),
  );
  if (!given || !right || given.length !== right.length) return null;
  return timingSafeEqual(given, right) ? device : null;
}

function signatureOf(device: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(device).digest('base64url');
}
