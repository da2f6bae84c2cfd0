import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

const name = 'ContentCompilationHash';

/**
 * Gatsby writes webpack's hash of the whole compilation into every page, and a tab whose hash is no
 * longer the site's reloads. Webpack's own hash also changes with the directory of the build and
 * between a build without and one with a cache; this one changes with what browsers get, and so does
 * not rewrite all pages when nothing did.
 */
export class ContentCompilationHash {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.afterHash.tap(name, () => {
        const contents = [...compilation.chunks].map((chunk) =>
          JSON.stringify([chunk.name ?? null, chunk.id, Object.entries(chunk.contentHash).sort()]),
        );
        const digest = createHash('sha256').update(contents.sort().join('\n')).digest('hex');
        compilation.hash = digest.slice(0, 20);
      });
    });
  }
}
