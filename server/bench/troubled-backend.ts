import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface PassedOn {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What may be wrong with a backend: what it sends in place of its answer, or that it sends nothing. */
export type Trouble = (path: string, answer: PassedOn) => PassedOn | 'hangs up' | 'is silent';

const isArticles = (path: string) => /^\/\w+\/articles\?/.test(path);
const changed = (answer: PassedOn, change: (text: string) => string): PassedOn => ({
  ...answer,
  body: Buffer.from(change(answer.body.toString())),
});

interface ArticlePage {
  items: object[];
  paginate_data: { last_page: number; total: number };
}

/** Keeps seven tenths of each list of articles, in pages that add up. */
function withoutSomeArticles(path: string, text: string): string {
  const page = JSON.parse(text) as ArticlePage;
  const query = new URLSearchParams(path.split('?')[1]);
  const perPage = Number(query.get('per_page'));
  const total = Math.floor(page.paginate_data.total * 0.7);
  const before = (Number(query.get('page') ?? 1) - 1) * perPage;
  const items = page.items.slice(0, Math.max(0, total - before));
  const last_page = Math.max(1, Math.ceil(total / perPage));
  return JSON.stringify({ ...page, items, paginate_data: { last_page, total } });
}

/** By name, as it is told. */
export const troubles: Readonly<Record<string, Trouble>> = {
  'hangs up': () => 'hangs up',
  // For longer than a build waits, three times.
  'is silent': () => 'is silent',
  'answers 500': (_, answer) => ({ ...answer, status: 500 }),
  'has lost three tenths of the articles': (path, answer) =>
    isArticles(path) ? changed(answer, (text) => withoutSomeArticles(path, text)) : answer,
  'cuts its answers': (path, answer) =>
    isArticles(path) ? changed(answer, (text) => text.slice(0, text.length / 2)) : answer,
  'answers with a page': (_, answer) => changed(answer, () => '<!doctype html><p>Welcome</p>'),
  'names a field otherwise': (path, answer) =>
    isArticles(path) ? changed(answer, (text) => text.replaceAll('"title":', '"name":')) : answer,
  'answers from before the change': (_, answer) => ({
    ...answer,
    headers: { ...answer.headers, 'x-content-revision': '0' },
  }),
};

/** Stands between a build and the backend, and passes all on while there is no trouble. */
export class TroubledBackend {
  trouble: Trouble | null = null;
  private readonly server = createServer((asked, response) => {
    this.answer(asked, response).catch(() => response.destroy());
  });

  /** @param port of the backend */
  constructor(private readonly port: number) {}

  /** @returns its address, without a trailing slash */
  async start(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = asked.url ?? '/';
    const answer = await this.passOn(path, asked.headers);
    const sent = this.trouble ? this.trouble(path, answer) : answer;
    if (sent === 'hangs up') response.destroy();
    else if (sent !== 'is silent') {
      const { 'transfer-encoding': _framing, ...headers } = sent.headers;
      response.writeHead(sent.status, { ...headers, 'content-length': sent.body.length });
      response.end(sent.body);
    }
  }

  private async passOn(path: string, headers: IncomingMessage['headers']): Promise<PassedOn> {
    const call = request({ host: '127.0.0.1', port: this.port, path, headers }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return {
      status: answer.statusCode ?? 502,
      headers: answer.headers,
      body: await buffer(answer),
    };
  }
}
