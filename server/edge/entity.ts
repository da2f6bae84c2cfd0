import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of a release as it is answered: headers by the site's rules, and its bytes. */
export interface Entity {
  headers: Headers;
  body: Buffer;
  /** Strong validator of the identity encoding, without quotes. */
  tag: string;
  isCompressible: boolean;
  /** The bytes in an encoding; compressed once, when first asked for. */
  encoded: (encoding: Encoding) => Promise<Buffer>;
}

const textType =
  /^(?:text\/|image\/svg\+xml|font\/(?:ttf|otf)|application\/(?:[\w.-]+\+)?(?:javascript|json|xml|wasm)\b)/;

// Below this a compressed answer is hardly smaller than its own headers.
const minBytes = 512;

export function entityOf(headers: Headers, body: Buffer): Entity {
  const isCompressible =
    body.length >= minBytes && textType.test(headers.get('content-type') ?? '');
  const variants = new Map<Encoding, Promise<Buffer>>();
  const encoded = (encoding: Encoding): Promise<Buffer> => {
    const known = variants.get(encoding);
    if (known) return known;
    const fresh = compress(body, encoding, headers);
    variants.set(encoding, fresh);
    return fresh;
  };
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { headers, body, tag, isCompressible, encoded };
}

async function compress(body: Buffer, encoding: Encoding, headers: Headers): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipOf(body, { level: 6 });
  // Hashed assets are sent to everyone and never change: worth more time than a page.
  const isImmutable = headers.get('cache-control')?.includes('immutable');
  return brotliOf(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isImmutable ? 10 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
