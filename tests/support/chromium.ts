import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

// Without windows, so without what Debian's Chromium draws around each of them: a third faster.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, one on the PATH, or Playwright's own. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

const minutes = 60_000;

/** Ways to install one, the likeliest to work first. */
const installers: { name: string; applies: () => boolean; run: () => void }[] = [
  {
    name: 'apt-get install chromium-headless-shell',
    applies: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    run: () => {
      runQuietly('apt-get', ['update'], 5 * minutes);
      const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
      runQuietly('apt-get', install, 10 * minutes);
    },
  },
  {
    name: 'playwright install chromium',
    applies: () => true,
    run: () => runQuietly('npx', ['playwright', 'install', 'chromium'], 10 * minutes),
  },
];

/**
 * Finds a Chromium, or installs one.
 * @throws Error naming each way that was tried when none worked.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const failures: string[] = [];
  for (const installer of installers.filter((candidate) => candidate.applies())) {
    console.warn(`No Chromium found: ${installer.name} …`);
    try {
      installer.run();
    } catch (error) {
      failures.push(`${installer.name}: ${String(error)}`);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    `No Chromium for the browser journeys. Set CHROMIUM_PATH, or install one.\n${failures.join('\n')}`,
  );
}

function runQuietly(command: string, args: string[], timeout: number): void {
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
