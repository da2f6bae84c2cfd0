import { readFileSync } from 'node:fs';
import type { Options, ParserConfig } from '@swc/core';
import type { Loader, ModuleFile, Rule } from './rule';

/** A source that Gatsby changes by a plugin of Babel: it takes the queries out, and marks the slices. */
const ofGatsby = /import \{[^}]*\b(?:graphql|useStaticQuery|Slice)\b[^}]*\} from 'gatsby'/;

/** What imports the templates, once for the component and once for the head. */
const templateImports = /async-requires/;

/** Packages that use Gatsby, and files of Gatsby that are in webpack's memory alone. */
const notRead = /[\\/](?:node_modules|_this_is_virtual_fs_path_)[\\/]/;

/**
 * Compiles the sources of the site, and those of Gatsby in `.cache`, with SWC in place of Babel, which
 * takes many times as long; only those stay with Babel that a plugin of Gatsby changes. Gatsby's preset
 * also rewrites `?.`, `??` and classes for browsers of ten years ago: SWC leaves what the browsers of
 * `package.json` know.
 */
export function compileWithSwc(rules: readonly Rule[], stage: string): Rule[] {
  const env: Options['env'] =
    stage === 'build-html' ? { targets: { node: process.versions.node } } : {};
  return rules.map((rule) => {
    const { test, use } = rule;
    if (typeof use !== 'function' || !(test instanceof RegExp && test.test('.tsx'))) return rule;
    return {
      ...rule,
      use: (file) => (isPlain(file) ? [swcLoader(file.resource, env)] : use(file)),
    };
  });
}

function isPlain({ resource, issuer }: ModuleFile): boolean {
  if (notRead.test(resource) || templateImports.test(issuer)) return false;
  return !ofGatsby.test(readFileSync(resource, 'utf8'));
}

/** Gatsby's own sources are JavaScript with elements in it. */
function parserOf(file: string): ParserConfig {
  if (/\.tsx?$/.test(file)) return { syntax: 'typescript', tsx: file.endsWith('x') };
  return { syntax: 'ecmascript', jsx: true };
}

function swcLoader(file: string, env: Options['env']): Loader {
  const options: Options = {
    swcrc: false,
    env,
    jsc: {
      parser: parserOf(file),
      transform: { react: { runtime: 'automatic' } },
    },
  };
  return { loader: 'swc-loader', options: { ...options } };
}
