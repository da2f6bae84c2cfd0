/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { changedFiles, withFifthHost } from './fifth-host';

const root = join(__dirname, '../..');

/** Of the project as `npm run types` sees it. */
const project = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
  ts.sys,
  root,
);

const types = project.fileNames.filter((file) => file.endsWith('.d.ts'));

/** Files that may have a row for each host or currency. */
const tables = project.fileNames.filter((file) => {
  const text = readFileSync(file, 'utf8');
  return /HostCode|Currency|\bhost\]/.test(text) && /\b(?:ru|RUB): /.test(text);
});

/** What does not compile in files of the project when some have other texts than in the repository. */
function typeErrors(
  files: readonly string[],
  textOf: (file: string, text: string) => string,
): string[] {
  const compiler = ts.createCompilerHost(project.options);
  compiler.readFile = (file) => {
    const text = ts.sys.readFile(file);
    return text === undefined ? text : textOf(file, text);
  };
  const program = ts.createProgram([...types, ...files], project.options, compiler);
  return files.flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

const withRows = (file: string, text: string) => {
  const own = changedFiles.find((name) => file === join(root, name));
  return own ? withFifthHost(own, text) : text;
};

test('a fifth country is rows of configuration and data: no code has to change with it', () => {
  expect(tables.length).toBeGreaterThan(10);
  expect(typeErrors(tables, withRows)).toEqual([]);
});

test('a row that a host lacks is found', () => {
  const claims = join(root, 'src/config/claims.ts');
  const withoutClaims = (file: string, text: string) =>
    file === claims ? text : withRows(file, text);
  expect(typeErrors([claims], withoutClaims).join()).toMatch(/'kz' is missing/);
});
