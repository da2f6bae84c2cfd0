/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { startTrialEdge, type TrialEdge } from '../../tests/support/trial-edge';

let backend: Server;
let backendPort: number;
let fetched: string[];
let edge: TrialEdge;

beforeAll(async () => {
  const photo = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#1d3b34' },
  })
    .jpeg()
    .toBuffer();
  backend = createServer((request, response) => {
    if (request.method === 'GET') fetched.push(request.url ?? '');
    if (request.url?.includes('missing')) response.writeHead(404).end();
    else {
      const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' };
      response.writeHead(200, headers).end(photo);
    }
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  backendPort = (backend.address() as AddressInfo).port;
  edge = await startTrialEdge({ KARAT_API_PORT: String(backendPort) });
  await edge.release('ru', '1', { 'index.html': 'home' });
  while ((await edge.ask('ru.localhost', '/')).status !== 200);
});

beforeEach(() => {
  fetched = [];
});

afterAll(async () => {
  await edge.stop();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});

const picture = (source: string, rest: string, headers?: Record<string, string>) =>
  edge.ask('ru.localhost', `/.netlify/images?url=${encodeURIComponent(source)}&${rest}`, {
    headers,
  });
const ofBackend = (name: string) =>
  `http://127.0.0.1:${backendPort}/pictures/clock/${name}/front.jpg`;

test('a picture of the backend is transformed to the width and format that are asked', async () => {
  const answer = await picture(ofBackend('omega'), 'w=320&fm=avif');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('image/avif');
  // Of the day that the backend allows, some is gone by the time of the answer.
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=86[34]\d\d$/);
  expect(await sharp(answer.body).metadata()).toMatchObject({ width: 320, height: 240 });
});

test('it is transformed once, also for visitors who ask together', async () => {
  const together = Array.from({ length: 6 }, () => picture(ofBackend('rolex'), 'w=200&fm=webp'));
  const [first] = await Promise.all(together);
  const etag = first?.headers.etag ?? '';
  expect(fetched).toHaveLength(1);
  const again = await picture(ofBackend('rolex'), 'fm=webp&w=200', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(fetched).toHaveLength(1);
});

test('HEAD is answered as GET is', async () => {
  const path = `/.netlify/images?url=${encodeURIComponent(ofBackend('omega'))}&w=320&fm=avif`;
  const answer = await edge.ask('ru.localhost', path, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.body).toHaveLength(0);
});

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1:1/pictures/x.jpg',
  'http://evil.example/?http://127.0.0.1/pictures/x.jpg',
])('the picture %s of another server is refused', async (source) => {
  expect((await picture(source, 'w=100')).status).toBe(403);
});

test('nothing but pictures is fetched from the backend', async () => {
  const source = `http://127.0.0.1:${backendPort}/pictures/../ru/account`;
  expect((await picture(source, 'w=100')).status).toBe(403);
  expect(fetched).toEqual([]);
});

test('a picture that the backend does not have is not found, and that is not remembered', async () => {
  const answer = await picture(ofBackend('missing'), 'w=100');
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  await picture(ofBackend('missing'), 'w=100');
  expect(fetched).toHaveLength(2);
});

test('an odd wish is a bad request', async () => {
  expect((await picture(ofBackend('omega'), 'w=1e9')).status).toBe(400);
  expect((await edge.ask('ru.localhost', '/.netlify/images')).status).toBe(400);
});
