import { defineConfig } from '@playwright/test';
import { hostCodes, type HostCode } from './src/config/hosts';
import { findChromium } from './tests/support/chromium';
import { sitePorts } from './tests/support/site';

/** Journeys run on ru; those tagged @hosts on every host, those tagged @two on one other. */
const grepOf: Partial<Record<HostCode, RegExp>> = { ru: /.*/, uz: /@hosts|@two/ };

export default defineConfig({
  testDir: 'tests/e2e',
  // Emptied by each run; what the other suites leave lies beside it.
  outputDir: 'test-results/journeys',
  forbidOnly: Boolean(process.env.CI),
  // A race that two busy cores lost is told from a defect by a second walk; the gate names such journeys.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // One set of pictures for every machine: fonts come with the site.
  snapshotPathTemplate: 'tests/e2e/pictures/{projectName}/{arg}{ext}',
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.01,
      animations: 'disabled',
      // Photographs have tests of their own, and would weigh more than all else together.
      stylePath: 'tests/e2e/without-photographs.css',
    },
  },
  use: {
    browserName: 'chromium',
    // A record of every step doubles the time of a journey.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters as they are with windows, so that pictures do not depend on the kind of Chromium.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: hostCodes.map((host) => ({
    name: host,
    use: { baseURL: `http://${host}.localhost:${sitePorts.edge}`, locale: 'en-GB' },
    grep: grepOf[host] ?? /@hosts/,
  })),
});
