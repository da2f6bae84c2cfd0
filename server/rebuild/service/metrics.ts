import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { hostCodes, type HostCode } from '../../../src/config/hosts';
import type { LiveRelease } from '../../releases/live-since';
import type { BuildRecord } from './build-log';
import type { BuildQueue } from './build-queue';

const seconds = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300, 600];

export interface Metrics {
  registry: Registry;
  /** A webhook was answered with this status. */
  countWebhook: (status: number) => void;
  noteBuild: (build: BuildRecord) => void;
  /** A change reached visitors so long after it was made, milliseconds. */
  noteLive: (host: HostCode, after: number) => void;
}

/** What Prometheus reads at `/metrics`. */
export function metricsOf(
  queue: Pick<BuildQueue, 'current' | 'of'>,
  liveOf: (host: HostCode) => Promise<LiveRelease | null>,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const webhooks = new Counter({
    name: 'karat_rebuild_webhooks_total',
    help: 'Webhooks by the status that they were answered with.',
    labelNames: ['status'],
    registers,
  });
  const builds = new Counter({
    name: 'karat_rebuild_builds_total',
    help: 'Builds by host and outcome: warm, cold, unchanged or failed.',
    labelNames: ['host', 'outcome'],
    registers,
  });
  const buildSeconds = new Histogram({
    name: 'karat_rebuild_build_seconds',
    help: 'How long builds took.',
    labelNames: ['host'],
    buckets: seconds,
    registers,
  });
  const liveSeconds = new Histogram({
    name: 'karat_rebuild_change_live_seconds',
    help: 'How long after an editor made it a change reached visitors.',
    labelNames: ['host'],
    buckets: seconds,
    registers,
  });
  new Gauge({
    name: 'karat_rebuild_waiting_changes',
    help: 'Changes that are not live yet.',
    labelNames: ['host'],
    registers,
    collect() {
      for (const host of hostCodes) this.set({ host }, queue.of(host).work().events.length);
    },
  });
  new Gauge({
    name: 'karat_rebuild_building',
    help: '1 while the host is being built.',
    labelNames: ['host'],
    registers,
    collect() {
      for (const host of hostCodes) this.set({ host }, Number(queue.current()?.host === host));
    },
  });
  new Gauge({
    name: 'karat_rebuild_given_up',
    help: '1 while the host waits for another change because its builds failed.',
    labelNames: ['host'],
    registers,
    collect() {
      for (const host of hostCodes) {
        this.set({ host }, Number(queue.of(host).failure()?.nextAttemptAt === null));
      }
    },
  });
  new Gauge({
    name: 'karat_rebuild_live_release',
    help: 'Number of the release that visitors get.',
    labelNames: ['host'],
    registers,
    async collect() {
      for (const host of hostCodes) this.set({ host }, (await liveOf(host))?.release ?? 0);
    },
  });
  return {
    registry,
    countWebhook: (status) => webhooks.inc({ status: String(status) }),
    noteBuild: ({ host, outcome, duration }) => {
      builds.inc({ host, outcome });
      buildSeconds.observe({ host }, duration / 1000);
    },
    noteLive: (host, after) => liveSeconds.observe({ host }, after / 1000),
  };
}
