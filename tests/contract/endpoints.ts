import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint } from '../../src/contract/endpoint';

const folder = join(__dirname, '../../src/contract');

/** Every endpoint that src/contract describes, by its name there. */
export async function allEndpoints(): Promise<Map<string, Endpoint>> {
  const files = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  return new Map(
    modules
      .flatMap((exported) => Object.entries(exported))
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  );
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'reshape' in value && 'path' in value;
}
