import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Seconds; most answers take some milliseconds, an upload some minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Part of a name of Prometheus: whose requests they are. */
export type Component = 'api' | 'edge';

export interface AnsweredRequest {
  /** Pattern of the route or kind of the address: one of a bounded number, never a path as it came. */
  route: string;
  method: string;
  status: number;
  seconds: number;
}

export interface RequestMetrics {
  registry: Registry;
  note: (request: AnsweredRequest) => void;
}

/** Counts and times requests, beside what Node says of its process, in a registry of its own. */
export function requestMetrics(component: Component): RequestMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: `karat_${component}_requests_total`,
    help: 'Answered requests.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: `karat_${component}_request_seconds`,
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const limited = new Counter({
    name: `karat_${component}_rate_limited_total`,
    help: 'Requests that were refused because their caller made too many.',
    labelNames: ['route'],
    registers,
  });
  return {
    registry,
    note: ({ route, method, status, seconds }) => {
      const known = knownMethods.includes(method) ? method : 'other';
      requests.inc({ route, method: known, status: String(status) });
      durations.observe({ route }, seconds);
      if (status === 429) limited.inc({ route });
    },
  };
}
