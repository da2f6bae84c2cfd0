import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Of `@sentry/gatsby`. */
const program = resolve('node_modules/.bin/sentry-cli');
/** Longer than a slow connection takes for some megabytes, milliseconds. */
const patience = 300_000;

/** Whether the error-reporting service gets the maps of this build; without its token none are made. */
export function hasSourceMaps(env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(env.SENTRY_AUTH_TOKEN);
}

/**
 * Hands the maps that webpack has made in `directory` to the error-reporting service, as those of the
 * release that reports name, and removes them, whatever came of it: nobody else is to read them.
 * @param warn told in one line why they could not be handed over; the site is published without
 */
export async function handOverSourceMaps(
  directory: string,
  warn: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  // Scripts and sheets lie in it, and pages, of which there may be ten thousand, below it.
  const files = await readdir(directory);
  const maps = files.filter((file) => file.endsWith('.map'));
  try {
    const scripts = maps
      .map((map) => map.replace(/\.map$/, ''))
      .filter((name) => /\.js$/.test(name));
    if (hasSourceMaps(env) && scripts.length > 0) await upload(directory, scripts, env);
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    warn(`source maps were not handed over: ${(stderr || message).trim()}`);
  } finally {
    for (const map of maps) await rm(join(directory, map), { force: true });
  }
}

async function upload(
  directory: string,
  scripts: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const release = env.GATSBY_SENTRY_RELEASE || `karat@${await scriptsDigest(directory)}`;
  const both = scripts.flatMap((name) => [name, `${name}.map`]);
  const call = ['sourcemaps', 'upload', '--release', release, '--url-prefix', '~/'];
  await run(program, [...call, ...both], {
    cwd: directory,
    timeout: patience,
    env: { ...env, SENTRY_DISABLE_UPDATE_CHECK: 'true', NO_COLOR: '1' },
  });
}

/** What a page names as the digest of its scripts, and so as its release. */
async function scriptsDigest(directory: string): Promise<string> {
  const file = join(directory, 'page-data/app-data.json');
  const { webpackCompilationHash } = JSON.parse(await readFile(file, 'utf8')) as {
    webpackCompilationHash: string;
  };
  return webpackCompilationHash;
}
