import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runnableProgram } from './bundles';

/**
 * Runs `npm run content` against a backend of a local run.
 * @param api its address
 * @returns what it wrote on standard output
 * @throws Error with what it wrote on standard error when it was refused
 */
export async function runContent(api: string, ...given: string[]): Promise<string> {
  const program = [...runnableProgram('server/content/cli.ts'), '--api', api, ...given];
  const env = { ...process.env, EDITOR_TOKEN: '', ADMIN_TOKEN: '' };
  const { stdout } = await promisify(execFile)(process.execPath, program, { env });
  return stdout;
}
