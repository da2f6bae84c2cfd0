import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';

export const root = join(__dirname, '../..');

/** As `import-x/no-restricted-paths` has it. */
export interface Zone {
  target: string;
  from: string | string[];
  except?: string[];
  message: string;
}

/** A file at `path`, which need not exist, that imports `imports`. */
export interface TriedImport {
  path: string;
  imports: string;
}

export interface LintMessage {
  ruleId: string | null;
  message: string;
}

/**
 * Lints imports by the configuration of the repository, without writing a file, and gives the zones
 * that it has. ESLint loads its configuration as a module, which Jest cannot do, so it runs beside.
 */
export async function lintImports(
  imports: readonly TriedImport[],
): Promise<{ zones: Zone[]; messages: LintMessage[][] }> {
  const child = spawn(process.execPath, [join(__dirname, 'lint-program.mjs')], { cwd: root });
  child.stdin.end(JSON.stringify({ imports }));
  const [output, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (output === '') throw new Error(complaints);
  return JSON.parse(output) as { zones: Zone[]; messages: LintMessage[][] };
}
