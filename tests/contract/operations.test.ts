import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { endBackends, seededFolder, startBackend, type StartedBackend } from './backend';

let folder: string;
let told: string;
let backend: StartedBackend;
beforeAll(async () => {
  folder = await seededFolder('operations');
  const port = await freePort();
  told = `http://127.0.0.1:${port}`;
  backend = await startBackend({
    KARAT_DATA_DIR: folder,
    KARAT_LOCAL: '',
    KARAT_API_OPS_PORT: String(port),
    RATE_LIMIT_FACTOR: '1',
  });
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const metrics = async () => (await fetch(`${told}/metrics`)).text();

test('a backend whose database is there and up to date is ready, for visitors’ side and for who runs it', async () => {
  for (const url of [backend.url, told]) {
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
    const answer = await fetch(`${url}/ready`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', migrations: 'ok', mail: 'ok', webhooks: 'ok' },
    });
  }
});

test('a backend for the world shows metrics to nobody who reaches it as visitors do', async () => {
  expect((await fetch(`${backend.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${told}/metrics`)).headers.get('content-type')).toContain('text/plain');
});

test('requests are counted by the pattern of their route, and those refused as too many beside', async () => {
  for (let call = 0; call < 12; call += 1) {
    await fetch(`${backend.url}/ru/contacts/made-up-${call}`);
    await fetch(`${backend.url}/made-up-${call}/a/b/c`);
    await fetch(`${backend.url}/ru/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  }
  const text = await metrics();
  expect(text).toContain(
    'karat_api_requests_total{route="/:host/contacts/:alias",method="GET",status="404"} 12',
  );
  expect(text).toContain('karat_api_requests_total{route="none",method="GET",status="404"} ');
  expect(text).toContain('karat_api_rate_limited_total{route="/:host/login"} 2');
  expect(text).toMatch(/karat_api_request_seconds_bucket\{le="5",route="\/:host\/login"\} 12/);
  expect(text).not.toContain('made-up');
});

test('the database, the outboxes, uploads and the process are measured', async () => {
  const text = await metrics();
  expect(text).toMatch(/^karat_api_database_up 1$/m);
  expect(text).toMatch(/^karat_api_outbox_waiting\{outbox="mail"\} \d+$/m);
  expect(text).toMatch(/^karat_api_outbox_oldest_seconds\{outbox="mail"\} [\d.]+$/m);
  expect(text).toMatch(/^karat_api_uploads_in_progress 0$/m);
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
  // An embedded database has no connections.
  const ofServer = Boolean(process.env.TEST_POSTGRES);
  expect(text.includes('karat_api_database_connections{state="idle"}')).toBe(ofServer);
});
