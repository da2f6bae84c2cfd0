import { readdirSync } from 'node:fs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import prettier from 'eslint-config-prettier';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// docs/decisions.md "Arrows": each layer may import only from the layers to its left.
const layers = ['config', 'contract', 'shared', 'features', 'app', ['templates', 'pages']];

/** Folders below a path, so that a new feature is guarded on its first day. */
function foldersOf(path) {
  return readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

const layerZones = layers.flatMap((layer, index) =>
  [layer].flat().map((folder) => ({
    target: `./src/${folder}`,
    from: layers
      .slice(index + 1)
      .flat()
      .concat('gatsby')
      .map((later) => `./src/${later}`)
      .concat('./server', './netlify', './plugins'),
    message: `src/${folder} may import only from the layers before it.`,
  })),
);

const featureZones = foldersOf('./src/features/').map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`],
  message: 'Features never import each other: they meet in a page, by slot or prop.',
}));

const outsideZones = ['./src/gatsby', './server', './netlify', './plugins'].map((target) => ({
  target,
  from: './src',
  except: [
    './config',
    './contract',
    ...(target === './src/gatsby' ? ['./gatsby'] : []),
    // What a visitor is told of a field is said alike on both sides.
    ...(target === './server' ? ['./locales'] : []),
  ],
  message: `${target} sees only src/config and src/contract${target === './server' ? ', and the words of src/locales' : ''}.`,
}));

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      '.cache',
      '.work',
      '.gate',
      '.data',
      'releases',
      'coverage',
      'test-results',
      'playwright-report',
      'src/gatsby-types.d.ts',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [...layerZones, ...featureZones, ...outsideZones],
        },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/first': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'recoil',
              message: 'Recoil stays behind *.state.ts, use-*.ts and src/app/root.tsx.',
            },
          ],
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNever: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'max-lines': ['error', { max: 220, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['src/**/*.state.ts', 'src/**/use-*.{ts,tsx}', 'src/app/root.tsx', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['src/**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Command-line programs speak on standard output.
    files: [
      'server/**/cli.ts',
      'server/start.ts',
      'server/develop.ts',
      'server/start/**',
      'server/develop/**',
      'server/bench/**',
      'tests/run/**',
      'tests/spelling/cli.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Tables of data may be long, and so may the one list of what every call answers.
    files: ['server/api/db/seed/**', 'server/api/pictures/**', 'tests/contract/answers.test.ts'],
    rules: { 'max-lines': 'off' },
  },
  { files: ['**/*.{js,mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
  prettier,
);
