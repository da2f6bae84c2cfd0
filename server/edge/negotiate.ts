import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './answer';
import { byteRange } from './byte-range';
import type { Encoding, Entity } from './entity';

/**
 * The answer with an entity: compressed as the visitor accepts, 304 when the visitor has it,
 * 206 for a range. A status other than 200 (the page for what is not found) is always sent whole.
 */
export async function negotiate(
  entity: Entity,
  asked: IncomingHttpHeaders,
  status = 200,
): Promise<Answer> {
  const headers = new Headers(entity.headers);
  if (entity.isCompressible) headers.append('vary', 'accept-encoding');
  const wanted: Encoding = entity.isCompressible
    ? acceptedEncoding(asked['accept-encoding'])
    : 'identity';
  if (status !== 200) return whole(entity, wanted, headers, status);

  headers.set('accept-ranges', 'bytes');
  const validator = (encoding: Encoding) =>
    encoding === 'identity' ? `"${entity.tag}"` : `"${entity.tag}-${encoding}"`;
  headers.set('etag', validator(wanted));
  if (names(asked['if-none-match'], validator(wanted))) return { status: 304, headers, body: null };

  const identity = validator('identity');
  const range = byteRange(asked.range, entity.body.length);
  if (range && (!asked['if-range'] || asked['if-range'] === identity)) {
    headers.set('etag', identity);
    if (range === 'unsatisfiable') {
      headers.set('content-range', `bytes */${entity.body.length}`);
      return { status: 416, headers, body: null };
    }
    headers.set('content-range', `bytes ${range.first}-${range.last}/${entity.body.length}`);
    return { status: 206, headers, body: entity.body.subarray(range.first, range.last + 1) };
  }
  return whole(entity, wanted, headers, status);
}

async function whole(
  entity: Entity,
  encoding: Encoding,
  headers: Headers,
  status: number,
): Promise<Answer> {
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return { status, headers, body: await entity.encoded(encoding) };
}

/** The best encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const allowed = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => allowed.includes(encoding)) ?? 'identity';
}

/** Whether an If-None-Match header names a validator; it compares weakly (RFC 9110 §13.1.2). */
function names(header: string | undefined, validator: string): boolean {
  if (!header) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(validator) || tags.includes('*');
}
