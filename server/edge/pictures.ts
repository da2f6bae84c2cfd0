import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { answerOfResponse, plainAnswer, type Answer } from './answer';
import { atMost } from './at-most';
import { entityOf } from './entity';
import { negotiate } from './negotiate';
import { pictureQuery } from './picture-query';
import { type Picture, type PictureStore } from './picture-store';

// A transformation keeps one core busy for up to a second; pages must be answered meanwhile.
const transformationsAtOnce = 2;

/** Makes a picture by the query of a `/.netlify/images` address. */
export type Transform = (search: string) => Promise<Response>;

/** Answers `/.netlify/images` out of a store, and transforms what is not in it. */
export class Pictures {
  private readonly making = new Map<string, Promise<Picture | Answer>>();
  private readonly limited = atMost(transformationsAtOnce);

  constructor(private readonly store: PictureStore) {}

  /** `scope` names the site for pictures that are files of the site itself. */
  async answer(
    search: string,
    asked: IncomingHttpHeaders,
    scope: string,
    transform: Transform,
  ): Promise<Answer> {
    const query = pictureQuery(search, asked.accept);
    if (!query)
      return plainAnswer(
        400,
        'Bad request: /.netlify/images needs url, and knows w, h, q, fm, fit and position.',
      );
    const identity = query.source.startsWith('/') ? `${scope} ${query.search}` : query.search;
    const key = createHash('sha256').update(identity).digest('hex');
    const made =
      (await this.store.get(key)) ?? (await this.make(key, () => transform(query.search)));
    if ('status' in made) return made;
    const maxAge = Math.max(0, Math.floor((made.expiresAt - Date.now()) / 1000));
    const headers = new Headers({
      'content-type': made.type,
      'cache-control': `public, max-age=${maxAge}`,
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    if (query.variesByAccept) headers.set('vary', 'accept');
    return negotiate(entityOf(headers, made.body), asked);
  }

  /** Visitors who ask for the same picture at the same time share one transformation. */
  private make(key: string, transform: () => Promise<Response>): Promise<Picture | Answer> {
    const pending = this.making.get(key);
    if (pending) return pending;
    const making = this.limited(async () => {
      const response = await transform();
      if (response.status !== 200) return refusal(response);
      const picture = await pictureOf(response);
      await this.store.keep(key, picture);
      return picture;
    }).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }
}

async function pictureOf(response: Response): Promise<Picture> {
  const maxAge = Number(
    /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0,
  );
  return {
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    expiresAt: Date.now() + maxAge * 1000,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** An answer that several visitors may share, so its body is read before. */
async function refusal(response: Response): Promise<Answer> {
  const { status, headers } = answerOfResponse(response);
  headers.set('cache-control', 'no-store');
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
