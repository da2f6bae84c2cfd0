import type { WebpackPluginInstance } from 'webpack';

const name = 'StylesInRenderer';

/**
 * Gatsby writes the styles into every page, but renders a page again only when its data or the
 * renderer changed: after an edit of styles alone the pages of an earlier build would keep the old
 * ones. With this the renderer is another one whenever the styles are.
 */
export class StylesInRenderer {
  private sheets = '';

  /** For the browser's bundle, which is made first: notes its style sheets, named by their contents. */
  readonly noted: WebpackPluginInstance = {
    apply: (compiler) => {
      compiler.hooks.afterEmit.tap(name, (compilation) => {
        const files = compilation.getAssets().map((asset) => asset.name);
        const sheets = files.filter((file) => file.endsWith('.css'));
        this.sheets = sheets.sort().join();
      });
    },
  };

  /** For the bundle of the renderer. */
  readonly hashed: WebpackPluginInstance = {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.chunkHash.tap(name, (_chunk, hash) => {
          hash.update(this.sheets);
        });
      });
    },
  };
}
