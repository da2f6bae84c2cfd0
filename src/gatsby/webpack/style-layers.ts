import type { Plugin } from 'postcss';
import type { Rule } from './rule';

// Later layers win, whatever the order in which the style sheets come.
const layers = ['base', 'ui', 'features', 'app', 'pages', 'states'] as const;
type Layer = (typeof layers)[number];

const folders: readonly [RegExp, Layer][] = [
  [/\/src\/shared\/styles\/states\.css$/, 'states'],
  [/\/src\/shared\/ui\//, 'ui'],
  [/\/src\/features\//, 'features'],
  [/\/src\/app\//, 'app'],
  [/\/src\/(?:templates|pages|preview)\//, 'pages'],
];

/** The cascade layer of a style sheet, by the folder that it lies in: what imports another wins over it. */
export function layerOf(file: string): Layer {
  const path = file.replaceAll('\\', '/');
  return folders.find(([folder]) => folder.test(path))?.[1] ?? 'base';
}

/** Puts all rules of a style sheet into its layer. */
export function inLayer(layer: Layer): Plugin {
  return {
    postcssPlugin: 'style-layers',
    OnceExit(root, { AtRule }) {
      if (root.nodes.length === 0) return;
      const block = new AtRule({ name: 'layer', params: layer, nodes: [...root.nodes] });
      root.removeAll();
      root.append(new AtRule({ name: 'layer', params: layers.join(', ') }), block);
    },
  };
}

interface PostcssOptions {
  plugins: Plugin[];
}
type OptionsOf = (context: { resourcePath: string }) => PostcssOptions;

/**
 * Gives every style sheet a cascade layer. A page loads the sheets of its parts in the order of its
 * imports, and pages differ in it: without layers the look would depend on which page was open before.
 */
export function stylesInLayers(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => ({
    ...rule,
    ...(rule.oneOf && { oneOf: stylesInLayers(rule.oneOf) }),
    // Some rules name one loader, not a list: none of them is for style sheets.
    ...(Array.isArray(rule.use) && {
      use: rule.use.map(({ loader, options }) => {
        const optionsOf = options?.postcssOptions as OptionsOf | undefined;
        if (!optionsOf) return { loader, options };
        const postcssOptions: OptionsOf = (context) => {
          const { plugins, ...others } = optionsOf(context);
          return { ...others, plugins: [...plugins, inLayer(layerOf(context.resourcePath))] };
        };
        return { loader, options: { ...options, postcssOptions } };
      }),
    }),
  }));
}

/** Layers decide who wins, so the plugin that writes the sheets need not warn of their order. */
export function ignoreSheetOrder(plugins: readonly unknown[]): unknown[] {
  for (const plugin of plugins) {
    if (plugin?.constructor.name === 'MiniCssExtractPlugin') {
      (plugin as { options: { ignoreOrder: boolean } }).options.ignoreOrder = true;
    }
  }
  return [...plugins];
}

interface CssMinimizer {
  options: { minimizerOptions: { preset: [string, Record<string, unknown>] } };
}

/**
 * Keeps the order of the layers at the head of every sheet. Of equal statements the minimizer would
 * leave the last one of the file, when the layers have long been used in another order.
 */
export function keepLayerOrder(minimizers: readonly unknown[]): unknown[] {
  for (const minimizer of minimizers) {
    if (minimizer?.constructor.name === 'CssMinimizerPlugin') {
      const { preset } = (minimizer as CssMinimizer).options.minimizerOptions;
      preset[1].discardDuplicates = false;
    }
  }
  return [...minimizers];
}
