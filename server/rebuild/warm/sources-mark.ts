import { createHash } from 'node:crypto';
import { listSources } from '../sources';

/** Changes with every change of the sources below a directory; cheap, since it reads no contents. */
export async function sourcesMark(directory: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listSources(directory)) hash.update(`${JSON.stringify(file)}\n`);
  return hash.digest('hex');
}
