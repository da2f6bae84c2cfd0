import { type FastifyInstance } from 'fastify';
import { notFound } from '../http/failure';

/** `/pictures/<family>/<url>/<name>.jpg`, wherever the pictures are served from. */
const picturePath = /^\/pictures\/[a-z]+\/[a-z0-9][a-z0-9._-]*\/[a-z0-9-]+\.jpg$/;

/**
 * Spec §7 names `/download-image` without a method: `?src=` takes a picture's address from an answer
 * and gives the file to save, under a name of its own.
 */
export function downloadImageRoutes(api: FastifyInstance): void {
  api.get('/download-image', async (request, reply) => {
    const { src } = request.query as { src?: unknown };
    const path = typeof src === 'string' ? pathOf(src) : null;
    if (path === null) throw notFound();
    const picture = await api.inject({ url: path });
    if (picture.statusCode !== 200) throw notFound();
    const [, , , url = '', view = ''] = path.split('/');
    return reply
      .type('image/jpeg')
      .header('content-disposition', `attachment; filename="karat-${url}-${view}"`)
      .send(picture.rawPayload);
  });
}

function pathOf(src: string): string | null {
  const { pathname } = URL.canParse(src) ? new URL(src) : { pathname: src };
  return picturePath.test(pathname) ? pathname : null;
}
