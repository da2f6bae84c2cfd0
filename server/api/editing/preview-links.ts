import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type HostCode } from '../../../src/config/hosts';
import { ApiFailure } from '../http/failure';

/** How long a link shows its draft, seconds. */
export const linkSeconds = 3600;

/** What a link is signed for. */
export interface SignedLink {
  host: HostCode;
  entity: string;
  id: number;
  /** Seconds since 1970. */
  until: number;
}

/**
 * The signature of a link, base64url. Its key is derived from the administrator's token: a new token ends
 * all links.
 */
export function signLink({ host, entity, id, until }: SignedLink, adminToken: string): string {
  const key = Buffer.from(hkdfSync('sha256', adminToken, '', 'karat preview links', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([host, entity, id, until]))
    .digest('base64url');
}

/**
 * @param now milliseconds since 1970
 * @throws ApiFailure 403 for a link that nobody signed, 419 when its time is over
 */
export function checkLink(
  link: SignedLink & { signature: string },
  adminToken: string | null,
  now: number,
): void {
  if (adminToken === null) throw new ApiFailure(403);
  const [given, right] = [link.signature, signLink(link, adminToken)].map((text) =>
    Buffer.from(text),
  );
  const isOurs = given?.length === right?.length && given && right && timingSafeEqual(given, right);
  if (!isOurs) throw new ApiFailure(403);
  if (now > link.until * 1000) throw new ApiFailure(419);
}
