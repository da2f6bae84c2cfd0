import { type FastifyInstance } from 'fastify';
import { serviceDetail, servicePages } from '../../../src/contract/services';
import { findService, listServices } from '../db/repositories/services';
import { type Dependencies } from '../dependencies';
import { notFound } from '../http/failure';
import { coverAnswer } from '../pictures/pictures-of';
import { serve } from '../http/serve';

type ServiceRow = Awaited<ReturnType<typeof listServices>>[number];

export function serviceRoutes(api: FastifyInstance, { db, publicUrl }: Dependencies): void {
  const toCard = (row: ServiceRow) => ({
    id: row.id,
    url: row.url,
    title: row.title,
    preview_text: row.preview,
    image_preview: coverAnswer(row.cover, publicUrl()),
  });

  serve(api, servicePages, async ({ host, query }) => {
    const { page, per_page } = query;
    const rows = await listServices(db, { host, limit: per_page, offset: (page - 1) * per_page });
    return { data: rows.map(toCard) };
  });

  serve(api, serviceDetail, async ({ host, param }) => {
    const service = await findService(db, host, param('slug'));
    if (!service) throw notFound();
    const { text, steps, papers, terms, questions } = service;
    return {
      data: {
        ...toCard(service),
        image_1: coverAnswer(service.cover, publicUrl()),
        text,
        steps,
        papers,
        terms,
        questions,
      },
    };
  });
}
