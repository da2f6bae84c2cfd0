import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { headAsBuilt } from './head-as-built';
import { noPropTypes } from './no-prop-types';
import { smallerI18next } from './smaller-i18next';
import { smallerRecoil } from './smaller-recoil';
import { smallerRouter } from './smaller-router';

interface ChangedModule {
  published: string;
  /** Where it is written for the bundles of browsers. */
  file: string;
  compile: (source: string) => string;
}

/** Modules that every page loads and of which this site uses a part, or wants less often. */
const modules = {
  recoil: {
    published: resolve('node_modules/recoil/es/index.js'),
    file: resolve('.cache/smaller-recoil.js'),
    compile: smallerRecoil,
  },
  i18next: {
    published: resolve('node_modules/i18next/dist/esm/i18next.js'),
    file: resolve('.cache/smaller-i18next.js'),
    compile: smallerI18next,
  },
  router: {
    published: resolve('node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs'),
    file: resolve('.cache/smaller-router.mjs'),
    compile: smallerRouter,
  },
  head: {
    published: resolve('.cache/head/head-export-handler-for-browser.js'),
    file: resolve('.cache/head/head-as-built.js'),
    compile: headAsBuilt,
  },
  propTypes: {
    published: resolve('node_modules/prop-types/index.js'),
    file: resolve('.cache/no-prop-types.js'),
    compile: () => noPropTypes,
  },
} satisfies Record<string, ChangedModule>;

/**
 * The i18n plugin requires i18next, this site imports it: without an alias both builds of it would be
 * loaded.
 */
export const oneI18next = { i18next$: modules.i18next.published };

/** Aliases that give browsers the smaller modules. */
export const smallerModules = {
  recoil$: modules.recoil.file,
  i18next$: modules.i18next.file,
  '@gatsbyjs/reach-router$': modules.router.file,
  [modules.head.published]: modules.head.file,
  'prop-types$': modules.propTypes.file,
};

/** Writes the smaller modules for the bundles of browsers; one that is there stays, for webpack's cache. */
export function writeSmallerModules(): void {
  for (const { published, file, compile } of Object.values<ChangedModule>(modules)) {
    const smaller = compile(readFileSync(published, 'utf8'));
    const isWritten = existsSync(file) && readFileSync(file, 'utf8') === smaller;
    if (!isWritten) writeFileSync(file, smaller);
  }
}
