import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { languageOf } from '../../config/hosts';
import { hostOfBuild } from '../../domain/addresses';
import { hasSourceMaps } from '../source-maps';
import { compileWithSwc } from './compile-with-swc';
import { ContentCompilationHash } from './content-compilation-hash';
import { fontsAsFiles } from './fonts-as-files';
import { splitLaterScripts } from './later-scripts';
import { minifyWithSwc } from './minify-scripts';
import { reactsRenderer, renderAtOnce, withoutRenderer, type External } from './renderer-at-once';
import type { Rule } from './rule';
import { scriptsSlice } from './scripts-slice';
import { shortAssetNames, shortSheetNames } from './short-asset-names';
import { shortClassNames } from './short-class-names';
import { oneI18next, smallerModules, writeSmallerModules } from './smaller-modules';
import { joinSliceScripts } from './slice-scripts';
import type { SplitChunks } from './split-chunks';
import { ignoreSheetOrder, keepLayerOrder, stylesInLayers } from './style-layers';
import { stylesByTemplate } from './styles-by-template';
import { StylesInRenderer } from './styles-in-renderer';
import { withoutShadowing } from './without-shadowing';

interface WebpackConfig {
  module: { rules: Rule[] };
  plugins: unknown[];
  entry: Record<string, string>;
  output: Record<string, unknown>;
  externals?: External[];
  optimization?: { minimizer?: unknown[]; splitChunks?: SplitChunks };
  resolve: { alias: Record<string, string | false>; plugins?: object[] };
}

/**
 * The i18n plugin requires whole packages, so that nothing of them could be left out, for the provider
 * and `withPrefix` alone. The other two it needs for what is off here: it leads nobody to another
 * language, and writes no advice for developers. 6 KB gzipped in every page.
 */
const whatI18nNeeds: Rule = {
  test: /gatsby-plugin-react-i18next\/dist\/plugin\//,
  resolve: {
    alias: {
      'react-i18next$': resolve('node_modules/react-i18next/dist/es/I18nextProvider.js'),
      gatsby$: resolve('node_modules/gatsby-link/dist/index.modern.mjs'),
      'browser-lang$': false,
      outdent$: false,
    },
  },
};

/**
 * A package.json in this folder hides the one that says so: what only some lazy parts use of the
 * package would be in every page.
 */
const withoutSideEffects: Rule = { test: /react-i18next\/dist\/es\//, sideEffects: false };

/** What Gatsby brings for scripts in a worker and for service workers: this site has neither. */
const withoutWorkers = {
  [realpathSync('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  [resolve('.cache/register-service-worker.js')]: false,
} as const;

/** Gatsby's announcer of pages says "Navigated to" in every language: ours says the page's title. */
const silentAnnouncer = {
  [resolve('.cache/route-announcer-props.js')]: resolve('src/app/route-announcer-props.ts'),
};

/** What of Gatsby's inside `src/app` names: its loader of pages, and where it begins in a browser. */
const inside = {
  'gatsby-loader$': resolve('.cache/loader.js'),
  'gatsby-entry$': resolve('.cache/production-app.js'),
};

const styles = new StylesInRenderer();

const languageOfSite = () => ({
  'process.env.LANGUAGE_OF_SITE': JSON.stringify(languageOf(hostOfBuild())),
});

/** What of Gatsby's own webpack configuration does not suit this site. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config = (getConfig as () => WebpackConfig)();
  const isBuild = stage === 'build-javascript' || stage === 'build-html';
  if (stage === 'build-javascript') writeSmallerModules();
  const rules = isBuild
    ? shortClassNames(compileWithSwc(config.module.rules, stage))
    : config.module.rules;
  const { splitChunks } = config.optimization ?? {};
  const define = plugins.define as (...given: unknown[]) => object;
  const replace = plugins.normalModuleReplacement as (...given: unknown[]) => object;
  actions.replaceWebpackConfig({
    ...config,
    ...(stage === 'build-javascript' && {
      entry: { ...config.entry, app: resolve('src/app/entry.ts') },
      output: shortAssetNames(config.output),
      // No release has the maps: without a service that reads them nobody does.
      devtool: hasSourceMaps() ? 'hidden-source-map' : false,
    }),
    resolve: {
      ...config.resolve,
      plugins: withoutShadowing(config.resolve.plugins),
      alias: {
        ...config.resolve.alias,
        ...oneI18next,
        ...inside,
        ...silentAnnouncer,
        ...(stage === 'build-javascript' && { ...withoutWorkers, ...smallerModules }),
      },
    },
    module: {
      ...config.module,
      rules: [
        ...stylesInLayers(fontsAsFiles(rules)),
        ...(stage === 'build-javascript' ? [whatI18nNeeds, withoutSideEffects] : []),
      ],
    },
    optimization: {
      ...config.optimization,
      ...(stage === 'build-javascript' &&
        splitChunks && {
          splitChunks: joinSliceScripts(splitLaterScripts(stylesByTemplate(splitChunks))),
        }),
      minimizer: minifyWithSwc(keepLayerOrder(config.optimization?.minimizer ?? [])),
    },
    ...(stage === 'build-html' && { externals: config.externals?.map(withoutRenderer) }),
    plugins: [
      ...ignoreSheetOrder(
        // `gatsby develop` asks for a changed sheet by the name that it had.
        stage === 'build-javascript' ? shortSheetNames(config.plugins) : config.plugins,
      ),
      ...(stage === 'build-javascript'
        ? [new ContentCompilationHash(), scriptsSlice, styles.noted, define(languageOfSite())]
        : []),
      ...(stage === 'build-html' ? [styles.hashed, replace(reactsRenderer, renderAtOnce)] : []),
    ],
  });
};
