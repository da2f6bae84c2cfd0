import { demonstration } from '../../demo/plugin';
import { readConfig } from '../api/config';
import { startApi, type RunningApi } from '../api/main';
import type { Settings } from '../settings';
import { useLocalCaptcha } from './local-captcha';

/** Starts the backend of a run on somebody's own machine: with stand-ins and the demonstration. */
export async function startLocalBackend({ dataDirectory }: Settings): Promise<RunningApi> {
  const config = {
    ...readConfig({ ...process.env, KARAT_LOCAL: '1' }),
    dataDir: dataDirectory,
    logLevel: process.env.LOG_LEVEL ?? 'warn',
  };
  const api = await startApi(config, demonstration);
  useLocalCaptcha(api.url, config);
  return api;
}
