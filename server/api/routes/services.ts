import { type FastifyInstance } from 'fastify';
import { type InferOutput } from 'valibot';
import { type HostCode } from '../../../src/config/hosts';
import { type serviceAnswer, serviceDetail, servicePages } from '../../../src/contract/services';
import { cardAddress } from '../cards/card';
import { serviceCard } from '../cards/page-cards';
import { findService, listServices } from '../db/repositories/services';
import { type Dependencies } from '../dependencies';
import { notFound } from '../http/failure';
import { coverAnswer } from '../pictures/pictures-of';
import { serve } from '../http/serve';

type ServiceRow = Awaited<ReturnType<typeof listServices>>[number];

export function serviceRoutes(api: FastifyInstance, { db, publicUrl }: Dependencies): void {
  serve(api, servicePages, async ({ host, query }) => {
    const { page, per_page } = query;
    const rows = await listServices(db, { host, limit: per_page, offset: (page - 1) * per_page });
    return { data: rows.map((row) => toCard(row, publicUrl())) };
  });

  serve(api, serviceDetail, async ({ host, param }) => {
    const service = await findService(db, host, param('slug'));
    if (!service) throw notFound();
    return { data: toServiceAnswer(service, host, publicUrl()) };
  });
}

function toCard(row: ServiceRow, publicUrl: string) {
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    preview_text: row.preview,
    image_preview: coverAnswer(row.cover, publicUrl),
    // A cover stands beside the title, which says what it shows.
    image_alt: null,
  };
}

export function toServiceAnswer(
  service: NonNullable<Awaited<ReturnType<typeof findService>>>,
  host: HostCode,
  publicUrl: string,
): InferOutput<typeof serviceAnswer> {
  const { text, steps, papers, terms, questions } = service;
  return {
    ...toCard(service, publicUrl),
    image_1: coverAnswer(service.cover, publicUrl),
    text,
    steps,
    papers,
    terms,
    questions,
    social_card: cardAddress('services', service.id, serviceCard(host, service), publicUrl),
  };
}
