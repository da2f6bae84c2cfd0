import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hosts, type HostCode } from '../../src/config/hosts';
import { backOff } from '../../src/domain/back-off';
import { messageOf } from '../message-of';
import { addressOf } from './pages';
import type { Settings } from '../settings';

export type PurgeSettings = Pick<Settings, 'dataDirectory' | 'purgeUrl' | 'purgeToken'>;

export interface Purge {
  host: HostCode;
  release: number;
  /** Changed addresses of the site, such as `/article/x/` and `/page-data/article/x/page-data.json`. */
  addresses: readonly string[];
  settings: PurgeSettings;
  say: (progress: string) => void;
  /** Waits some seconds; of the clock unless a test hands in its own. */
  pause?: (seconds: number) => Promise<unknown>;
}

// What such calls take at once, and from where on everything is purged.
const mostOfOneCall = 30;
const mostAddresses = 600;
const attempts = 6;
const between = { first: 1, longest: 60, jitter: [1, 1.25] } as const;
/** How long a call may take, milliseconds. */
const patience = 10_000;
const longestRecord = 2 ** 20;

/** Addresses of released files, without the rules that the platform does not hand out. */
export function addressesOf(paths: readonly string[]): string[] {
  const handedOut = paths.filter((path) => !/^_(?:headers|redirects)$/.test(path));
  return handedOut.map((path) => (path.endsWith('.html') ? addressOf(path) : null) ?? `/${path}`);
}

/**
 * Tells the CDN of the settings that addresses of a site have changed, again after failures, and
 * records it in `purges.jsonl` of the data folder. Never rejects: what is served does not wait for it.
 */
export async function purge(purged: Purge): Promise<void> {
  const { host, release, addresses, settings, say } = purged;
  const isAll = addresses.length > mostAddresses;
  try {
    const outcome = settings.purgeUrl
      ? await tellCdn(purged, settings.purgeUrl, isAll)
      : 'recorded';
    const record = { at: new Date().toISOString(), host, release, outcome };
    await write(settings.dataDirectory, { ...record, addresses: isAll ? 'all' : addresses });
    if (outcome.startsWith('failed')) say(`purge of release ${release} ${outcome}`);
  } catch (error) {
    say(`purge of release ${release} is not recorded: ${messageOf(error)}`);
  }
}

async function tellCdn(purged: Purge, url: string, isAll: boolean): Promise<string> {
  const origin = `https://${hosts[purged.host].domain}`;
  const files = purged.addresses.map((address) => `${origin}${encodeURI(address)}`);
  const calls: object[] = isAll ? [{ purge_everything: true }] : [];
  for (let at = 0; !isAll && at < files.length; at += mostOfOneCall) {
    calls.push({ files: files.slice(at, at + mostOfOneCall) });
  }
  try {
    for (const body of calls) await untilTaken(purged, url, JSON.stringify(body));
    return 'purged';
  } catch (error) {
    return `failed: ${messageOf(error)}`;
  }
}

async function untilTaken(purged: Purge, url: string, body: string): Promise<void> {
  const { settings, pause = (seconds: number) => wait(seconds * 1000) } = purged;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await post(url, settings.purgeToken, body);
    } catch (error) {
      if (attempt + 1 === attempts) throw error;
      await pause(backOff(attempt, between));
    }
  }
}

/** The token is in the header alone: an error never shows it. */
async function post(url: string, token: string | null, body: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the CDN answered ${answer.status}`);
}

/** A full record makes room for a new one; the one before it is kept. */
async function write(directory: string, record: object): Promise<void> {
  const file = join(directory, 'purges.jsonl');
  await mkdir(directory, { recursive: true });
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > longestRecord) await rename(file, `${file}.old`);
  await appendFile(file, `${JSON.stringify(record)}\n`);
}
