import { join } from 'node:path';
import { Releases } from '../releases/releases';
import type { Settings } from '../settings';
import { buildHost } from './build-host';
import type { Build } from './builder';
import { pageChanges } from './page-changes';

/** Builds by a run of Gatsby that reads all content, whatever has changed. */
export function wholeBuild(settings: Settings): Build {
  return async ({ host, say, signal }) => {
    const before = await new Releases(join(settings.releasesDirectory, host)).currentManifest();
    const after = await buildHost({ host, settings, say, signal });
    const pages = pageChanges(before?.files ?? {}, after.files);
    return { release: after.release, kind: 'cold', pages };
  };
}
