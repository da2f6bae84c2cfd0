import { resolve } from 'node:path';
import { runCli } from '../../run-cli';
import { checkRelease, pagesOf } from '../check-release';
import { listPublished } from '../published-files';

/** Checks a finished build in place: `tsx server/rebuild/check/cli.ts public`. */
async function main(): Promise<void> {
  const directory = resolve(process.argv[2] ?? 'public');
  const files = new Set(await listPublished(directory));
  await checkRelease(directory, files, null, null);
  console.log(`${pagesOf(files).length} pages checked`);
}

runCli(main);
