import type { FastifyInstance } from 'fastify';
import { sendPicture } from './send-picture';
import { findPicture, type PictureSource } from './source';

/**
 * `GET /pictures/:family/:url/:file`: a picture of the first source that has it, kept for a year by
 * caches; 304 for a known version, 404 with a JSON body when no source has it.
 */
export function pictureRoutes(
  app: FastifyInstance,
  { sources }: { sources: readonly PictureSource[] },
): Promise<void> {
  app.get<{ Params: { family: string; url: string; file: string } }>(
    '/pictures/:family/:url/:file',
    async (request, reply) => {
      const { family, url, file } = request.params;
      const picture = await findPicture(sources, [family, url, file].join('/'));
      if (picture === null) return reply.code(404).send({ message: 'Picture not found' });
      return sendPicture(request, reply, picture);
    },
  );
  return Promise.resolve();
}
