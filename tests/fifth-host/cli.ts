import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { askEdge } from '../../server/bench/ask-edge';
import { inTrialFolder } from '../../server/bench/trial-folder';
import { runCli, stopSignal } from '../../server/run-cli';
import { someNotBuilt } from '../../server/start/some-not-built';
import { type HostCode } from '../../src/config/hosts';
import { startProgram, stopProgram } from '../run/processes';
import { siteEnvironment, sitePorts } from '../support/site';
import { addFifthHost, fifthHost } from './fifth-host';
import { pageFaults, pages } from './pages';

const root = resolve(__dirname, '../..');
const patience = 20 * 60_000;
const lookEvery = 1000;

/**
 * `npm run test:fifth-host`: adds a country to a copy of the repository, checks its types and words,
 * builds and serves it with a backend of its own, and reads its pages. Takes the time of a build of one host.
 */
runCli(() =>
  inTrialFolder(async (folder) => {
    const copy = join(folder, 'repository');
    await copyRepository(copy);
    await addFifthHost(copy);
    run(copy, 'git', ['add', '--all']);
    console.log(run(copy, 'git', ['diff', '--cached', '--shortstat', 'HEAD']).trim());
    run(copy, 'npx', ['tsc', '--noEmit']);
    console.log('types: no error');
    run(copy, 'npx', ['jest', '--selectProjects', 'unit', '--', ...checkedFolders]);
    console.log(`unit tests: passed (${checkedFolders.join(', ')})`);
    await readPages(copy, folder);
  }),
);

/** Tests that say of every host what must hold for a new one. */
const checkedFolders = ['src/config', 'src/domain', 'src/locales', 'src/gatsby', 'demo/load'];

/** The files that git knows or would take, with the packages linked in. */
async function copyRepository(copy: string): Promise<void> {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  for (const file of run(root, 'git', listed).split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@karat.example'];
  run(copy, 'git', ['init', '--quiet']);
  run(copy, 'git', ['add', '--all']);
  run(copy, 'git', [...author, 'commit', '--quiet', '--message', 'Four countries']);
}

/** @throws Error with what the program wrote when it fails */
function run(directory: string, program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args[0]}: ${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

/** @throws Error naming what a page of the new host lacks */
async function readPages(copy: string, folder: string): Promise<void> {
  const signal = stopSignal();
  // The code of the copy knows the host; this program is of the repository and does not.
  const host = fifthHost as HostCode;
  const environment = {
    ...siteEnvironment,
    KARAT_DATA_DIR: join(folder, 'data'),
    KARAT_WORK_DIR: join(folder, 'work'),
    KARAT_RELEASES_DIR: join(folder, 'releases'),
  };
  const program = [join(copy, 'server/start/cli.ts'), '--host', host];
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const log = join(root, 'test-results/fifth-host.log');
  await mkdir(dirname(log), { recursive: true });
  await writeFile(log, '');
  const sites = startProgram(process.execPath, [tsx, ...program], log, environment, copy);
  const began = Date.now();
  try {
    const home = () => askEdge(sitePorts.edge, host, '/').catch(() => null);
    while ((await home())?.status !== 200) {
      signal.throwIfAborted();
      const isGivenUp =
        sites.exitCode !== null || (await readFile(log, 'utf8')).includes(someNotBuilt);
      if (isGivenUp || Date.now() - began > patience) {
        throw new Error(`${host} was not built: see ${log}`);
      }
      await new Promise((done) => setTimeout(done, lookEvery));
    }
    console.log(`built and served after ${Math.round((Date.now() - began) / 1000)} s`);
    const faults = await pageFaults(async (path) => {
      const { status, body } = await askEdge(sitePorts.edge, host, path);
      return { status, text: body.toString('utf8') };
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
    console.log(`pages of ${host}: ${Object.keys(pages).join(' ')}`);
  } finally {
    await stopProgram(sites);
  }
}
