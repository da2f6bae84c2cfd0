/** @jest-environment node */
import postcss from 'postcss';
import type { Loader, Rule } from './rule';
import { ignoreSheetOrder, inLayer, keepLayerOrder, layerOf, stylesInLayers } from './style-layers';

test.each([
  ['/site/node_modules/@fontsource-variable/manrope/wght.css', 'base'],
  ['/site/src/shared/styles/tokens.css', 'base'],
  ['/site/src/shared/styles/states.css', 'states'],
  ['/site/src/shared/ui/button.module.css', 'ui'],
  ['/site/src/features/catalogue/card/item-card.module.css', 'features'],
  ['/site/src/app/layout/header.module.css', 'app'],
  ['/site/src/templates/article-page.module.css', 'pages'],
  ['C:\\site\\src\\pages\\404.module.css', 'pages'],
])('%s lies in the layer of its folder', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});

test('each sheet names the order of all layers, so that it does not matter which comes first', async () => {
  const { css } = await postcss([inLayer('ui')]).process(
    '.a{margin:0}@media print{.a{margin:1px}}',
    {
      from: undefined,
    },
  );
  expect(css.replace(/\s+/g, ' ')).toBe(
    '@layer base, ui, features, app, pages, states;@layer ui{.a{margin:0}@media print{.a{margin:1px}}}',
  );
});

test('an empty sheet stays empty', async () => {
  const { css } = await postcss([inLayer('ui')]).process('', { from: undefined });
  expect(css).toBe('');
});

test('the layer is the last step of every style sheet, nested rules too', () => {
  const first = { postcssPlugin: 'first' };
  const use = [
    { loader: 'css-loader', options: { modules: true } },
    { loader: 'postcss-loader', options: { postcssOptions: () => ({ plugins: [first] }) } },
  ];
  const [rule] = stylesInLayers([{ oneOf: [{ test: /\.css$/, use }] }]);
  const [css, post] = rule?.oneOf?.[0]?.use as Loader[];
  expect(css).toEqual(use[0]);
  const optionsOf = post?.options?.postcssOptions as (context: object) => { plugins: unknown[] };
  const { plugins } = optionsOf({ resourcePath: '/site/src/app/x.module.css' });
  expect(plugins).toEqual([first, expect.objectContaining({ postcssPlugin: 'style-layers' })]);
});

test('a rule that names one loader stays as it is', () => {
  const rule = { test: /\.js$/, use: { loader: 'babel-loader' } } as unknown as Rule;
  expect(stylesInLayers([rule])).toEqual([rule]);
});

test('the order of sheets is of no interest to the plugin that writes them', () => {
  class MiniCssExtractPlugin {
    options = { ignoreOrder: false };
  }
  const plugin = new MiniCssExtractPlugin();
  expect(ignoreSheetOrder([plugin, null])).toEqual([plugin, null]);
  expect(plugin.options.ignoreOrder).toBe(true);
});

test('the minimizer keeps the order of the layers at the head of each sheet', () => {
  class CssMinimizerPlugin {
    options = { minimizerOptions: { preset: ['default', { svgo: false }] } };
  }
  const minimizer = new CssMinimizerPlugin();
  expect(keepLayerOrder([null, minimizer])).toEqual([null, minimizer]);
  expect(minimizer.options.minimizerOptions.preset[1]).toEqual({
    svgo: false,
    discardDuplicates: false,
  });
});
