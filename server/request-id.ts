import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders } from 'node:http';
import { isRequestId, requestIdHeader } from '../src/domain/request-id';

/** The id that a caller gave its request, where it has the form of one, else a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[requestIdHeader];
  return isRequestId(given) ? given : randomUUID();
}
