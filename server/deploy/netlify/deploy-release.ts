import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { mixed } from 'yup';
import { backOff } from '../../../src/domain/back-off';
import type { DeployContents } from './contents';
import type { DeployNotes } from './deploy-notes';
import { hasFailed, isCompared, isLive, netlifyDeploy, type NetlifyDeploy } from './deploy-state';
import type { DeployedFunction } from './functions';
import { NetlifyRefusal, type NetlifyApi } from './netlify-api';

export interface DeployOptions {
  api: NetlifyApi;
  /** Netlify's id of the site. */
  site: string;
  contents: DeployContents;
  functions: readonly DeployedFunction[];
  notes: DeployNotes;
  say: (progress: string) => void;
}

// Netlify refuses more at once on its smallest plan.
const uploadsAtOnce = 5;
const polls = { first: 500, longest: 5000, jitter: [1, 1] } as const;
const mostPolls = 300;

/**
 * Deploys a release: tells Netlify the digests of all its files, sends those that it has not, and
 * waits until it is live. Netlify swaps when everything is there, so that a run that is interrupted
 * changes nothing; the next run with the same content goes on with it.
 * @throws Error when Netlify refuses it, or has not put it live after about 25 minutes.
 */
export async function deployRelease(options: DeployOptions): Promise<NetlifyDeploy> {
  const { api, contents, functions, notes, say } = options;
  const begun = await beginOrGoOn(options);
  const compared = await until(api, begun, isCompared);
  if (!isLive(compared)) {
    const files = compared.required ?? [];
    const wanted = functions.filter(({ digest }) => compared.required_functions?.includes(digest));
    say(`${files.length} of ${Object.keys(contents.digests).length} files are new to Netlify`);
    const limited = pLimit(uploadsAtOnce);
    await Promise.all([
      ...files.map((digest) => limited(sendFile, api, begun.id, contents, digest)),
      ...wanted.map((one) => limited(sendFunction, api, begun.id, one)),
    ]);
  }
  const live = await until(api, begun, isLive);
  await notes.end();
  return live;
}

async function beginOrGoOn(options: DeployOptions): Promise<NetlifyDeploy> {
  const { api, site, contents, functions, notes, say } = options;
  const body = {
    files: contents.digests,
    functions: Object.fromEntries(functions.map(({ name, digest }) => [name, digest])),
    functions_config: Object.fromEntries(functions.map(({ name, config }) => [name, config])),
    async: true,
  };
  const identity = createHash('sha256')
    .update(JSON.stringify([site, Object.entries(body.files).sort(), body.functions]))
    .digest('hex');
  const noted = await notes.begun();
  const underWay = noted?.identity === identity ? await deployOf(api, noted.deploy) : null;
  if (underWay && !hasFailed(underWay)) {
    say(`goes on with deploy ${underWay.id}`);
    return underWay;
  }
  const path = `/sites/${encodeURIComponent(site)}/deploys`;
  const begun = await api.call(netlifyDeploy, { method: 'POST', path, body });
  await notes.begin({ deploy: begun.id, identity });
  return begun;
}

/** Null when Netlify does not know it any more. */
async function deployOf(api: NetlifyApi, id: string): Promise<NetlifyDeploy | null> {
  try {
    return await api.call(netlifyDeploy, { method: 'GET', path: deployPath(id) });
  } catch (error) {
    if (error instanceof NetlifyRefusal && error.status === 404) return null;
    throw error;
  }
}

async function until(
  api: NetlifyApi,
  begun: NetlifyDeploy,
  isReached: (deploy: NetlifyDeploy) => boolean,
): Promise<NetlifyDeploy> {
  let deploy = begun;
  for (let poll = 0; poll < mostPolls; poll += 1) {
    if (hasFailed(deploy))
      throw new Error(
        `Netlify: deploy ${deploy.id} failed: ${deploy.error_message ?? 'no reason'}`,
      );
    if (isReached(deploy)) return deploy;
    await api.pause(backOff(poll, polls));
    deploy = await api.call(netlifyDeploy, { method: 'GET', path: deployPath(begun.id) });
  }
  throw new Error(`Netlify: deploy ${begun.id} is still ${deploy.state}`);
}

async function sendFile(
  api: NetlifyApi,
  deploy: string,
  { sources }: DeployContents,
  digest: string,
): Promise<void> {
  const source = sources.get(digest);
  if (!source) throw new Error(`Netlify asks for ${digest}, which is no file of this release`);
  const path = source.path.split('/').map(encodeURIComponent).join('/');
  const body = await readFile(source.file);
  await api.call(mixed(), { method: 'PUT', path: `${deployPath(deploy)}/files${path}`, body });
}

async function sendFunction(
  api: NetlifyApi,
  deploy: string,
  { name, runtime, bundle }: DeployedFunction,
): Promise<void> {
  const query = new URLSearchParams({ runtime, size: String(bundle.length) }).toString();
  const path = `${deployPath(deploy)}/functions/${encodeURIComponent(name)}?${query}`;
  await api.call(mixed(), { method: 'PUT', path, body: bundle });
}

function deployPath(id: string): string {
  return `/deploys/${encodeURIComponent(id)}`;
}
