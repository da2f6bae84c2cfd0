import type { IncomingMessage } from 'node:http';
import type { NetlifyDev } from '@netlify/dev';
import { answerOfResponse, type Answer } from './answer';

const functionPaths = /^\/(?:api|\.netlify\/functions)\//;

export function isFunctionPath(path: string): boolean {
  return functionPaths.test(path);
}

/** The answer of the function on a path, the same for all four sites; null when there is none. */
export async function functionAnswer(
  emulator: NetlifyDev,
  request: IncomingMessage,
): Promise<Answer | null> {
  // Set by the edge alone, whatever the visitor sends: functions trust it.
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  const result = await emulator.handleAndIntrospectNodeRequest(request);
  return result ? answerOfResponse(result.response) : null;
}
