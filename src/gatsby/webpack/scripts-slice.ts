import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { WebpackPluginInstance } from 'webpack';
import { compilationScript } from '../../domain/inline-scripts/gatsby';

const name = 'ScriptsSlice';
/** The part of all pages that loads the scripts. */
const slice = resolve('public/_gatsby/slices/_gatsby-scripts-1.html');
const asGatsbyWroteIt = resolve('.cache/scripts-slice.html');

/**
 * What Gatsby lets the scripts know of the compilation: one script of a constant text takes the place
 * of two that differ with each compilation (`inlineScripts`). Gatsby compares the file with what it
 * would write, and puts it into all pages anew if they differ: it finds its own file there.
 */
export const scriptsSlice: WebpackPluginInstance = {
  apply: ({ hooks }) => {
    hooks.done.tapPromise({ name, stage: -1 }, async () => {
      if (existsSync(slice) && existsSync(asGatsbyWroteIt)) await copyFile(asGatsbyWroteIt, slice);
    });
    hooks.done.tapPromise({ name, stage: 1 }, async (stats) => {
      if (stats.hasErrors()) return;
      await mkdir(dirname(asGatsbyWroteIt), { recursive: true });
      await copyFile(slice, asGatsbyWroteIt);
      await writeFile(slice, withConstantScript(await readFile(slice, 'utf8')));
    });
  },
};

const ofGatsby =
  /^\s*<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*<script>window\.___webpackCompilationHash="(\w+)";<\/script>/;

/** @throws Error where Gatsby's part is another than it was. */
export function withConstantScript(html: string): string {
  const [whole, hash] = ofGatsby.exec(html) ?? [];
  if (whole === undefined) throw new Error(`Gatsby's scripts are not as expected: ${html}`);
  return `<script data-hash="${hash}">${compilationScript}</script>${html.slice(whole.length)}`;
}
