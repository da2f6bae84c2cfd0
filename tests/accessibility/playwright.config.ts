import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** Every template in every scheme, size and language, against the site that the journeys are walked on. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/accessibility',
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../test-results/accessibility.json' }]],
  projects: journeys.projects?.map((project) => ({ ...project, grep: /.*/ })),
});
