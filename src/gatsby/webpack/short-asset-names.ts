import { assetHashLength } from '../../config/asset-hash';

interface SheetPlugin {
  options?: { chunkFilename?: string };
}

/** What webpack calls files: the id of a chunk in place of its name, which every page's scripts would hold. */
export function shortAssetNames(output: Record<string, unknown>): Record<string, unknown> {
  return {
    ...output,
    chunkFilename: '[id]-[contenthash].js',
    hashDigestLength: assetHashLength,
  };
}

/** The same for style sheets, which a plugin of their own names. */
export function shortSheetNames(plugins: readonly unknown[]): unknown[] {
  for (const plugin of plugins) {
    if (plugin?.constructor.name !== 'MiniCssExtractPlugin') continue;
    const { options } = plugin as SheetPlugin;
    if (options) options.chunkFilename = '[id].[contenthash].css';
  }
  return [...plugins];
}
