import type { IncomingMessage } from 'node:http';
import { answerOfResponse, type Answer } from './answer';
import { startEmulator } from './emulator';

const functionPaths = /^\/(?:api|\.netlify\/functions)\//;

export function isFunctionPath(path: string): boolean {
  return functionPaths.test(path);
}

/** The functions of the repository: the same for all four sites, which are deployed from it. */
export interface Functions {
  /** The answer of the function on a path; null when there is none. */
  answer: (request: IncomingMessage) => Promise<Answer | null>;
  close: () => Promise<void>;
}

/** Starts the emulator of `netlify/functions` below `projectDirectory`. */
export async function startFunctions(projectDirectory: string): Promise<Functions> {
  const emulator = await startEmulator(projectDirectory, { functions: { enabled: true } });
  return {
    async answer(request) {
      // Set by the edge alone, whatever the visitor sends: functions trust it.
      request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
      // The address matters to edge functions and pictures alone; the emulator insists on one.
      const serverAddress = `http://${request.headers.host}`;
      const result = await emulator.handleAndIntrospectNodeRequest(request, { serverAddress });
      return result ? answerOfResponse(result.response) : null;
    },
    close: () => emulator.stop(),
  };
}
