/** @jest-environment node */
import fc from 'fast-check';
import { startOperations, type Operations } from './operations';
import { requestMetrics } from './request-metrics';
import { type Readiness } from './readiness';

const metrics = requestMetrics('api');
let readiness: Readiness;
let operations: Operations;
beforeAll(async () => {
  operations = await startOperations(
    { port: 0, address: '127.0.0.1' },
    { ready: () => Promise.resolve(readiness), registry: metrics.registry, report: fail },
  );
});
afterAll(() => operations.close());

function fail(error: unknown): never {
  throw error;
}
const ask = (path: string) => fetch(`${operations.url}${path}`);

test('a process that answers is healthy, whatever it lacks', async () => {
  expect(await (await ask('/health')).json()).toEqual({ status: 'ok' });
});

test('who is not ready says so by the status, with the checks', async () => {
  readiness = { status: 'not ready', checks: { database: 'failed' } };
  const answer = await ask('/ready');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual(readiness);
  readiness = { status: 'ready', checks: { database: 'ok' } };
  expect((await ask('/ready')).status).toBe(200);
});

test('requests are counted by route, method and status, with those of the process beside', async () => {
  metrics.note({ route: '/:host/list', method: 'GET', status: 200, seconds: 0.02 });
  metrics.note({ route: '/:host/feedback', method: 'POST', status: 429, seconds: 0.001 });
  const text = await (await ask('/metrics')).text();
  expect(text).toContain(
    'karat_api_requests_total{route="/:host/list",method="GET",status="200"} 1',
  );
  expect(text).toContain('karat_api_request_seconds_bucket{le="0.025",route="/:host/list"} 1');
  expect(text).toContain('karat_api_rate_limited_total{route="/:host/feedback"} 1');
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('a made-up method gets no label of its own', async () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (method) => {
      metrics.note({ route: 'page', method: `x${method}`, status: 405, seconds: 0 });
    }),
  );
  const text = await metrics.registry.metrics();
  const lines = text.match(/^karat_api_requests_total\{route="page".*$/gm);
  expect(lines).toHaveLength(1);
  expect(lines?.[0]).toContain('method="other"');
});

test('nothing else is there, and without a port nothing at all', async () => {
  expect((await ask('/')).status).toBe(404);
  const none = await startOperations(
    { port: null, address: '127.0.0.1' },
    { ready: () => Promise.resolve(readiness), registry: metrics.registry, report: fail },
  );
  expect(none.url).toBeNull();
});
