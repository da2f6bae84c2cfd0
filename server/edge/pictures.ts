import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NetlifyDev } from '@netlify/dev';
import pLimit from 'p-limit';
import { plainAnswer, type Answer } from './answer';
import { fileAnswer } from './file-answer';
import { pictureQuery } from './picture-query';
import type { PictureFacts, PictureStore } from './picture-store';

// A transformation keeps one core busy for up to a second; pages must be answered meanwhile.
const transformationsAtOnce = 2;

/** Answers `/.netlify/images` out of a store, and transforms what is not in it. */
export class Pictures {
  private readonly making = new Map<string, Promise<PictureFacts | Answer>>();
  private readonly limited = pLimit(transformationsAtOnce);

  constructor(
    private readonly store: PictureStore,
    private readonly emulator: Pick<NetlifyDev, 'handle'>,
  ) {}

  /** The picture that the query of an address asks for. */
  async answer(request: IncomingMessage, search: string): Promise<Answer> {
    const query = pictureQuery(search, request.headers.accept);
    if (!query)
      return plainAnswer(
        400,
        'Bad request: /.netlify/images needs url, and knows w, h, q, fm, fit and position.',
      );
    const key = createHash('sha256').update(query.search).digest('hex');
    const made = (await this.store.get(key)) ?? (await this.make(key, query.search));
    if ('status' in made) return made;
    const maxAge = Math.max(0, Math.floor((made.expiresAt - Date.now()) / 1000));
    return fileAnswer(request, this.store.directory, key, {
      'content-type': made.type,
      'cache-control': `public, max-age=${maxAge}`,
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      ...(query.variesByAccept && { vary: 'accept' }),
    });
  }

  /** Visitors who ask for the same picture at the same time share one transformation. */
  private make(key: string, search: string): Promise<PictureFacts | Answer> {
    const pending = this.making.get(key);
    if (pending) return pending;
    const making = this.limited(async () => {
      const address = `http://site.invalid/.netlify/images${search}`;
      const response = await this.emulator.handle(new Request(address));
      if (!response) throw new Error('the emulator does not transform pictures');
      const body = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get('content-type') ?? 'application/octet-stream';
      if (response.status !== 200) return refusal(response.status, type, body);
      const facts = { type, expiresAt: expiryOf(response) };
      await this.store.keep(key, facts, body);
      return facts;
    }).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }
}

function expiryOf({ headers }: Response): number {
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
  return Date.now() + maxAge * 1000;
}

function refusal(status: number, type: string, body: Buffer): Answer {
  return { status, headers: { 'content-type': type, 'cache-control': 'no-store' }, body };
}
