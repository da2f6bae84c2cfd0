import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import { hostOfHeader } from '../edge/hosts-by-header';

/** Header of the requests that nobody waits for. */
export const backgroundHeader = 'x-background';

/** How long nobody must have asked for anything, milliseconds. */
const quietFor = 300;

export interface Visitors {
  /** Resolves once no visitor waits for an answer, nor has just been given one. */
  gone: () => Promise<void>;
  /** All hosts, the one whose pages were asked for most often first. */
  hostsByVisitors: () => HostCode[];
  /** Ends the watch. */
  close: () => void;
}

const channel = 'http.server.request.start';

/** Watches who asks the server of this process that listens on `port`. */
export function watchVisitors(port: number): Visitors {
  const pages = new Map<HostCode, number>();
  let waiting = 0;
  let lastAt = -Infinity;
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.socket.localPort !== port || request.headers[backgroundHeader]) return;
    const host = hostOfHeader(request.headers.host);
    if (host && isPage(request)) pages.set(host, (pages.get(host) ?? 0) + 1);
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
    hostsByVisitors: () =>
      [...hostCodes].sort((one, other) => (pages.get(other) ?? 0) - (pages.get(one) ?? 0)),
    close: () => void unsubscribe(channel, onRequest),
  };
}

/** A page's address ends in a slash; what it consists of does not. */
function isPage({ url = '' }: IncomingMessage): boolean {
  return url.replace(/[?#].*$/, '').endsWith('/');
}
