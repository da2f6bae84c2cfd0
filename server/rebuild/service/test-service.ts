import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { hostCodes, type HostCode } from '../../../src/config/hosts';
import type { Build, BuildRequest, BuiltRelease } from '../builder';
import { startService, type RebuildService } from './start-service';

export const testSecret = 'whsec_dGhlLXNlY3JldC1vZi10aGUtdGVzdHMtb2Yta2FyYXQ=';
export const earlierSecret = 'whsec_dGhlLXNlY3JldC1iZWZvcmUtb2YtdGhlLXRlc3RzLTE=';

export const builtNothing: BuiltRelease = {
  release: 1,
  kind: 'unchanged',
  pages: { added: [], changed: [], removed: [] },
};

/** A rebuild service on a free port and in a folder of its own, with a builder of the test. */
export interface TrialService {
  folder: string;
  /** What was built, in order. */
  requests: BuildRequest[];
  /** Everything that was said. */
  lines: string[];
  url: () => string;
  /** Ends the service and starts it anew in the same folder, as after a crash. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startTrialService(
  build: Build = () => Promise.resolve(builtNothing),
): Promise<TrialService> {
  const folder = await mkdtemp(join(tmpdir(), 'karat-rebuild-'));
  const [requests, lines]: [BuildRequest[], string[]] = [[], []];
  const start = async (): Promise<RebuildService> => {
    const service = await startService({
      settings: {
        rebuildPort: 0,
        dataDirectory: join(folder, 'data'),
        releasesDirectory: join(folder, 'releases'),
      },
      secrets: [testSecret, earlierSecret],
      build: (request) => {
        requests.push(request);
        return build(request);
      },
      hostsByVisitors: () => hostCodes,
      say: (line) => lines.push(line),
    });
    service.start();
    return service;
  };
  let service = await start();
  return {
    folder,
    requests,
    lines,
    url: () => service.url,
    restart: async () => {
      await service.stop();
      service = await start();
    },
    close: async () => {
      await service.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export interface SentEvent {
  /** `webhook-id`. */
  id?: string;
  secret?: string;
  /** How long ago it was sent, as it says, seconds. */
  age?: number;
  body?: string;
  /** What is sent in place of the right signature, made with the function that signs. */
  signature?: (sign: (id: string, body: string) => string) => string;
  /** Header values that are sent in place of the right ones; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
}

let ids = 0;

/** Body of a webhook about an article. */
export function eventBody(data: object = {}, more: object = {}): string {
  return JSON.stringify({
    type: 'articles.changed',
    timestamp: new Date().toISOString(),
    data: {
      host: 'ru' satisfies HostCode,
      entity: 'articles',
      id: 7,
      revision: 2,
      content_revision: 9,
      ...data,
    },
    ...more,
  });
}

/** Sends a webhook as the backend does, or with what a forger would change; gives the status. */
export async function send(
  service: TrialService,
  {
    id = `evt_${(ids += 1)}`,
    secret = testSecret,
    age = 0,
    body = eventBody(),
    signature,
    headers = {},
  }: SentEvent = {},
): Promise<number> {
  const sentAt = new Date(Date.now() - age * 1000);
  const sign = (signedId: string, signedBody: string) =>
    new Webhook(secret).sign(signedId, sentAt, signedBody);
  const all: Record<string, string | undefined> = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': signature ? signature(sign) : sign(id, body),
    ...headers,
  };
  const given = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  const answer = await fetch(`${service.url()}/hooks/content`, {
    method: 'POST',
    headers: given,
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** How many changes the service has taken. */
export async function countTaken(service: TrialService): Promise<number> {
  const answer = await fetch(`${service.url()}/status/changes`);
  return ((await answer.json()) as { changes: object[] }).changes.length;
}

/** Waits until it is so; gives up after ten seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
