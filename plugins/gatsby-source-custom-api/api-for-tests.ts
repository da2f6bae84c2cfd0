import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaults, type FilledOptions, type Identified, type SourceOptions } from './options';

export type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** A real HTTP server on a free port, asked by the tests; `asked` are the addresses in order. */
export class TestApi {
  readonly asked: string[] = [];
  /** The most requests that were being answered at the same time. */
  busiest = 0;
  answer: Answer = (_, response) => response.end();
  private open = 0;

  private readonly server = createServer((request, response) => {
    this.asked.push(request.url ?? '');
    this.open += 1;
    this.busiest = Math.max(this.busiest, this.open);
    response.on('close', () => (this.open -= 1));
    this.answer(request, response, new URL(request.url ?? '', this.base));
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export function json(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}

/** Answers a page of `entries`, as the backend does. */
export function answerPage(
  response: ServerResponse,
  url: URL,
  entries: readonly Identified[],
  size = 2,
): void {
  const page = Number(url.searchParams.get('page'));
  json(response, {
    items: entries.slice((page - 1) * size, page * size),
    lastPage: Math.ceil(entries.length / size),
    total: entries.length,
  });
}

/** Options of a source as Gatsby hands them on; answers are taken as they come. */
export function optionsFor(
  options: Pick<SourceOptions, 'url'> & Partial<SourceOptions>,
): FilledOptions {
  return {
    ...defaults,
    imageKeys: [],
    host: 'ru',
    rootKey: 'Thing',
    parse: (body) => body as Identified[],
    toNode: ({ id, ...fields }, { index }) => ({ ...fields, entityId: id, order: index }),
    ...options,
  };
}
