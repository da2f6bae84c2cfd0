import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { compressedTree, encodings, type Encoding } from '../releases/compressed';
import type { Answer, Asked } from './answer';
import { fileAnswer } from './file-answer';

/** A file of a release, with the headers that the site's rules set on it. */
export interface ReleasedFile {
  /** Below the published tree. */
  path: string;
  headers: Record<string, string>;
  /** How it lies in the release. */
  encodings: (Encoding | 'identity')[];
}

const memoryBytes = 64 * 2 ** 20;
const conditional = [
  'range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
];

/** The files of a release. What is asked for without conditions is answered out of memory. */
export class ReleaseFiles {
  private readonly memory = new LRUCache<string, Answer & { body: Buffer }>({
    maxSize: memoryBytes,
    maxEntrySize: memoryBytes / 4,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  /** @param site the published tree */
  constructor(private readonly site: string) {}

  /** The file that an address names, in the order of Netlify's emulator; null when there is none. */
  pathOf(address: string): string | null {
    const path = decodeURIComponent(address);
    const names = path.endsWith('/') ? [`${path.slice(0, -1)}.html`, `${path}index.html`] : [path];
    const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
    return names.find((name) => isFile(join(this.site, name))) ?? null;
  }

  /** A file with the compressed copies that it has. */
  file(path: string, headers: Record<string, string>): ReleasedFile {
    const copies = encodings.filter((code) => existsSync(join(this.tree(code), path)));
    return { path, headers, encodings: [...copies, 'identity'] };
  }

  async answer(file: ReleasedFile, request: Asked): Promise<Answer> {
    const { tree, headers, encoded } = this.variant(file, request);
    const hasConditions = conditional.some((name) => name in request.headers);
    const key = join(tree, file.path);
    const known = hasConditions ? undefined : this.memory.get(key);
    if (known) return known;
    const sent = await fileAnswer(request, tree, file.path, headers);
    if (sent.status !== 200) return sent;
    const answer = { ...sent, headers: { ...sent.headers, ...encoded } };
    if (hasConditions || request.method !== 'GET') return answer;
    const whole = { ...answer, body: await buffer(sent.body) };
    this.memory.set(key, whole);
    return whole;
  }

  /** A page whole, whatever else is asked, with another status than 200. */
  async asStatus(status: number, file: ReleasedFile, request: Asked): Promise<Answer> {
    const { tree, headers, encoded } = this.variant(file, request);
    const body = await readFile(join(tree, file.path));
    const type = { 'content-type': 'text/html; charset=utf-8' };
    return { status, headers: { ...type, ...headers, ...encoded }, body };
  }

  /** The copy of a file that is sent: the one that the visitor likes best, for a range the file itself. */
  private variant(file: ReleasedFile, request: Asked) {
    const { range, 'accept-encoding': accepted } = request.headers;
    const accepts = new Negotiator({ supportedValues: range ? [] : file.encodings });
    const encoding = accepts.negotiate(String(accepted ?? '').toLowerCase()) ?? 'identity';
    const isVarying = file.encodings.length > 1;
    return {
      tree: this.tree(encoding),
      headers: { ...file.headers, ...(isVarying && { vary: 'accept-encoding' }) },
      encoded: encoding !== 'identity' && { 'content-encoding': encoding },
    };
  }

  private tree(encoding: Encoding | 'identity'): string {
    return encoding === 'identity' ? this.site : compressedTree(this.site, encoding);
  }
}
