import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostCode } from '../../src/config/hosts';

export interface ReleasedFile {
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hex. */
  hash: string;
  /** Release whose build last made the file: less than the release itself for carried assets. */
  builtIn: number;
}

/** `release.json`, beside the published tree: what a release is made of. */
export interface Manifest {
  host: HostCode;
  release: number;
  /** See `fingerprintOf`. */
  fingerprint: string;
  /** ISO 8601. */
  createdAt: string;
  siteOrigin: string;
  apiBase: string;
  edgePort: number;
  apiPort: number;
  /** Number of HTML files. */
  pages: number;
  /** By path below the published tree, with forward slashes. */
  files: Record<string, ReleasedFile>;
}

const fileName = 'release.json';

export async function writeManifest(releaseDirectory: string, manifest: Manifest): Promise<void> {
  await writeFile(join(releaseDirectory, fileName), JSON.stringify(manifest));
}

/** The manifest of a release; null when the release has none that can be read. */
export async function readManifest(releaseDirectory: string): Promise<Manifest | null> {
  try {
    return JSON.parse(await readFile(join(releaseDirectory, fileName), 'utf8')) as Manifest;
  } catch {
    return null;
  }
}

/** Says that a release is no longer whole: before it is made into another one. */
export async function removeManifest(releaseDirectory: string): Promise<void> {
  await rm(join(releaseDirectory, fileName));
}
