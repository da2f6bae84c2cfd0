import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// Reads `{ path, imports }[]` as JSON from standard input and writes what the lint says of each: a
// file at `path` with one import. Nothing is written to disk, and no program of types is loaded.

const eslint = new ESLint({
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked },
    { files: ['**/*.{ts,tsx}'], rules: { 'import-x/no-cycle': 'off' } },
  ],
});

async function messagesOf({ path, imports }) {
  const [report] = await eslint.lintText(`import * as used from '${imports}';\n\nused;\n`, {
    filePath: path,
  });
  return report.messages.map(({ ruleId, message }) => ({ ruleId, message }));
}

async function main() {
  let input = '';
  for await (const chunk of process.stdin) input += chunk;
  const { rules } = await eslint.calculateConfigForFile('server/settings.ts');
  const { zones } = rules['import-x/no-restricted-paths'][1];
  const { imports = [] } = JSON.parse(input);
  const messages = [];
  for (const one of imports) messages.push(await messagesOf(one));
  process.stdout.write(JSON.stringify({ zones, messages }));
}

await main();
