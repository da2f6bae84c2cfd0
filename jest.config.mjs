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
  testEnvironment: 'jsdom',
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

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{src,server,plugins,netlify}/**/*.test.{ts,tsx}',
        '<rootDir>/tests/{lint,support,run}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
    },
  ],
};
