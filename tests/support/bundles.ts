import { build, type Plugin } from 'esbuild';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Programs that tests start so often that the time to load their sources counts. */
const programs = [
  'demo/load/cli.ts',
  'demo/serve.ts',
  'server/api/cli.ts',
  'server/backup/cli.ts',
  'server/content/cli.ts',
  'server/deploy/netlify/cli.ts',
  'server/deploy/nginx/cli.ts',
  'server/edge/cli.ts',
  'tests/support/account-rows.ts',
  'tests/support/kept-rows.ts',
  'tests/support/list-routes.ts',
  'tests/support/sweep-uploads.ts',
  'tests/support/write-alerts.ts',
];

/**
 * Joins the sources of each program into one file: a backend then starts with three fifths of the
 * processor time that `tsx` needs to find and transform some 700 modules.
 * @returns a new folder, within the project, so that packages are found from there
 */
export async function bundlePrograms(): Promise<string> {
  const parent = resolve('node_modules/.cache');
  await mkdir(parent, { recursive: true });
  const outdir = await mkdtemp(join(parent, 'bundled-programs-'));
  await build({
    entryPoints: programs,
    outbase: '.',
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: 'inline',
    plugins: [ownFolders],
  });
  return outdir;
}

/**
 * What Node has to be told to run a program of the repository: its bundle where the tests have made
 * one, else its sources.
 */
export function runnableProgram(program: string): string[] {
  const folder = process.env.KARAT_BUNDLED_PROGRAMS;
  const bundle = folder && join(folder, program.replace(/\.ts$/, '.cjs'));
  return bundle && existsSync(bundle) ? [bundle] : ['--import', 'tsx', program];
}

/** A source reads the files that lie beside it, wherever the bundle lies. */
const ownFolders: Plugin = {
  name: 'own folders',
  setup(bundle) {
    bundle.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path.includes('/node_modules/')) return null;
      const source = await readFile(path, 'utf8');
      if (!source.includes('__dirname')) return null;
      const folder = JSON.stringify(dirname(path));
      return { contents: `const __dirname = ${folder};\n${source}`, loader: 'ts' };
    });
  },
};
