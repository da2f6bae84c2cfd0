import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { assetHashLength } from '../../src/config/asset-hash';

// Of use to Gatsby itself and to its developers, not to a browser.
const notPublished = [
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /^_gatsby\//,
  /\.map$/,
  /(?:^|\/)\.(?!well-known\/)/,
];

const hash = `[\\da-f]{${assetHashLength},}`;
const hashedAsset = new RegExp(
  `^(?:[^/]*[-.])?${hash}\\.(?:js|css)$|^static/.*[\\da-f]{16,}.*\\.\\w+$`,
);
const bundle = /^[^/]+\.(?:js|css)$/;
const lastHash = new RegExp(`(${hash})\\.(?:js|css)$`);

/** Whether a file's name holds a hash of its content: it never changes, and open tabs need it. */
export function isHashedAsset(path: string): boolean {
  return hashedAsset.test(path);
}

/** Whether a path is a script or style sheet that webpack made, or could be one. */
export function isBundle(path: string): boolean {
  return bundle.test(path);
}

/** Whether a file of Gatsby's `public` may belong into a release. */
export function isPublished(path: string): boolean {
  return !notPublished.some((rule) => rule.test(path));
}

/** The files of Gatsby's `public` that belong into a release. */
export async function listPublished(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const live = await liveBundles(directory);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(isPublished)
    .filter((path) => !live || !bundle.test(path) || !isHashedAsset(path) || live.has(path))
    .sort();
}

/**
 * The bundles of the last build. Gatsby leaves those of earlier builds in `public` for ever; which
 * of them are still of use is known from the releases. Gatsby's list has the named ones; those that
 * code imports later are known to webpack's runtime alone, which holds the hash of each. Null when
 * Gatsby left no list.
 */
async function liveBundles(directory: string): Promise<Set<string> | null> {
  const named = await namedBundles(directory);
  if (!named) return null;
  const runtimes = named.filter((name) => name.startsWith('webpack-runtime-'));
  const texts = await Promise.all(runtimes.map((name) => readFile(join(directory, name), 'utf8')));
  const isLive = (name: string) => {
    const hash = lastHash.exec(name)?.[1];
    return hash !== undefined && texts.some((text) => text.includes(hash));
  };
  const present = (await readdir(directory)).filter((name) => bundle.test(name));
  return new Set([...named, ...present.filter(isLive)]);
}

async function namedBundles(directory: string): Promise<string[] | null> {
  try {
    const stats = JSON.parse(await readFile(join(directory, 'webpack.stats.json'), 'utf8')) as {
      assetsByChunkName?: Record<string, string[]>;
    };
    return stats.assetsByChunkName ? Object.values(stats.assetsByChunkName).flat() : null;
  } catch {
    return null;
  }
}
