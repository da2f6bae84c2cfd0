import { readdirSync } from 'node:fs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import prettier from 'eslint-config-prettier';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { typeErrors } from './tests/lint/type-errors.mjs';

// docs/decisions.md "Import direction": each layer may import only from the layers to its left.
const layers = [
  'config',
  'domain',
  'contract',
  'shared',
  'features',
  'app',
  ['templates', 'pages'],
  'preview',
];

// A preview makes of a draft what the build would make of it.
const seesTheBuild = ['preview'];

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
      .concat(seesTheBuild.includes(folder) ? [] : 'gatsby')
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

// The catalogue in layers: the list as data, then its parts, which know the list alone, then the view.
const catalogueZones = foldersOf('./src/features/catalogue/').map((part) => ({
  target: `./src/features/catalogue/${part}`,
  from: './src/features/catalogue',
  except: [...new Set([`./${part}`, './list'])],
  message: 'Parts of the catalogue see only its list: the view brings them together.',
}));

const outsideZones = ['./src/gatsby', './server', './netlify', './plugins'].map((target) => ({
  target,
  from: './src',
  except: [
    './config',
    './domain',
    './contract',
    ...(target === './src/gatsby' ? ['./gatsby'] : []),
    // What a visitor is told of a field is said alike on both sides.
    ...(target === './server' ? ['./locales'] : []),
  ],
  message: `${target} sees only src/config, src/domain and src/contract${target === './server' ? ', and the words of src/locales' : ''}.`,
}));

// A page composes components; how a feature looks stays inside it.
const styleZones = ['./src/templates', './src/pages'].map((target) => ({
  target,
  from: './src/features/**/*.css',
  message:
    'Pages do not use the styles of a feature: a component of shared or of the feature does.',
}));

/**
 * Zones for the folders of `parent`: each may import from the rows above its own, and from the files
 * of `parent` itself. A folder that is in no row stops the lint.
 */
function orderZones(parent, rows) {
  const homeless = foldersOf(`${parent}/`).filter((folder) => !rows.flat().includes(folder));
  if (homeless.length > 0)
    throw new Error(`${parent}: no row in eslint.config.mjs for ${homeless}`);
  return rows.flatMap((row, index) =>
    row.map((folder) => ({
      target: `${parent}/${folder}`,
      from: rows
        .slice(index)
        .flat()
        .filter((other) => other !== folder)
        .map((other) => `${parent}/${other}`),
      message: `${parent}/${folder} may import only from the folders before it.`,
    })),
  );
}

const serverRows = [
  ['releases'],
  ['api', 'edge', 'deploy'],
  ['rebuild'],
  ['backup', 'content', 'start'],
  ['bench', 'develop'],
];

const apiRows = [
  ['db', 'decode', 'delivery', 'documents', 'http', 'openapi'],
  [
    'accounts',
    'captcha',
    'changes',
    'mail',
    'operations',
    'pictures',
    'uploads',
    'vitals',
    'webhooks',
  ],
  ['cards', 'catalogue', 'editing', 'search'],
  ['alerts'],
  ['routes'],
];

const serverZones = [
  ...orderZones('./server', serverRows),
  ...orderZones('./server/api', apiRows),
  // How a release reaches the world is a choice of whoever runs the site, made on the command line.
  ...['start', 'bench', 'content', 'develop'].map((folder) => ({
    target: `./server/${folder}`,
    from: ['./server/deploy'],
    message: `server/${folder} does not import server/deploy.`,
  })),
  {
    target: './server/*.ts',
    from: serverRows.flat().map((folder) => `./server/${folder}`),
    message: 'The files of server itself are leaves.',
  },
].filter(({ from }) => from.length > 0);

// The product stands without its demonstration: who shows it hands it in.
const showsDemo = ['start', 'develop', 'bench'];
const demoSees = ['api'];
const demoZones = [
  ...['./src', './netlify', './plugins', './server/*.ts'],
  ...foldersOf('./server/')
    .filter((folder) => !showsDemo.includes(folder))
    .map((folder) => `./server/${folder}`),
]
  .map((target) => ({
    target,
    from: ['./demo'],
    message: 'Only start, develop, bench and tests hand the demonstration in.',
  }))
  .concat({
    target: './demo',
    from: [
      ...foldersOf('./src/')
        .filter((folder) => !['config', 'domain', 'contract'].includes(folder))
        .map((folder) => `./src/${folder}`),
      ...foldersOf('./server/')
        .filter((folder) => !demoSees.includes(folder))
        .map((folder) => `./server/${folder}`),
      './netlify',
      './plugins',
    ],
    message: 'demo sees src/config, src/domain, src/contract and the backend.',
  });

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
  // Asked for by the gate, which checks types with the lint.
  { plugins: { karat: { rules: { 'type-errors': typeErrors } } } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
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
          zones: [
            ...layerZones,
            ...featureZones,
            ...catalogueZones,
            ...outsideZones,
            ...serverZones,
            ...demoZones,
            ...styleZones,
          ],
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
    // A chunk that cannot be loaded reloads the page (spec §4), whoever catches the failure.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/gatsby/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':not(CallExpression[callee.name=/^(load|prepare)Part$/] > ArrowFunctionExpression) > ImportExpression',
          message: 'Load parts by loadPart(() => import(…)) or preparePart(() => import(…)).',
        },
      ],
    },
  },
  {
    // Command-line programs speak on standard output.
    files: [
      '{server,demo}/**/cli.ts',
      'server/start/**',
      'server/develop/**',
      'server/bench/**',
      'tests/run/**',
      'tests/fifth-host/cli.ts',
      'tests/spelling/**/cli.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Tables of data may be long, and so may the one list of what every call answers.
    files: ['demo/**', 'tests/contract/answers.test.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['tests/e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Literal[value='networkidle']",
          message:
            'Wait for what is meant: `visit` waits for hydration, expectations for the rest.',
        },
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for what is meant, or for an element to be at rest (`atRest`).',
        },
      ],
    },
  },
  {
    // Literals only, which the compiler checks against their types: rules about types find nothing.
    files: ['demo/texts/**', 'demo/catalogue/{models,makers,collections,lookups}/**'],
    ...tseslint.configs.disableTypeChecked,
  },
  { files: ['**/*.{js,mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
  prettier,
);
