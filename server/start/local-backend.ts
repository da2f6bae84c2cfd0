import { demonstration } from '../../demo/plugin';
import { readConfig } from '../api/config';
import { startApi, type RunningApi } from '../api/main';
import type { Settings } from '../settings';
import { useLocalCaptcha } from './local-captcha';

/**
 * Starts the backend of a run on somebody's own machine: with stand-ins and the demonstration.
 * @param webhookUrls told of changed content, beside those of WEBHOOK_URLS
 */
export async function startLocalBackend(
  { dataDirectory }: Settings,
  webhookUrls: readonly string[] = [],
): Promise<RunningApi> {
  const urls = [process.env.WEBHOOK_URLS ?? '', ...webhookUrls].join(' ');
  const config = {
    ...readConfig({ ...process.env, WEBHOOK_URLS: urls, KARAT_LOCAL: '1' }),
    dataDir: dataDirectory,
    logLevel: process.env.LOG_LEVEL ?? 'warn',
  };
  const api = await startApi(config, demonstration);
  useLocalCaptcha(api.url, config);
  return api;
}
