import { resolve } from 'node:path';
import { runCli } from '../../run-cli';
import { checkRelease, pagesOf } from '../check-release';
import { listPublished } from '../published-files';

/** Checks a finished build in place: `tsx server/rebuild/check/cli.ts public`. */
async function main(): Promise<void> {
  const directory = resolve(process.argv[2] ?? 'public');
  const files = new Set(await listPublished(directory));
  const pages = pagesOf(files);
  await checkRelease(directory, files, pages, null);
  console.log(`${pages.length} pages checked`);
}

runCli(main);
