import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { typeErrors } from './type-errors.mjs';

// Lints the TypeScript of a folder with the rule alone, and writes what it says, a line each.

const [folder] = process.argv.slice(2);
const eslint = new ESLint({
  cwd: folder,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: folder },
    },
    plugins: { karat: { rules: { 'type-errors': typeErrors } } },
    rules: { 'karat/type-errors': 'error' },
  },
});

const reports = await eslint.lintFiles(['**/*.ts']);
for (const { messages } of reports) {
  for (const { line, message } of messages) console.log(`${line}: ${message}`);
}
