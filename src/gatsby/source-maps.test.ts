/** @jest-environment node */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import { handOverSourceMaps } from './source-maps';

const token = 'planted-token-of-the-service';

/** What the service got, and by whose token. */
const got: { path: string; authorization: string | undefined; body: Buffer }[] = [];
let answersWith: number;
let service: Server;
let url: string;
let directory: string;
const warn = jest.fn<void, [string]>();

beforeAll(async () => {
  service = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? '';
      got.push({ path, authorization: request.headers.authorization, body });
      response.writeHead(answersWith, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answerOf(path)));
    });
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

function answerOf(path: string): object {
  if (!path.includes('chunk-upload')) return { state: 'created', missingChunks: [] };
  const sizes = { chunkSize: 8_388_608, maxRequestSize: 33_554_432, chunksPerRequest: 64 };
  return {
    ...{ url: `${url}/api/0/organizations/karat/chunk-upload/`, ...sizes, maxFileSize: 2 ** 30 },
    ...{ concurrency: 1, hashAlgorithm: 'sha1', compression: ['gzip'] },
    accept: ['release_files', 'sources', 'artifact_bundles'],
  };
}

beforeEach(async () => {
  got.length = 0;
  answersWith = 200;
  warn.mockReset();
  directory = await mkdtemp(join(tmpdir(), 'karat-maps-'));
  await mkdir(join(directory, 'page-data'));
  await writeFile(
    join(directory, 'page-data/app-data.json'),
    '{"webpackCompilationHash":"0a1b2c3d4e5f"}',
  );
  await writeFile(join(directory, 'app-1a2b.js'), 'const a=1;console.log(a);');
  await writeFile(
    join(directory, 'app-1a2b.js.map'),
    JSON.stringify({
      ...{ version: 3, sources: ['webpack://karat/src/app/root.tsx'], names: [] },
      ...{ sourcesContent: ['const planted = 1;'], mappings: 'AAAA', file: 'app-1a2b.js' },
    }),
  );
  await writeFile(join(directory, 'styles.css.map'), '{}');
});
afterEach(() => rm(directory, { recursive: true }));

const env = () => ({
  PATH: process.env.PATH,
  SENTRY_URL: url,
  ...{ SENTRY_AUTH_TOKEN: token, SENTRY_ORG: 'karat', SENTRY_PROJECT: 'sites' },
});
const areLeft = () =>
  existsSync(join(directory, 'app-1a2b.js.map')) || existsSync(join(directory, 'styles.css.map'));

test('maps go to the service as those of the release that reports name, and are not left to be published', async () => {
  await handOverSourceMaps(directory, warn, env());
  expect(warn).not.toHaveBeenCalled();
  expect(got.every(({ authorization }) => authorization === `Bearer ${token}`)).toBe(true);
  const bundle = got.find(({ path, body }) => path.includes('chunk-upload') && body.length > 0);
  const manifest = bundle && manifestIn(bundle.body);
  expect(manifest).toContain('"karat@0a1b2c3d4e5f"');
  expect(manifest).toContain('"~/app-1a2b.js"');
  expect(manifest).toContain('"~/app-1a2b.js.map"');
  expect(areLeft()).toBe(false);
  expect(existsSync(join(directory, 'app-1a2b.js'))).toBe(true);
});

/** What the manifest of a bundle says: a zip archive, gzipped, as the one part of a form. */
function manifestIn(form: Buffer): string {
  const begin = form.indexOf(Buffer.from([0x1f, 0x8b]));
  const archive = gunzipSync(form.subarray(begin, form.lastIndexOf('\r\n--')));
  // The local header of a file has 30 bytes before its name, the size of its content among them.
  const name = archive.indexOf('manifest.json');
  const size = archive.readUInt32LE(name - 12);
  const content = name + 'manifest.json'.length + archive.readUInt16LE(name - 2);
  return inflateRawSync(archive.subarray(content, content + size)).toString('utf8');
}

test('a service that refuses them stops no build, is told of without the token, and no map is left', async () => {
  answersWith = 401;
  await handOverSourceMaps(directory, warn, env());
  expect(warn.mock.calls[0]?.[0]).toMatch(/^source maps were not handed over: /);
  expect(warn.mock.calls[0]?.[0]).not.toContain(token);
  expect(areLeft()).toBe(false);
});

test('without a token nothing is sent, and what an earlier build left is removed', async () => {
  await handOverSourceMaps(directory, warn, { ...env(), SENTRY_AUTH_TOKEN: '' });
  expect(got).toEqual([]);
  expect(areLeft()).toBe(false);
});
