/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantedSecrets } from '../../tests/support/planted-secrets';
import { failureOf, startGatsbyProcess } from './gatsby-process';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karat-gatsby-'));
  for (const folder of ['.cache/data', '.cache/redux', '.cache/webpack', 'public'])
    await mkdir(join(directory, folder), { recursive: true });
  await writeFile(join(directory, '.cache/data/data.mdb'), 'half of a database');
});
afterEach(() => rm(directory, { recursive: true }));

/** Runs a program in Gatsby's place; gives what is wrong, and what is left below the directory. */
async function run(program: string): Promise<{ reason: string; left: string[] }> {
  const logFile = join(directory, 'build.log');
  const options = {
    directory,
    env: {},
    logFile,
    say: () => undefined,
    onStart: () => Promise.resolve(),
  };
  const { exited } = await startGatsbyProcess(options, ['-e', program]);
  expect(await exited).not.toBe(0);
  const left = (await readdir(directory, { recursive: true })).sort();
  return { reason: (await failureOf({ logFile })).message, left };
}

test('a cache that crashes Gatsby is not met a second time', async () => {
  const { reason, left } = await run("process.kill(process.pid, 'SIGBUS')");
  expect(reason).toContain('Gatsby was ended by SIGBUS');
  expect(left).toEqual(['.cache', '.cache/webpack', 'build.log']);
});

test.each([
  ['fails', "console.log('error no content'); process.exit(1)"],
  ['is ended from outside', "process.kill(process.pid, 'SIGKILL')"],
])('a build that %s leaves the cache to the next one', async (_, program) => {
  const { left } = await run(program);
  expect(left).toEqual(expect.arrayContaining(['.cache/data/data.mdb', '.cache/redux', 'public']));
});

test('a build learns no secret of the process that starts it', async () => {
  Object.assign(process.env, plantedSecrets);
  const told = JSON.stringify(Object.keys(plantedSecrets));
  const { reason } = await run(
    `console.log('error', ${told}.filter((name) => name in process.env)); process.exit(1)`,
  );
  for (const name of Object.keys(plantedSecrets)) delete process.env[name];
  expect(reason).toContain('error []');
});
