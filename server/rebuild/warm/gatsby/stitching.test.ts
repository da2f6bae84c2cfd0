/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './inside';
import { stitchAtOnce } from './stitching';

interface Stitching {
  stitchSliceForAPage: (page: { pagePath: string; publicDir: string }) => Promise<void>;
}

const stitching = load<Stitching>('utils/slices/stitching');
const { stitchSliceForAPage: byGatsby } = stitching;
stitchAtOnce();
const { stitchSliceForAPage: atOnce } = stitching;

let publicDir: string;
beforeEach(async () => {
  publicDir = await mkdtemp(join(tmpdir(), 'karat-stitching-'));
  const slices = join(publicDir, '_gatsby/slices');
  await mkdir(slices, { recursive: true });
  await writeFile(join(slices, 'header-1.html'), '<header>Карат $& $1 “ʻ”</header>');
  await writeFile(join(slices, 'footer-1.html'), `<footer>${rendered('scripts-1')}\n</footer>`);
  await writeFile(join(slices, 'scripts-1.html'), '<script>1</script>');
});
afterEach(() => rm(publicDir, { recursive: true }));

const rendered = (id: string, between = '') =>
  `<slice-start class="x" id="${id}"></slice-start>${between}<slice-end id="${id}"></slice-end>`;
const stitched = (id: string, between: string) =>
  `<!-- slice-start id="${id}" -->${between}<!-- slice-end id="${id}" -->`;

test.each([
  ['has none', '<p>Часы</p>'],
  ['has been rendered', `<i>é</i>${rendered('header-1')}<main>Я\n</main>${rendered('footer-1')}!`],
  [
    'has been stitched before',
    `а${stitched('header-1', 'old\n€')}б${stitched('footer-1', `<b>${stitched('scripts-1', 'c')}`)}`,
  ],
])('a page that %s gets the parts that Gatsby would give it', async (_, html) => {
  const file = join(publicDir, 'page/index.html');
  await mkdir(join(publicDir, 'page'));
  const results: string[] = [];
  for (const stitch of [byGatsby, atOnce]) {
    await writeFile(file, html);
    await stitch({ pagePath: '/page/', publicDir });
    results.push(await readFile(file, 'utf8'));
  }
  expect(results[1]).toBe(results[0]);
  expect(results[1]).not.toMatch(/<slice-|old/);
});
