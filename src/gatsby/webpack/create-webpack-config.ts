import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { compileWithSwc } from './compile-with-swc';
import { ContentCompilationHash } from './content-compilation-hash';
import { fontsAsFiles } from './fonts-as-files';
import { splitLaterScripts } from './later-scripts';
import { minifyWithSwc } from './minify-scripts';
import type { Rule } from './rule';
import type { SplitChunks } from './split-chunks';
import { ignoreSheetOrder, keepLayerOrder, stylesInLayers } from './style-layers';
import { stylesByTemplate } from './styles-by-template';
import { StylesInRenderer } from './styles-in-renderer';

interface WebpackConfig {
  module: { rules: Rule[] };
  plugins: unknown[];
  output: Record<string, unknown>;
  optimization?: { minimizer?: unknown[]; splitChunks?: SplitChunks };
  resolve: { alias: Record<string, string | false> };
}

/**
 * The i18n plugin requires i18next, this site imports it: without the alias the browser gets both
 * builds of it (11 KB gzipped for nothing).
 */
const oneI18next = { i18next$: resolve('node_modules/i18next/dist/esm/i18next.js') };

/**
 * The i18n plugin needs the provider alone, but requires all of react-i18next, so that nothing of it
 * could be left out: 4 KB gzipped in every page for what a few lazy parts use.
 */
const providerAlone: Rule = {
  test: /gatsby-plugin-react-i18next\/dist\/plugin\//,
  resolve: {
    alias: {
      'react-i18next$': resolve('node_modules/react-i18next/dist/es/I18nextProvider.js'),
    },
  },
};

/** What Gatsby needs for scripts in a worker, with `gatsby develop` only: a built page never calls it. */
const withoutPartytown = { '@builder.io/partytown/integration': false };

/** The class of Gatsby's loader of pages, for `src/app/gatsby-loader.ts`. */
const gatsbyLoader = { 'gatsby-loader$': resolve('.cache/loader.js') };

/** Characters of the hashes in names of files: every page's scripts hold the names of all of them. */
const hashDigestLength = 16;

const styles = new StylesInRenderer();

/** What of Gatsby's own webpack configuration does not suit this site. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  const config = (getConfig as () => WebpackConfig)();
  const isBuild = stage === 'build-javascript' || stage === 'build-html';
  const rules = isBuild ? compileWithSwc(config.module.rules, stage) : config.module.rules;
  const { splitChunks } = config.optimization ?? {};
  actions.replaceWebpackConfig({
    ...config,
    ...(stage === 'build-javascript' && { output: { ...config.output, hashDigestLength } }),
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        ...oneI18next,
        ...gatsbyLoader,
        ...(stage === 'build-javascript' && withoutPartytown),
      },
    },
    module: {
      ...config.module,
      rules: [
        ...stylesInLayers(fontsAsFiles(rules)),
        ...(stage === 'build-javascript' ? [providerAlone] : []),
      ],
    },
    optimization: {
      ...config.optimization,
      ...(stage === 'build-javascript' &&
        splitChunks && { splitChunks: splitLaterScripts(stylesByTemplate(splitChunks)) }),
      minimizer: minifyWithSwc(keepLayerOrder(config.optimization?.minimizer ?? [])),
    },
    plugins: [
      ...ignoreSheetOrder(config.plugins),
      ...(stage === 'build-javascript' ? [new ContentCompilationHash(), styles.noted] : []),
      ...(stage === 'build-html' ? [styles.hashed] : []),
    ],
  });
};
