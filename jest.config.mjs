const transform = {
  '^.+\\.m?(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  transform,
  moduleNameMapper: { '\\.module\\.css$': 'identity-obj-proxy', '\\.css$': 'identity-obj-proxy' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
  modulePathIgnorePatterns: [
    '<rootDir>/.work',
    '<rootDir>/.gate',
    '<rootDir>/releases',
    '<rootDir>/.cache',
    '<rootDir>/public',
  ],
};

/**
 * Components are tested in jsdom; everything else in Node, which starts in a fraction of the time.
 * Other tests that need a document say so in their first line.
 */
const unit = [
  '{src,server,demo,plugins,netlify}/**/*',
  'tests/{fifth-host,lint,support,run,types,spelling}/**/*',
];

/** Drawing hundreds of pictures takes as long as all other unit tests together. */
const pictures = '<rootDir>/demo/pictures/';

/** Not every machine has nginx, and a skipped test would count as a failed one. */
const nginx = '<rootDir>/server/deploy/nginx/nginx';

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: unit.map((files) => `<rootDir>/${files}.test.ts`),
      testPathIgnorePatterns: ['/node_modules/', pictures, nginx],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      // Not for the others: React and the matchers of documents take longer to load than most of them run.
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/setup.ts',
        '<rootDir>/tests/support/component-setup.ts',
      ],
      testMatch: unit.map((files) => `<rootDir>/${files}.test.tsx`),
    },
    {
      ...shared,
      displayName: 'pictures',
      testEnvironment: 'node',
      testMatch: [`${pictures}**/*.test.ts`],
    },
    {
      ...shared,
      displayName: 'nginx',
      testEnvironment: 'node',
      testMatch: [`${nginx}*.test.ts`],
    },
    {
      ...shared,
      displayName: 'contract',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/contract/seed-once.ts',
      globalTeardown: '<rootDir>/tests/contract/remove-seed.ts',
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
      // The embedded database belongs to one process, and a server has its own backups.
      testPathIgnorePatterns: process.env.TEST_POSTGRES
        ? ['contract/backup']
        : ['several-backends', 'database-lost', 'in-parts'],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/site/**/*.test.ts'],
    },
  ],
};
