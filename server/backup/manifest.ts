import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { array, literal, number, object, safeParse, string, type InferOutput } from 'valibot';
import migrations from '../api/db/migrations/meta/_journal.json';
import { databaseFolder } from './kept';

const manifestName = 'manifest.json';

const manifestSchema = object({
  format: literal(1),
  /** ISO 8601. */
  madeAt: string(),
  /** How many changes of the tables it has behind it. */
  migrations: number(),
  /** Paths below the backup; a database needs its empty ones too. */
  folders: array(string()),
  files: array(object({ path: string(), bytes: number(), sha256: string() })),
});

/** What a backup holds. It is written last: a backup without it is unfinished. */
export type Manifest = InferOutput<typeof manifestSchema>;

/** Reads all files of a backup that has just been made, and writes its manifest beside them. */
export async function writeManifest(backup: string): Promise<Manifest> {
  const entries = await readdir(backup, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) =>
    relative(backup, join(entry.parentPath, entry.name));
  const files: Manifest['files'] = [];
  for (const path of entries.filter((entry) => entry.isFile()).map(pathOf)) {
    files.push({ path, ...(await digestOf(join(backup, path))) });
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: migrations.entries.length,
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
    files,
  };
  const file = await open(join(backup, manifestName), 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(manifest, null, 1));
    await file.sync();
  } finally {
    await file.close();
  }
  return manifest;
}

/**
 * The manifest of a backup, each of whose files is there as it was written.
 * @throws Error naming what is missing, changed, or made by a later version
 */
export async function checkBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  if (manifest.migrations > migrations.entries.length)
    throw new Error(`${backup} was made by a later version: restore it with that one`);
  const isDatabase = manifest.files.some(({ path }) => path === join(databaseFolder, 'PG_VERSION'));
  if (!isDatabase) throw new Error(`${backup} holds no database`);
  for (const { path, bytes, sha256 } of manifest.files) {
    const found = await digestOf(join(backup, path)).catch(missing);
    if (!found) throw new Error(`${backup} is not whole: ${path} is missing`);
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new Error(`${backup} is damaged: ${path} is not what was written`);
  }
  return manifest;
}

async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestName), 'utf8').catch(missing);
  if (!text) throw new Error(`${backup} is no finished backup: it has no ${manifestName}`);
  const parsed = safeParse(manifestSchema, jsonOf(text));
  if (!parsed.success) throw new Error(`${backup}: ${manifestName} cannot be read`);
  return parsed.output;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function digestOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(file), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}

function missing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
