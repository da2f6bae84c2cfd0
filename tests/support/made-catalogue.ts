import { createHash, type Hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { generateCatalogue } from '../../demo/catalogue/generate/generate';
import type { Catalogue } from '../../demo/catalogue/types';

const folder = 'node_modules/.cache/made-catalogue';
/** All that decides what a catalogue holds. */
const sources = ['demo/catalogue', 'src/config', 'src/domain'];
/** Items of those that are kept: what most tests ask for, and the most that one does. */
const sizes = [1600, 5000];

/**
 * The demonstration catalogue, made once for all tests of the same sources, since many of them read all
 * of it and an item takes five milliseconds. The beginning of a larger one is the smaller one.
 * @param items 5000 at most
 */
export function madeCatalogue(items = 800): Catalogue {
  const digest = digestOfSources();
  const enough = sizes.filter((size) => size >= items);
  const [size = items] = enough;
  const fileOf = (count: number) => join(folder, `${digest}-${count}.json`);
  const kept = enough.map(fileOf).find((file) => existsSync(file));
  const all = kept
    ? (JSON.parse(readFileSync(kept, 'utf8')) as Catalogue)
    : keep(fileOf(size), digest, generateCatalogue({ items: size }));
  return { ...all, items: all.items.slice(0, items) };
}

/** In place of those of former sources. Two processes that keep the same leave the same file. */
function keep(file: string, digest: string, catalogue: Catalogue): Catalogue {
  const draft = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(draft, JSON.stringify(catalogue));
  renameSync(draft, file);
  const former = readdirSync(folder).filter((name) => !name.startsWith(digest));
  for (const name of former) rmSync(join(folder, name), { force: true });
  return catalogue;
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) addFolder(hash, source);
  return hash.digest('hex').slice(0, 16);
}

function addFolder(hash: Hash, path: string): void {
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) addFolder(hash, inside);
    else if (!/\.test\.tsx?$/.test(entry.name)) hash.update(inside).update(readFileSync(inside));
  }
}
