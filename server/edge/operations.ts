import type { IncomingMessage, ServerResponse } from 'node:http';
import { Gauge } from 'prom-client';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import { readinessOf, type CheckState, type Readiness } from '../readiness';
import { requestMetrics, type RequestMetrics } from '../request-metrics';
import { addressKind } from './address-kind';
import type { HostSite } from './host-site';

type Sites = Record<HostCode, Pick<HostSite, 'release'>>;

/** What Prometheus reads of the edge. */
export function edgeMetrics(sites: Sites): RequestMetrics {
  const metrics = requestMetrics('edge');
  new Gauge({
    name: 'karat_edge_has_release',
    help: '1 while the host has a release to answer from.',
    labelNames: ['host'],
    registers: [metrics.registry],
    collect() {
      for (const host of hostCodes) this.set({ host }, Number(sites[host].release !== null));
    },
  });
  return metrics;
}

/** Notes a request once its answer has gone, or its visitor. */
export function noteAnswer(
  { note }: RequestMetrics,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const began = performance.now();
  const { method = '', url = '' } = request;
  response.once('close', () => {
    const seconds = (performance.now() - began) / 1000;
    note({ route: addressKind(url), method, status: response.statusCode, seconds });
  });
}

/** A host without a release answers that it is being built; an edge without any is of no use yet. */
export function edgeReadiness(sites: Sites, report: (error: unknown) => void): Promise<Readiness> {
  const without = hostCodes.every((host) => sites[host].release === null) ? 'failed' : 'late';
  const stateOf = (host: HostCode): CheckState => (sites[host].release ? 'ok' : without);
  const checks = hostCodes.map((host) => [host, () => stateOf(host)] as const);
  return readinessOf(Object.fromEntries(checks), (_check, error) => report(error));
}
