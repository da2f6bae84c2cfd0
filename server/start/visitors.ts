import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Header of the requests that nobody waits for. */
export const backgroundHeader = 'x-background';

/** How long nobody must have asked for anything, milliseconds. */
const quietFor = 300;

export interface Visitors {
  /** Resolves once no visitor waits for an answer, nor has just been given one. */
  gone: () => Promise<void>;
  /** Ends the watch. */
  close: () => void;
}

const channel = 'http.server.request.start';

/** Watches who asks the server of this process that listens on `port`. */
export function watchVisitors(port: number): Visitors {
  let waiting = 0;
  let lastAt = -Infinity;
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.socket.localPort !== port || request.headers[backgroundHeader]) return;
    waiting += 1;
    response.once('close', () => {
      waiting -= 1;
      lastAt = performance.now();
    });
  };
  subscribe(channel, onRequest);
  return {
    gone: async () => {
      while (waiting > 0 || performance.now() - lastAt < quietFor) await sleep(50);
    },
    close: () => void unsubscribe(channel, onRequest),
  };
}
