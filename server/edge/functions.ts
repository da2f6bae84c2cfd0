import type { IncomingMessage } from 'node:http';
import type { NetlifyDev } from '@netlify/dev';
import type { HostCode } from '../../src/config/hosts';
import { requestIdHeader } from '../../src/domain/request-id';
import { requestIdOf } from '../request-id';
import { answerOfResponse, plainAnswer, type Answer } from './answer';
import type { CheckLimit } from './check-limit';
import type { clientAddresses } from './client-address';

/** What calls functions, and what they are kept from. */
export interface Functions {
  emulator: NetlifyDev;
  limit: CheckLimit;
  clientAddress: ReturnType<typeof clientAddresses>;
}

const functionPaths = /^\/(?:api|\.netlify\/functions)\//;

export function isFunctionPath(path: string): boolean {
  return functionPaths.test(path);
}

/** The answer of the function on a path, the same for all four sites; null when there is none. */
export async function functionAnswer(
  { emulator, limit, clientAddress }: Functions,
  host: HostCode,
  request: IncomingMessage,
): Promise<Answer | null> {
  const address = clientAddress({
    remoteAddress: request.socket.remoteAddress ?? '',
    forwardedFor: request.headers['x-forwarded-for']?.toString(),
  });
  const id = requestIdOf(request);
  const wait = limit.count(host, address);
  if (wait !== null) {
    const headers = { 'retry-after': String(wait), [requestIdHeader]: id };
    return plainAnswer(429, 'Too many requests', headers);
  }
  // Set by the edge alone, whatever the visitor sends: functions trust it.
  request.headers['x-forwarded-for'] = address;
  request.headers[requestIdHeader] = id;
  const result = await emulator.handleAndIntrospectNodeRequest(request);
  if (!result) return null;
  const answer = answerOfResponse(result.response);
  return { ...answer, headers: { ...answer.headers, [requestIdHeader]: id } };
}
