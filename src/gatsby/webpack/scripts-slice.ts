import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { WebpackPluginInstance } from 'webpack';
import { compilationScript } from '../../domain/inline-scripts/gatsby';
import { startScript } from '../../domain/inline-scripts/start';

const name = 'ScriptsSlice';
/** The part of all pages that loads the scripts. */
const slice = resolve('public/_gatsby/slices/_gatsby-scripts-1.html');
const asGatsbyWroteIt = resolve('.cache/scripts-slice.html');

/**
 * How a page loads its scripts. What Gatsby lets them know of the compilation is one script of a
 * constant text in place of two that differ with each compilation (`inlineScripts`). They are fetched
 * and run once the page is painted (`startScript`). Gatsby compares the file with what it
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
      await writeFile(slice, startedWhenPainted(await readFile(slice, 'utf8')));
    });
  },
};

const ofGatsby =
  /^\s*<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*<script>window\.___webpackCompilationHash="(\w+)";<\/script>((?:<script src="[^"]+" async><\/script>)+)\s*$/;

/** @throws Error where Gatsby's part is another than it was. */
export function startedWhenPainted(html: string): string {
  const [, hash, scripts] = ofGatsby.exec(html) ?? [];
  if (hash === undefined || scripts === undefined) {
    throw new Error(`Gatsby's scripts are not as expected: ${html}`);
  }
  return [
    `<script data-hash="${hash}">${compilationScript}</script>`,
    `<template data-start="">${scripts}</template>`,
    `<script>${startScript}</script>`,
  ].join('');
}
