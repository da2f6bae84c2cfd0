/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(__dirname, '../..');

interface LintReport {
  messages: { ruleId: string | null; message: string }[];
}

/** Lints a temporary file with one import and gives the rules that it breaks. */
async function rulesBrokenBy(path: string, source: string): Promise<(string | null)[]> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
  try {
    const eslint = join(root, 'node_modules/eslint/bin/eslint.js');
    const { stdout } = await run(process.execPath, [eslint, '--format', 'json', file], {
      cwd: root,
    }).catch((failure: unknown) => failure as { stdout: string });
    const reports = JSON.parse(stdout) as LintReport[];
    return reports.flatMap((report) => report.messages.map((message) => message.ruleId));
  } finally {
    await rm(file, { force: true });
  }
}

const arrow = 'import-x/no-restricted-paths';

describe('an import against the arrows fails the lint', () => {
  jest.setTimeout(120_000);

  test.each([
    ['config', 'contract', 'src/config/temporary-arrow.ts', '../contract/endpoint', 'urlFor'],
    ['contract', 'shared', 'src/contract/temporary-arrow.ts', '../shared/lib/money', 'formatPrice'],
    ['the server', 'shared', 'server/temporary-arrow.ts', '../src/shared/lib/money', 'formatPrice'],
  ])('%s may not import from %s', async (_from, _to, path, target, name) => {
    const broken = await rulesBrokenBy(
      path,
      `import { ${name} } from '${target}';\n\nexport const used = ${name};\n`,
    );
    expect(broken).toContain(arrow);
  });

  test('config may import from config', async () => {
    const broken = await rulesBrokenBy(
      'src/config/temporary-arrow.ts',
      "import { hosts } from './hosts';\n\nexport const used = hosts;\n",
    );
    expect(broken).toEqual([]);
  });

  test('recoil is imported only in state, hooks and the root', async () => {
    const broken = await rulesBrokenBy(
      'src/shared/lib/temporary-arrow.ts',
      "import { atom } from 'recoil';\n\nexport const used = atom;\n",
    );
    expect(broken).toContain('no-restricted-imports');
  });
});
