/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { startTrialEdge, type TrialEdge } from '../../tests/support/trial-edge';

let edge: TrialEdge;
let told: string;
beforeAll(async () => {
  const port = await freePort();
  told = `http://127.0.0.1:${port}`;
  edge = await startTrialEdge({ KARAT_EDGE_OPS_PORT: String(port) });
});
afterAll(() => edge.stop());

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const ready = async () => {
  const answer = await fetch(`${told}/ready`);
  return { status: answer.status, body: (await answer.json()) as object };
};

test('an edge without a release is not ready; with one it is, and names the hosts that have none', async () => {
  expect((await ready()).status).toBe(503);
  await edge.release('ru', '1', { 'index.html': '<!doctype html>home', '404.html': 'not found' });
  while ((await ready()).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  const checks = { ru: 'ok', en: 'late', ua: 'late', uz: 'late' };
  expect((await ready()).body).toEqual({ status: 'ready', checks });
});

test('requests are counted by what they ask for, whatever addresses visitors make up', async () => {
  for (let times = 0; times < 20; times += 1) {
    await edge.ask('ru.localhost', `/made-up-${times}/`);
    await edge.ask('ru.localhost', `/made-up-${times}.js`);
  }
  const text = await (await fetch(`${told}/metrics`)).text();
  expect(text).toContain('karat_edge_requests_total{route="page",method="GET",status="404"} 20');
  expect(text).toContain('karat_edge_requests_total{route="file",method="GET",status="404"} 20');
  expect(text).toContain('karat_edge_has_release{host="ru"} 1');
  expect(text).not.toContain('made-up');
});

test('visitors find none of it', async () => {
  expect((await edge.ask('ru.localhost', '/metrics/')).status).toBe(404);
  expect((await edge.ask('localhost', '/metrics')).status).toBe(421);
});
