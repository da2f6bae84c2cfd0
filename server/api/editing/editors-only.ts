import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/failure';

/**
 * Lets only the holder of the editors' token pass.
 * @throws ApiFailure 403 where nobody may edit, 401 without the right bearer token
 */
export function checkEditor(request: FastifyRequest, editorToken: string | null): void {
  if (editorToken === null) throw new ApiFailure(403);
  const [, given] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (given === undefined || !timingSafeEqual(digestOf(given), digestOf(editorToken))) {
    throw new ApiFailure(401, undefined, { 'www-authenticate': 'Bearer' });
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
