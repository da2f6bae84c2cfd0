import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { messageOf } from './message-of';
import { readyStatus, type Readiness } from './readiness';

/** Where a process tells who runs it how it fares, apart from what visitors reach. */
export interface OperationsAddress {
  /** Null: nowhere. 0 takes any free port. */
  port: number | null;
  /** Address of the machine; loopback unless probes come from elsewhere. */
  address: string;
}

export interface OperationsParts {
  ready: () => Promise<Readiness>;
  registry: Registry;
  /** Told of what went wrong inside. */
  report: (error: unknown) => void;
}

export interface Operations {
  /** Where it listens, without a trailing slash; null: nowhere. */
  url: string | null;
  close: () => Promise<void>;
}

/**
 * Serves `/health` (the process answers), `/ready` (200, or 503 with the checks) and `/metrics`.
 * @throws Error in one clear line when the port cannot be had
 */
export async function startOperations(
  { port, address }: OperationsAddress,
  parts: OperationsParts,
): Promise<Operations> {
  if (port === null) return { url: null, close: () => Promise.resolve() };
  const server = createServer((request, response) => {
    answer(parts, (request.url ?? '').split('?')[0] ?? '', response).catch((error: unknown) => {
      parts.report(error);
      send(response, 500, 'text/plain; charset=utf-8', 'Internal error\n');
    });
  });
  try {
    await once(server.listen(port, address), 'listening');
  } catch (cause) {
    const wanted = `${address}:${port}`;
    throw new Error(`health and metrics cannot be told at ${wanted}: ${messageOf(cause)}`, {
      cause,
    });
  }
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${boundPort}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  { ready, registry }: OperationsParts,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const json = 'application/json; charset=utf-8';
  if (path === '/health') return send(response, 200, json, JSON.stringify({ status: 'ok' }));
  if (path === '/ready') {
    const readiness = await ready();
    return send(response, readyStatus(readiness), json, JSON.stringify(readiness));
  }
  if (path === '/metrics')
    return send(response, 200, registry.contentType, await registry.metrics());
  send(response, 404, 'text/plain; charset=utf-8', 'Not found\n');
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(body);
}
