import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import send from '@fastify/send';
import type { Answer, Asked } from './answer';

/**
 * The file at `path` below `root`: whole, as 304 to a visitor who has it, or the range that is asked.
 * `headers` are those that the file has in any case.
 */
export async function fileAnswer(
  asked: Asked,
  root: string,
  path: string,
  headers: Record<string, string>,
): Promise<Answer & { body: Readable }> {
  const options = { root, cacheControl: false, dotfiles: 'allow' } as const;
  // It reads the method and the headers alone.
  const sent = await send(asked as IncomingMessage, encodeURI(path), options);
  const all: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent.headers)) all[name.toLowerCase()] = value;
  return { status: sent.statusCode, headers: { ...all, ...headers }, body: sent.stream };
}
