import type { FastifyInstance } from 'fastify';
import { type FoundPicture, type PictureSource } from './source';

/** Segment of an address; none can leave the folder of the files. */
const segment = /^[a-z0-9][a-z0-9._-]*$/;

/** True when a request's If-None-Match names this version (RFC 9110 §13.1.2, weak comparison). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => {
    const candidate = part.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === etag;
  });
}

/**
 * `GET /pictures/:family/:url/:file`: a picture of the first source that has it, kept for a year by
 * caches; 304 for a known version, 404 with a JSON body when no source has it.
 */
export function pictureRoutes(
  app: FastifyInstance,
  { sources }: { sources: readonly PictureSource[] },
): Promise<void> {
  async function find(segments: readonly string[]): Promise<FoundPicture | null> {
    if (!segments.every((part) => segment.test(part))) return null;
    for (const source of sources) {
      const found = await source.find(segments.join('/'));
      if (found) return found;
    }
    return null;
  }

  app.get<{ Params: { family: string; url: string; file: string } }>(
    '/pictures/:family/:url/:file',
    async (request, reply) => {
      const { family, url, file } = request.params;
      const picture = await find([family, url, file]);
      if (picture === null) return reply.code(404).send({ message: 'Picture not found' });
      const etag = `"${picture.version}"`;
      void reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Search engines and messengers show it from its address.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', etag);
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(picture.type).send(await picture.read());
    },
  );
  return Promise.resolve();
}
