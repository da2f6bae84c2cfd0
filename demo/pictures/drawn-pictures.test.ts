/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { pictureRoutes } from '../../server/api/pictures/routes';
import { describePicture } from './describe';
import { drawnPictures } from './drawn-pictures';
import { pictureKey } from './render';
import { sampleWatches } from './samples/watches';
import type { PictureSubject } from './subject';

const look = sampleWatches[0];
if (!look) throw new Error('a sample is missing');
const watch: PictureSubject = { kind: 'item', url: 'a-watch', kindOfItem: 'clock', look };
const city: PictureSubject = { kind: 'cover', of: 'city', url: 'moscow' };
const familyOf = (subject: PictureSubject) =>
  subject.kind === 'item' ? subject.kindOfItem : subject.of;

let app: FastifyInstance;
let cacheDir: string;
let origin: string;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  app = Fastify();
  const findSubject = (family: string, url: string) =>
    Promise.resolve(
      [watch, city].find((known) => known.url === url && familyOf(known) === family) ?? null,
    );
  await app.register(pictureRoutes, { sources: [drawnPictures(findSubject, cacheDir)] });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const kept = async (ending: string) =>
  (await readdir(cacheDir, { recursive: true })).filter((name) => name.endsWith(ending));

test('a picture is a JPEG of the described size that caches keep for a year', async () => {
  const answer = await get('/pictures/clock/a-watch/front.jpg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { width, height, format } = await sharp(await bytesOf(answer)).metadata();
  const described = describePicture(watch, 'front');
  expect({ width, height, format }).toEqual({
    width: described.width,
    height: described.height,
    format: 'jpeg',
  });
});

test('a cover is served under its family', async () => {
  const answer = await get('/pictures/city/moscow/cover.jpg');
  const { width, height } = await sharp(await bytesOf(answer)).metadata();
  expect([width, height]).toEqual([1600, 1000]);
});

test('the described colour is near what is drawn', async () => {
  const answer = await get('/pictures/clock/a-watch/front.jpg');
  const mean = await sharp(await bytesOf(answer))
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  const described = Number.parseInt(describePicture(watch, 'front').color.slice(1), 16);
  [16, 8, 0].forEach((shift, channel) => {
    expect(Math.abs(((described >> shift) & 255) - (mean[channel] ?? 0))).toBeLessThan(32);
  });
});

test('a known version is answered with 304 and no body', async () => {
  const url = '/pictures/clock/a-watch/back.jpg';
  const etag = (await get(url)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get(url, { 'if-none-match': known });
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
    expect(again.headers.get('etag')).toBe(etag);
  }
  expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('another look or view has another version', () => {
  const other = sampleWatches[1];
  if (!other) throw new Error('a sample is missing');
  expect(pictureKey({ ...watch, look: other }, 'front')).not.toBe(pictureKey(watch, 'front'));
  expect(pictureKey(watch, 'back')).not.toBe(pictureKey(watch, 'front'));
});

test.each([
  '/pictures/clock/unknown/front.jpg',
  '/pictures/clock/a-watch/side.jpg',
  '/pictures/clock/a-watch/cover.jpg',
  '/pictures/clock/a-watch/front.png',
  '/pictures/city/moscow/front.jpg',
  '/pictures/person/a-watch/front.jpg',
  '/pictures/clock/..%2f..%2fetc/front.jpg',
])('%s is answered with 404 and JSON', async (url) => {
  const answer = await get(url);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'Picture not found' });
});

test('who asks at the same time gets one rendering, and a later one comes from disk', async () => {
  const before = await kept('.jpg');
  const url = '/pictures/clock/a-watch/detail.jpg';
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => (await bytesOf(await get(url))).toString('base64')),
  );
  expect(new Set(answers).size).toBe(1);
  expect((await kept('.jpg')).length).toBe(before.length + 1);
  expect((await bytesOf(await get(url))).toString('base64')).toBe(answers[0]);
  expect(await kept('.tmp')).toEqual([]);
});
