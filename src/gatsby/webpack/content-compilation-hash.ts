import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

const name = 'ContentCompilationHash';

/**
 * Gatsby writes webpack's hash of the whole compilation into every page, and a tab whose hash is no
 * longer the site's reloads. Webpack's own hash also changes with the directory of the build and
 * between a build without and one with a cache; this one is made of the names of the files, which
 * carry hashes of their content, and so does not rewrite all pages when browsers get the same.
 */
export class ContentCompilationHash {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Only when files are named by what is in them: the hashes of chunks, which webpack makes
      // before, also follow comments and paths that the minifier removes.
      compilation.hooks.afterProcessAssets.tap(name, (assets) => {
        const names = Object.keys(assets).sort().join('\n');
        compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, 20);
      });
    });
  }
}
