import { type FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { type Dependencies } from '../dependencies';
import { escapeHtml } from '../../escape-html';
import { outboxFolder } from '../mail/transport';

/** Messages that are shown, the latest first. */
const shownMails = 50;

interface ReadMail {
  file: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
}

/** The messages of a local run: a page for people, JSON for whoever asks for it. */
export function devOutboxRoutes(app: FastifyInstance, { config }: Dependencies): void {
  if (!config.isLocal) return;
  const folder = join(config.dataDir, outboxFolder);
  app.get('/dev/outbox', async (request, reply) => {
    const mails = await latestMails(folder);
    if (request.headers.accept === 'application/json') return { data: mails };
    return reply.type('text/html; charset=utf-8').send(pageOf(mails));
  });
}

async function latestMails(folder: string): Promise<ReadMail[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // The first message makes the folder.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const latest = files
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, shownMails);
  return Promise.all(latest.map((file) => readMail(folder, file)));
}

async function readMail(folder: string, file: string): Promise<ReadMail> {
  const {
    to,
    subject = '',
    text = '',
    html = '',
    headers,
  } = await PostalMime.parse(await readFile(join(folder, file)));
  return {
    file,
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject,
    text,
    html,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  };
}

function pageOf(mails: readonly ReadMail[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title>',
    '<style>body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f2ec;padding:1rem}</style></head><body>',
    `<h1>Outbox</h1>${mails.length === 0 ? '<p>No message yet.</p>' : ''}`,
    ...mails.map(
      ({ file, to, subject, text }) =>
        `<h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · ${escapeHtml(file)}</p><pre>${linked(text)}</pre>`,
    ),
    '</body></html>',
  ].join('\n');
}

/** Plain text with its addresses as links. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');
}
