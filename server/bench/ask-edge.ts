import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { HostCode } from '../../src/config/hosts';

export interface EdgeAnswer {
  status: number;
  body: Buffer;
}

/**
 * Asks an edge on this machine for a path of a site, by address and Host header: Node does not resolve
 * `*.localhost` on every machine.
 */
export function askEdge(port: number, host: HostCode, path: string): Promise<EdgeAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}.localhost:${port}` };
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      buffer(answer).then((body) => resolve({ status, body }), reject);
    });
    asked.once('error', reject);
    asked.end();
  });
}
