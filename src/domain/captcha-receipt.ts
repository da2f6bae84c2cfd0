import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { captcha } from '../config/captcha';

/** What a receipt says: who was checked where, and for what. */
export interface CheckedVisitor {
  /** Host name of the site that made the check, e.g. `ru.karat.example`. */
  hostname: string;
  /** Action name of the submission. */
  action: string;
}

export interface Receipt {
  /** Its own, so that it can be taken once. */
  id: string;
  action: string;
  expiresAt: Date;
}

/** The one header that we write and take: nobody else chooses the algorithm. */
const header = encoded({ alg: 'HS256', typ: 'JWT' });

/**
 * A receipt of a bot check that ended well: a JSON Web Token (HS256) with `aud`, `action`, `jti` and
 * `exp`, so that any backend can read it.
 * @param now milliseconds since 1970
 */
export function signReceipt(
  { hostname, action }: CheckedVisitor,
  secret: string,
  now: number = Date.now(),
): string {
  const seconds = Math.floor(now / 1000);
  const claims = {
    aud: hostname,
    action,
    jti: randomUUID(),
    iat: seconds,
    exp: seconds + captcha.receiptSeconds,
  };
  const content = `${header}.${encoded(claims)}`;
  return `${content}.${signatureOf(content, secret)}`;
}

/**
 * What a receipt says; null when it is none of ours, of another site, or over.
 * @param now milliseconds since 1970
 */
export function readReceipt(
  receipt: string,
  { hostname, secret }: { hostname: string; secret: string },
  now: number = Date.now(),
): Receipt | null {
  const [head, body = '', signature = '', ...rest] = receipt.split('.');
  if (head !== header || rest.length > 0) return null;
  if (!isSame(signature, signatureOf(`${head}.${body}`, secret))) return null;
  // What we have signed is what we have written.
  const { aud, action, jti, exp } = JSON.parse(
    Buffer.from(body, 'base64url').toString('utf8'),
  ) as Record<'aud' | 'action' | 'jti', string> & { exp: number };
  if (aud !== hostname || now >= exp * 1000) return null;
  return { id: jti, action, expiresAt: new Date(exp * 1000) };
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signatureOf(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
