import type { FastifyInstance } from 'fastify';
import { pictureFile, pictureKey } from './render';
import {
  isPictureFamily,
  isPictureView,
  viewsOf,
  type PictureFamily,
  type PictureSubject,
} from './subject';

export interface PictureRoutesOptions {
  /** What is to be drawn, null when there is no such subject. */
  findSubject: (subject: PictureFamily, url: string) => Promise<PictureSubject | null>;
  /** Where rendered pictures are kept. */
  cacheDir: string;
}

interface PictureAddress {
  subject: string;
  url: string;
  file: string;
}

/** True when a request's If-None-Match names this version (RFC 9110 §13.1.2, weak comparison). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => {
    const candidate = part.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === etag;
  });
}

/**
 * `GET /pictures/:subject/:url/:view.jpg`: a demonstration picture as JPEG, kept for a year by
 * caches; 304 for a known version, 404 with a JSON body for an unknown subject or view.
 */
export function pictureRoutes(
  app: FastifyInstance,
  { findSubject, cacheDir }: PictureRoutesOptions,
): Promise<void> {
  app.get<{ Params: PictureAddress }>('/pictures/:subject/:url/:file', async (request, reply) => {
    const { subject: family, url, file } = request.params;
    const view = file.endsWith('.jpg') ? file.slice(0, -'.jpg'.length) : null;
    const subject =
      isPictureFamily(family) && isPictureView(view) ? await findSubject(family, url) : null;
    if (subject === null || !isPictureView(view) || !viewsOf(subject).includes(view))
      return reply.code(404).send({ message: 'Picture not found' });
    const etag = `"${pictureKey(subject, view)}"`;
    void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/jpeg').send(await pictureFile(cacheDir, subject, view));
  });
  return Promise.resolve();
}
