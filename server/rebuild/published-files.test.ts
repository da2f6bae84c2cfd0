/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPublished } from './published-files';

const hash = (digit: string) => digit.repeat(20);
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karat-public-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('bundles that code imports later are published, those of earlier builds are not', async () => {
  const runtime = `webpack-runtime-${hash('a')}.js`;
  const files = {
    'webpack.stats.json': JSON.stringify({ assetsByChunkName: { app: [runtime] } }),
    [runtime]: `u=e=>e+"-"+{153:"${hash('b')}"}[e]+".js"`,
    [`153-${hash('b')}.js`]: '',
    [`153-${hash('c')}.js`]: '',
    'index.html': '',
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(directory, name), content);
  }
  expect(await listPublished(directory)).toEqual([`153-${hash('b')}.js`, 'index.html', runtime]);
});
