import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostCodes } from '../../src/config/hosts';
import { plantedMark } from '../support/planted-secrets';
import { siteFolder } from '../support/released-pages';

/** Files below a folder, its links followed, that hold a text. */
function filesWith(text: string, folder: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    execFile('grep', ['-RlF', '--', text, folder], (error, stdout) => {
      // 1 says that no file has it.
      if (error && error.code !== 1) reject(new Error(error.message));
      else resolve(stdout.split('\n').filter(Boolean));
    });
  });
}

test.each(hostCodes)('no file of the release of %s holds a secret of the build', async (host) => {
  expect(await filesWith(plantedMark, `${siteFolder(host)}/`)).toEqual([]);
});

test('the search finds what is planted into a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karat-secrets-'));
  await writeFile(join(folder, 'app.js'), `const a='${plantedMark}'`);
  const found = await filesWith(plantedMark, folder);
  await rm(folder, { recursive: true });
  expect(found).toEqual([join(folder, 'app.js')]);
});
