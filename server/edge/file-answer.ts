import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import send from '@fastify/send';
import type { Answer } from './answer';

/**
 * The file at `path` below `root`: whole, as 304 to a visitor who has it, or the range that is asked.
 * `headers` are those that the file has in any case.
 */
export async function fileAnswer(
  request: IncomingMessage,
  root: string,
  path: string,
  headers: Record<string, string>,
): Promise<Answer & { body: Readable }> {
  const sent = await send(request, encodeURI(path), {
    root,
    cacheControl: false,
    contentType: false,
    dotfiles: 'allow',
  });
  const all = { ...headers };
  for (const [name, value] of Object.entries(sent.headers)) all[name.toLowerCase()] = value;
  return { status: sent.statusCode, headers: all, body: sent.stream };
}
