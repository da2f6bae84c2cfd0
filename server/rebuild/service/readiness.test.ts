/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { send, startTrialService, until, type TrialService } from './test-service';

let service: TrialService;
afterEach(() => service.close());

const ask = async (path: string) => {
  const answer = await fetch(`${service.url()}${path}`);
  return { status: answer.status, body: (await answer.json()) as object };
};
const allWell = { journal: 'ok', ru: 'ok', en: 'ok', ua: 'ok', uz: 'ok' };

test('a service that takes webhooks is ready, and a host whose builds fail is told beside', async () => {
  service = await startTrialService(() => Promise.reject(new Error('no room on the disk')));
  expect(await ask('/health')).toEqual({ status: 200, body: { status: 'ok' } });
  expect(await ask('/ready')).toEqual({ status: 200, body: { status: 'ready', checks: allWell } });
  await send(service);
  await until(async () => JSON.stringify((await ask('/ready')).body).includes('late'));
  const checks = { ...allWell, ru: 'late' };
  expect(await ask('/ready')).toEqual({ status: 200, body: { status: 'ready', checks } });
});

test('a service that can put nothing down is not ready', async () => {
  service = await startTrialService();
  await rm(join(service.folder, 'data'), { recursive: true });
  expect(await ask('/ready')).toMatchObject({
    status: 503,
    body: { checks: { journal: 'failed' } },
  });
});
