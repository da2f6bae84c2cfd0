import { request, type IncomingHttpHeaders } from 'node:http';
import { sitePorts } from './site';

export interface EdgeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Asks the edge by address and Host header: Node does not resolve `*.localhost` on every machine.
 * Redirects are not followed.
 */
export function ask(
  hostName: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<EdgeAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: sitePorts.edge,
        // A connection that was kept open may just have been closed by the other side.
        agent: false,
        path,
        method,
        headers: { host: `${hostName}:${sitePorts.edge}`, ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}
