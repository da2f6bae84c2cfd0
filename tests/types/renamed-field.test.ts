import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const users = ['server/api/routes/search.ts', 'src/features/search/search.client.ts'];

/** What does not compile in `users` when a field of a contract has another name. */
function errorsOfRenaming(contract: string, from: string, to: string): string[][] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, types: ['node'] });
  host.readFile = (file) => {
    const source = ts.sys.readFile(file);
    return file === join(root, contract) ? source?.replace(`${from}:`, `${to}:`) : source;
  };
  const files = users.map((file) => join(root, file));
  const program = ts.createProgram(files, { ...options, types: ['node'] }, host);
  return files.map((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
}

test('a field renamed in the contract breaks who reads it and who sends it', () => {
  const errors = errorsOfRenaming('src/contract/search.ts', 'per_page', 'page_size');
  for (const ofUser of errors) expect(ofUser).toEqual([expect.stringContaining("'per_page'")]);
});
