import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { answerOfResponse, type Answer } from './answer';
import { startEmulator } from './emulator';
import type { RequestTarget } from './request-target';

const functionPaths = /^\/(?:api|\.netlify\/functions)\//;

export function isFunctionPath(path: string): boolean {
  return functionPaths.test(path);
}

/** The functions of the repository: the same for all four sites, which are deployed from it. */
export interface Functions {
  /** The answer of the function on a path; null when there is none. */
  answer: (target: RequestTarget, request: IncomingMessage) => Promise<Answer | null>;
  close: () => Promise<void>;
}

/** Starts the emulator of `netlify/functions` below `projectDirectory`. */
export async function startFunctions(projectDirectory: string): Promise<Functions> {
  const emulator = await startEmulator(projectDirectory, { functions: { enabled: true } });
  return {
    async answer(target, request) {
      const asked = webRequest(target, request);
      // The address matters to edge functions and pictures alone; the emulator insists on one.
      const { origin: serverAddress } = new URL(asked.url);
      const response = await emulator.handle(asked, { serverAddress });
      return response ? answerOfResponse(response) : null;
    },
    close: () => emulator.stop(),
  };
}

function webRequest({ path, search }: RequestTarget, request: IncomingMessage): Request {
  const { method = 'GET', headers, socket } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const forwarded = webHeaders(headers);
  // Set by the edge alone, whatever the visitor sends: functions trust it.
  forwarded.set('x-forwarded-for', socket.remoteAddress ?? '');
  return new Request(`http://${headers.host}${path}${search}`, {
    method,
    headers: forwarded,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
}

/** The headers of a request as the web standard has them. */
export function webHeaders(headers: IncomingMessage['headers']): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value].flat()) if (one !== undefined) all.append(name, one);
  }
  return all;
}
