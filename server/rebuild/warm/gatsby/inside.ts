import { createRequire } from 'node:module';

/** The version whose inside is used here. With another one every edit is built from a standstill. */
export const knownVersion = '5.16.1';

/**
 * Requires what belongs to Gatsby. All that the warm builder uses of Gatsby's inside stands in this
 * folder: Gatsby has no public way to build again in the same process.
 */
export const inside = createRequire(require.resolve('gatsby/package.json'));

/** A module of Gatsby's inside, by the file that holds it. */
export const load = <Module>(file: string): Module => inside(`./dist/${file}`) as Module;

/** Version of the Gatsby that is installed. */
export function installedVersion(): string {
  return (inside('./package.json') as { version: string }).version;
}
