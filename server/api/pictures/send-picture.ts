import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type FoundPicture } from './source';

/** True when a request's If-None-Match names this version (RFC 9110 §13.1.2, weak comparison). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => {
    const candidate = part.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === etag;
  });
}

/** Answers with a picture whose address never changes its bytes: kept for a year; 304 for a known version. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: FoundPicture,
): Promise<FastifyReply> {
  const etag = `"${picture.version}"`;
  void reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    // Search engines and messengers show it from its address.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(picture.type).send(await picture.read());
}
