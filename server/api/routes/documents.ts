import { type FastifyInstance } from 'fastify';
import { type HostCode } from '../../../src/config/hosts';
import { cityDocuments } from '../../../src/contract/reading';
import { findDocument, listDocuments } from '../db/repositories/reference';
import { toKey } from '../db/repositories/keys';
import { type Dependencies } from '../dependencies';
import { renderDocument } from '../documents/render';
import { notFound } from '../http/failure';
import { hostOf, serve } from '../http/serve';

export function documentRoutes(api: FastifyInstance, { db, publicUrl }: Dependencies): void {
  async function contentOf(host: HostCode, id: number): Promise<Buffer> {
    const document = await findDocument(db, host, id);
    if (!document) throw notFound();
    return renderDocument({ ...document, city: document.city ?? '' }, host);
  }

  serve(api, cityDocuments, async ({ host, param }) => {
    const rows = await listDocuments(db, host, param('city'));
    if (!rows) throw notFound();
    return {
      data: await Promise.all(
        rows.map(async ({ id, title, type, issuedOn }) => ({
          id,
          title,
          type,
          size: (await contentOf(host, id)).length,
          src: `${publicUrl()}/${host}/document-file/${id}.${type}`,
          date: new Date(issuedOn).toISOString(),
        })),
      ),
    };
  });

  /** The file itself; its address is what `/document/:city` says. */
  api.get('/document-file/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const id = toKey(file.replace(/\.pdf$/, ''));
    if (id === null || !file.endsWith('.pdf')) throw notFound();
    return reply
      .type('application/pdf')
      .header('cache-control', 'public, max-age=3600')
      .send(await contentOf(hostOf(request), id));
  });
}
